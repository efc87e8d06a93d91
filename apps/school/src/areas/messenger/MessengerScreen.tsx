import { EmptyState, IconButton, ListDetail } from '@school/ui';
import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useText } from '../../intl/useText.ts';
import { useRouteValues } from '../../router/useRouteValues.ts';
import { bareFrame } from '../../screen/bareFrame.ts';
import { useScreen } from '../../screen/ScreenRoot.tsx';
import { useNarrow } from '../../viewport/useNarrow.ts';
import { useWide } from '../../viewport/useWide.ts';
import { Conversations } from './list/Conversations.tsx';
import { ListHeader } from './list/ListHeader.tsx';
import { usePresenceUpdates } from './presence/usePresenceUpdates.ts';
import { messengerPaths } from './paths.ts';
import { Shortcuts } from './Shortcuts.tsx';
import { Thread } from './thread/Thread.tsx';
import { latePart } from '../../router/latePart.tsx';
import { lateDialog } from '../../screen/lateDialog.tsx';

const NewConversationDialog = lateDialog(
  () => import('./people/NewConversationDialog.tsx').then((file) => file.NewConversationDialog),
  ({ onOpenChange }) => onOpenChange(false),
);
const MessageSearch = latePart(() => import('./search/MessageSearch.tsx').then((file) => file.MessageSearch));
const OpenDetails = latePart(() => import('./OpenDetails.tsx').then((file) => file.OpenDetails));

/** The user's conversations with the open one and its details beside them. A phone shows one of the three. */
export function MessengerScreen() {
  useScreen();
  usePresenceUpdates();
  const t = useText();
  const [, navigate] = useLocation();
  const { id, message } = useRouteValues(messengerPaths.conversation);
  const [narrow, wide] = [useNarrow(), useWide()];
  const [isCreating, setCreating] = useState(false);
  const [isSearching, setSearching] = useState(false);
  const [isPaneClosed, setPaneClosed] = useState(false);
  const [isOverlayOpen, setOverlayOpen] = useState(false);
  // Another object shows the message of the address again.
  const [jump, setJump] = useState<object>();
  const hasDetails = wide ? !isPaneClosed : isOverlayOpen;
  const isAlone = narrow && id !== '';
  useEffect(() => {
    // On a phone an open conversation has the whole window.
    bareFrame.set(isAlone);
    return () => bareFrame.set(false);
  }, [isAlone]);
  const seq = Number(message);
  const show = (conversation: string, at?: number) => {
    const to = { id: conversation, message: at === undefined ? '' : String(at) };
    if (to.id === id && to.message === message) setJump({});
    else navigate(messengerPaths.conversation.href(to));
  };
  const details = id !== '' && hasDetails && (
    <Suspense>
      <OpenDetails id={id} overlay={!wide} onShow={show} onClose={() => setOverlayOpen(false)} />
    </Suspense>
  );
  return (
    <>
      {!wide && details}
      <Shortcuts />
      <Suspense>
        {isCreating && (
          <NewConversationDialog open onOpenChange={setCreating} onCreated={(made) => show(made)} />
        )}
      </Suspense>
      <ListDetail
        fill
        listHeader={
          !isSearching && (
            <ListHeader onSearch={() => setSearching(true)} onCreate={() => setCreating(true)} />
          )
        }
        list={
          isSearching ? (
            <Suspense>
              <MessageSearch onOpen={show} onClose={() => setSearching(false)} />
            </Suspense>
          ) : (
            <Conversations selected={id} />
          )
        }
        aside={wide && details}
      >
        {id ? (
          <Thread
            key={id}
            id={id}
            startSeq={seq > 0 ? Math.trunc(seq) : undefined}
            jump={jump}
            actions={
              <IconButton
                icon="info"
                variant="plain"
                label={t('messenger.details')}
                aria-pressed={hasDetails}
                onClick={() => (wide ? setPaneClosed(hasDetails) : setOverlayOpen(true))}
              />
            }
          />
        ) : (
          !narrow && (
            <EmptyState
              icon="message-square"
              title={t('messenger.choose')}
              body={t('messenger.chooseBody')}
            />
          )
        )}
      </ListDetail>
    </>
  );
}

import { Button, Icon, Inline, Link, ListItem, Stack, Text, Time, useConfirm } from '@school/ui';
import { useId } from 'react';
import type { Problem } from '../../data/problem.ts';
import { useDrafts } from '../../forms/useDrafts.ts';
import { waitingDraftName } from '../../forms/formOutbox.ts';
import { problemText } from '../../intl/problemText.ts';
import { Separator } from '../../intl/Separator.tsx';
import { useText } from '../../intl/useText.ts';
import type { PersonOutbox, WaitingWrite } from '../../outbox/personOutbox.ts';
import { formatWriteTitle } from '../../outbox/formatWriteTitle.ts';
import { useNavigation } from '../../router/NavigationRoot.tsx';
import { useScreenServices } from '../../screen/ScreenRoot.tsx';
import { messengerPaths } from '../messenger/paths.ts';
import { describeWrite, findProblemMessages } from './describeWrite.ts';

/** Problems that the same values would meet again. */
const needsEdit: ReadonlySet<Problem['kind']> = new Set(['conflict', 'fileChanged', 'invalid']);

/** A write that waits on this device, with its state and what can be done with it. */
export function WaitingRow({ entry, outbox }: { entry: WaitingWrite; outbox: PersonOutbox }) {
  const t = useText();
  const { payload, problem, held, attempted, createdAt } = entry;
  const { label, icon } = describeWrite(payload);
  const title = formatWriteTitle(t, payload);
  const titleId = useId();
  const files = payload.kind === 'answer' ? 0 : payload.files.length;
  const state = held ? 'held' : attempted ? 'sending' : 'waiting';
  const states = {
    held: t('outbox.state.held'),
    sending: t('outbox.state.sending'),
    waiting: t('outbox.state.waiting'),
  };
  return (
    <ListItem
      start={<Icon name={icon} />}
      title={
        <Text as="span" id={titleId} isolate>
          {title}
        </Text>
      }
      meta={
        <>
          <span>{t(label)}</span>
          <Separator />
          <Time value={createdAt} format="relative" />
          {files > 0 && (
            <>
              <Separator />
              <span>{t('messenger.files', { count: files })}</span>
            </>
          )}
        </>
      }
    >
      <Stack gap="s">
        <Text size="small" tone={problem ? 'critical' : 'quiet'}>
          {problem ? problemText(t, problem, findProblemMessages(entry)) : states[state]}
        </Text>
        {(problem || state !== 'sending') && (
          <Actions entry={entry} outbox={outbox} title={title} titleId={titleId} />
        )}
      </Stack>
    </ListItem>
  );
}

function Actions(props: { entry: WaitingWrite; outbox: PersonOutbox; title: string; titleId: string }) {
  const { entry, outbox, title, titleId } = props;
  const t = useText();
  const navigation = useNavigation();
  const { notices } = useScreenServices();
  const confirm = useConfirm();
  const drafts = useDrafts();
  const { seq, payload, problem, held } = entry;
  const eraseDraft = () => {
    if (payload.kind === 'form') drafts?.erase(waitingDraftName(payload.formId));
  };
  const unlessTooLate = (isDone: boolean) => {
    if (!isDone) notices.notify({ tone: 'info', message: { id: 'outbox.tooLate' } });
    return isDone;
  };
  const edit = async (href: string) => {
    if (held || unlessTooLate(await outbox.hold(seq))) await navigation.navigate(href);
  };
  const send = () => {
    eraseDraft();
    void outbox.retry(seq);
  };
  const remove = async () => {
    const isConfirmed = await confirm({
      tone: 'critical',
      title: t('outbox.delete.title', { title }),
      body: t('outbox.delete.body'),
      confirmLabel: t('outbox.delete'),
    });
    if (!isConfirmed) return;
    eraseDraft();
    unlessTooLate(await outbox.remove(seq));
  };
  return (
    <Inline gap="s">
      {(held || (problem && !needsEdit.has(problem.kind))) && (
        <Button size="s" aria-describedby={titleId} onClick={send}>
          {t('outbox.send')}
        </Button>
      )}
      {payload.kind === 'form' && (
        <Button size="s" aria-describedby={titleId} onClick={() => void edit(payload.href)}>
          {t('outbox.edit')}
        </Button>
      )}
      {payload.kind === 'message' && (
        <Link href={messengerPaths.conversation.href({ id: payload.conversationId })}>
          {t('outbox.show')}
        </Link>
      )}
      <Button size="s" aria-describedby={titleId} onClick={() => void remove()}>
        {t('outbox.delete')}
      </Button>
    </Inline>
  );
}

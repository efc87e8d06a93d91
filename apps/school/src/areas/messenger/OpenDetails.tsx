import { Drawer } from '@school/ui';
import { isGone } from '../../data/goneRecord.ts';
import { useQuery } from '../../data/useQuery.ts';
import { useText } from '../../intl/useText.ts';
import { ConversationDetails } from './people/ConversationDetails.tsx';

/** Details of the open conversation: the third pane of a wide window, and an overlay of a narrower one. */
export function OpenDetails(props: {
  id: string;
  overlay: boolean;
  /** Shows a conversation, or the list for an empty id. */
  onShow(id: string, seq?: number): void;
  onClose(): void;
}) {
  const { id, overlay, onShow, onClose } = props;
  const t = useText();
  const query = useQuery('getConversation', { path: { id } });
  const conversation = query.data?.data;
  // While another conversation loads, the data of the previous one is not shown.
  if (conversation?.id !== id || isGone(query)) return null;
  const details = (
    <ConversationDetails
      key={id}
      conversation={conversation}
      onLeft={() => onShow('')}
      onShowMessage={(seq) => {
        // An overlay would hide the message.
        if (overlay) onClose();
        onShow(id, seq);
      }}
    />
  );
  if (!overlay) return details;
  return (
    <Drawer
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('messenger.details')}
    >
      {details}
    </Drawer>
  );
}

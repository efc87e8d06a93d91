import { Dialog, Stack } from '@school/ui';
import { useCallback, useRef } from 'react';
import { FormWithDraft, type FormWithDraftProps } from '../../../forms/FormWithDraft.tsx';
import type { FormDraft } from '../../../forms/useDraft.ts';
import { useLeaveGuard } from '../../../forms/useLeaveGuard.ts';
import type { MessageId } from '../../../intl/messages.ts';

type DialogFormProps<Values extends object, Answer> = Omit<
  FormWithDraftProps<Values, Answer>,
  'label' | 'onDraft'
> & { title: string; onClose(): void };

const discarding = {
  title: 'messenger.discard.title',
  body: 'messenger.discard.body',
  confirmLabel: 'messenger.discard.confirm',
} as const satisfies Record<string, MessageId>;

/** Dialog with a form and its draft. Closing it asks for confirmation only if the device can't store the input. */
export function DialogForm<Values extends object, Answer>(props: DialogFormProps<Values, Answer>) {
  const { title, onClose, children, ...form } = props;
  const draft = useRef<FormDraft | null>(null);
  const leave = useLeaveGuard(
    useCallback(() => (draft.current?.unsent() === 'lost' ? 'lost' : 'nothing'), []),
    discarding,
  );
  return (
    <Dialog
      open
      size="m"
      onOpenChange={(open) => {
        if (!open) leave(onClose);
      }}
      title={title}
    >
      <FormWithDraft<Values, Answer>
        {...form}
        label={title}
        onDraft={(now) => {
          draft.current = now;
        }}
      >
        <Stack gap="l">{children}</Stack>
      </FormWithDraft>
    </Dialog>
  );
}

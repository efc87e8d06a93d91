import { type ManagedNotification, followUpLimits } from '@school/domain';
import { Button, Dialog, Stack } from '@school/ui';
import { invalidateAfter } from '../../data/cache.ts';
import { useCommand } from '../../data/useCommand.ts';
import type { FormFields } from '../../forms/fields.ts';
import { FormProblem } from '../../forms/FormProblem.tsx';
import { FormSubmit } from '../../forms/FormSubmit.tsx';
import { FormTextArea } from '../../forms/FormTextArea.tsx';
import { FormWithDraft } from '../../forms/FormWithDraft.tsx';
import { useFieldProps } from '../../forms/useFieldProps.ts';
import { rulesFor } from '../../forms/rulesFor.ts';
import { useText } from '../../intl/useText.ts';
import { useScreenServices } from '../../screen/ScreenRoot.tsx';

const initialValues = { content: '' };
const fields = {
  content: { label: 'notifications.followUpMessage', limit: followUpLimits.content },
} as const satisfies FormFields<typeof initialValues>;
const instead = { conflict: 'notifications.endedMeanwhile' } as const;
const loadValidator = rulesFor('followUp');

/** Dialog that sends an update to all recipients of an emergency. */
export function FollowUpDialog(props: { notification: ManagedNotification; onClose(): void }) {
  const t = useText();
  const field = useFieldProps(fields);
  const { notices } = useScreenServices();
  const { notification, onClose } = props;
  const { run } = useCommand('followUpNotification');
  const title = t('notifications.followUpTitle');
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={title}
      description={t('notifications.followUpBody', { count: notification.counts.recipients })}
    >
      <FormWithDraft
        draftName={`follow-up-${notification.id}`}
        label={title}
        initialValues={initialValues}
        fields={fields}
        loadValidator={loadValidator}
        onSend={async ({ content }, { keyFor }) => {
          const body = { content: content.trim() };
          const outcome = await run({
            path: { id: notification.id },
            body,
            idempotencyKey: keyFor(body),
          });
          // Another person has ended it: what is behind the dialog is outdated.
          if (!outcome.ok && outcome.problem.kind === 'conflict') invalidateAfter('followUpNotification');
          return outcome;
        }}
        onSent={() => {
          notices.notify({ tone: 'positive', message: { id: 'notifications.followedUp' } });
          onClose();
        }}
      >
        <Stack gap="l">
          <FormProblem instead={instead} />
          <FormTextArea {...field('content')} rows={4} dir="auto" />
          <Stack gap="s">
            <FormSubmit size="l" fullWidth icon="send">
              {t('notifications.followUpSend')}
            </FormSubmit>
            <Button size="l" fullWidth variant="plain" onClick={onClose}>
              {t('app.cancel')}
            </Button>
          </Stack>
        </Stack>
      </FormWithDraft>
    </Dialog>
  );
}

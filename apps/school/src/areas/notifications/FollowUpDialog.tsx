import { type ManagedNotification, followUpLimits } from '@school/domain';
import { Button, Dialog, Stack } from '@school/ui';
import { invalidateAfter } from '../../data/cache.ts';
import { useCommand } from '../../data/useCommand.ts';
import { Form } from '../../forms/Form.tsx';
import { FormProblem } from '../../forms/FormProblem.tsx';
import { FormSubmit } from '../../forms/FormSubmit.tsx';
import { FormTextArea } from '../../forms/FormTextArea.tsx';
import { useText } from '../../intl/useText.ts';
import { useShell } from '../../shell/ShellRoot.tsx';

const initialValues = { content: '' };
const instead = { conflict: 'notifications.endedMeanwhile' } as const;
const loadValidator = () => import('./followUpRules.ts').then((file) => file.followUpRules);

/** Dialog that sends an update to all recipients of an emergency. */
export function FollowUpDialog(props: { notification: ManagedNotification; onClose(): void }) {
  const t = useText();
  const { notices } = useShell();
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
      <Form
        label={title}
        initialValues={initialValues}
        loadValidator={loadValidator}
        onSubmit={async ({ content }) => {
          const outcome = await run({ path: { id: notification.id }, body: { content: content.trim() } });
          if (!outcome.ok) {
            // Another person has ended it: what is behind the dialog is outdated.
            if (outcome.problem.kind === 'conflict') invalidateAfter('followUpNotification');
            return outcome;
          }
          notices.notify({ tone: 'positive', message: { id: 'notifications.followedUp' } });
          onClose();
          return { ok: true };
        }}
      >
        <Stack gap="l">
          <FormProblem instead={instead} />
          <FormTextArea
            name="content"
            label={t('notifications.followUpMessage')}
            rows={4}
            counter={{ max: followUpLimits.content }}
            dir="auto"
          />
          <Stack gap="s">
            <FormSubmit size="l" fullWidth icon="send">
              {t('notifications.followUpSend')}
            </FormSubmit>
            <Button size="l" fullWidth variant="plain" onClick={onClose}>
              {t('app.cancel')}
            </Button>
          </Stack>
        </Stack>
      </Form>
    </Dialog>
  );
}

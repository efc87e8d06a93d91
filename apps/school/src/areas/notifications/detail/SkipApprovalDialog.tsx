import { approvalReasonLimits } from '@school/domain';
import { Button, Dialog, Stack } from '@school/ui';
import { invalidateAfter } from '../../../data/cache.ts';
import { useCommand } from '../../../data/useCommand.ts';
import { Form } from '../../../forms/Form.tsx';
import { FormProblem } from '../../../forms/FormProblem.tsx';
import { FormSubmit } from '../../../forms/FormSubmit.tsx';
import { FormTextArea } from '../../../forms/FormTextArea.tsx';
import { useText } from '../../../intl/useText.ts';
import { useShell } from '../../../shell/ShellRoot.tsx';

const initialValues = { reason: '' };
const instead = { conflict: 'notifications.approval.decided' } as const;
const loadValidator = () => import('../approvalReasonRules.ts').then((file) => file.approvalReasonRules);

/** Dialog in which the starter of a real alert sends it without the approval of a second person, with a reason. */
export function SkipApprovalDialog({ id, onClose }: { id: string; onClose(): void }) {
  const t = useText();
  const { notices } = useShell();
  const { run } = useCommand('skipApproval');
  const title = t('notifications.approval.skipTitle');
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={title}
      description={t('notifications.approval.skipBody')}
    >
      <Form
        label={title}
        initialValues={initialValues}
        loadValidator={loadValidator}
        onSubmit={async ({ reason }) => {
          const outcome = await run({ path: { id }, body: { reason: reason.trim() } });
          if (!outcome.ok) {
            // Another person has decided: what is behind the dialog is outdated.
            if (outcome.problem.kind === 'conflict') invalidateAfter('skipApproval');
            return outcome;
          }
          notices.notify({ tone: 'positive', message: { id: 'notifications.approval.skipped' } });
          onClose();
          return { ok: true };
        }}
      >
        <Stack gap="l">
          <FormProblem instead={instead} />
          <FormTextArea
            name="reason"
            label={t('notifications.approval.reason')}
            rows={3}
            counter={{ max: approvalReasonLimits.reason }}
            dir="auto"
          />
          <Stack gap="s">
            <FormSubmit size="l" fullWidth icon="shield-alert" tone="critical">
              {t('notifications.approval.skip')}
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

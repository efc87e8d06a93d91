import { approvalReasonLimits } from '@school/domain';
import { Button, Stack } from '@school/ui';
import { useCommand } from '../../data/useCommand.ts';
import { Form } from '../../forms/Form.tsx';
import { FormProblem } from '../../forms/FormProblem.tsx';
import { FormSubmit } from '../../forms/FormSubmit.tsx';
import { FormTextArea } from '../../forms/FormTextArea.tsx';
import { useText } from '../../intl/useText.ts';
import { useShell } from '../../shell/ShellRoot.tsx';
import { approvalReasonRules } from '../notifications/index.ts';

const initialValues = { reason: '' };
const loadValidator = () => Promise.resolve(approvalReasonRules);
const instead = { conflict: 'notifications.approval.decided' } as const;

/** Rejects an alert with a reason; it is not sent. */
export function RejectForm({ id, onBack }: { id: string; onBack(): void }) {
  const t = useText();
  const { notices } = useShell();
  const { run } = useCommand('rejectEmergency');
  return (
    <Form
      label={t('emergencies.approval.reject')}
      initialValues={initialValues}
      loadValidator={loadValidator}
      onSubmit={async ({ reason }) => {
        const outcome = await run({ path: { id }, body: { reason: reason.trim() } });
        if (!outcome.ok) return outcome;
        notices.notify({ tone: 'positive', message: { id: 'emergencies.approval.rejected' } });
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
        <FormSubmit size="l" fullWidth icon="circle-x">
          {t('emergencies.approval.reject')}
        </FormSubmit>
        <Button variant="plain" fullWidth onClick={onBack}>
          {t('emergencies.approval.back')}
        </Button>
      </Stack>
    </Form>
  );
}

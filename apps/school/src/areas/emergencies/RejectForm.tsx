import { approvalReasonLimits } from '@school/domain';
import { Button, Stack } from '@school/ui';
import { useCommand } from '../../data/useCommand.ts';
import type { FormFields } from '../../forms/fields.ts';
import { FormProblem } from '../../forms/FormProblem.tsx';
import { FormSubmit } from '../../forms/FormSubmit.tsx';
import { FormTextArea } from '../../forms/FormTextArea.tsx';
import { FormWithDraft } from '../../forms/FormWithDraft.tsx';
import { useFieldProps } from '../../forms/useFieldProps.ts';
import { useText } from '../../intl/useText.ts';
import { useScreenServices } from '../../screen/ScreenRoot.tsx';
import { approvalReasonRules } from '../notifications/index.ts';

const initialValues = { reason: '' };
const fields = {
  reason: { label: 'notifications.approval.reason', limit: approvalReasonLimits.reason },
} as const satisfies FormFields<typeof initialValues>;
const loadValidator = () => Promise.resolve(approvalReasonRules);
const instead = { conflict: 'notifications.approval.decided' } as const;

/** Rejects an alert with a reason; it is not sent. */
export function RejectForm({ id, onBack }: { id: string; onBack(): void }) {
  const t = useText();
  const field = useFieldProps(fields);
  const { notices } = useScreenServices();
  const { run } = useCommand('rejectEmergency');
  return (
    <FormWithDraft
      draftName={`reject-alert-${id}`}
      label={t('emergencies.approval.reject')}
      initialValues={initialValues}
      fields={fields}
      loadValidator={loadValidator}
      onSend={({ reason }, { keyFor }) => {
        const body = { reason: reason.trim() };
        return run({ path: { id }, body, idempotencyKey: keyFor(body) });
      }}
      onSent={() => notices.notify({ tone: 'positive', message: { id: 'emergencies.approval.rejected' } })}
    >
      <Stack gap="l">
        <FormProblem instead={instead} />
        <FormTextArea {...field('reason')} rows={3} dir="auto" />
        <FormSubmit size="l" fullWidth icon="circle-x">
          {t('emergencies.approval.reject')}
        </FormSubmit>
        <Button variant="plain" fullWidth onClick={onBack}>
          {t('emergencies.approval.back')}
        </Button>
      </Stack>
    </FormWithDraft>
  );
}

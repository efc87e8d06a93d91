import { approvalReasonLimits } from '@school/domain';
import { Button, Dialog, Stack } from '@school/ui';
import { invalidateAfter } from '../../../data/cache.ts';
import { useCommand } from '../../../data/useCommand.ts';
import type { FormFields } from '../../../forms/fields.ts';
import { FormProblem } from '../../../forms/FormProblem.tsx';
import { FormSubmit } from '../../../forms/FormSubmit.tsx';
import { FormTextArea } from '../../../forms/FormTextArea.tsx';
import { FormWithDraft } from '../../../forms/FormWithDraft.tsx';
import { useFieldProps } from '../../../forms/useFieldProps.ts';
import { useText } from '../../../intl/useText.ts';
import { useScreenServices } from '../../../screen/ScreenRoot.tsx';

const initialValues = { reason: '' };
const fields = {
  reason: { label: 'notifications.approval.reason', limit: approvalReasonLimits.reason },
} as const satisfies FormFields<typeof initialValues>;
const instead = { conflict: 'notifications.approval.decided' } as const;
const loadValidator = () => import('../approvalReasonRules.ts').then((file) => file.approvalReasonRules);

/** Dialog in which the starter of a real alert sends it without the approval of a second person, with a reason. */
export function SkipApprovalDialog({ id, onClose }: { id: string; onClose(): void }) {
  const t = useText();
  const field = useFieldProps(fields);
  const { notices } = useScreenServices();
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
      <FormWithDraft
        draftName={`skip-approval-${id}`}
        label={title}
        initialValues={initialValues}
        fields={fields}
        loadValidator={loadValidator}
        onSend={async ({ reason }, { keyFor }) => {
          const body = { reason: reason.trim() };
          const outcome = await run({ path: { id }, body, idempotencyKey: keyFor(body) });
          // Another person has decided: what is behind the dialog is outdated.
          if (!outcome.ok && outcome.problem.kind === 'conflict') invalidateAfter('skipApproval');
          return outcome;
        }}
        onSent={() => {
          notices.notify({ tone: 'positive', message: { id: 'notifications.approval.skipped' } });
          onClose();
        }}
      >
        <Stack gap="l">
          <FormProblem instead={instead} />
          <FormTextArea {...field('reason')} rows={3} dir="auto" />
          <Stack gap="s">
            <FormSubmit size="l" fullWidth icon="shield-alert" tone="critical">
              {t('notifications.approval.skip')}
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

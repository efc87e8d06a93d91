import { Stack } from '@school/ui';
import { invalidateAfter } from '../../data/cache.ts';
import { useCommand } from '../../data/useCommand.ts';
import { type FormFields, toFormProps } from '../../forms/fields.ts';
import { Form } from '../../forms/Form.tsx';
import { FormPinField } from '../../forms/FormPinField.tsx';
import { FormProblem } from '../../forms/FormProblem.tsx';
import { FormSubmit } from '../../forms/FormSubmit.tsx';
import { useFieldProps } from '../../forms/useFieldProps.ts';
import { useText } from '../../intl/useText.ts';
import { useScreenServices } from '../../screen/ScreenRoot.tsx';
import { pinToConfirm } from '../notifications/index.ts';

const initialValues = { pin: '' };
const pinFields = {
  pin: { label: 'notifications.confirm.pin', rejected: 'notifications.confirm.pinWrong' },
} as const satisfies FormFields<{ pin: string }>;
const formProps = toFormProps(pinFields);
const loadValidator = () => Promise.resolve(pinToConfirm);
const instead = { conflict: 'notifications.approval.decided' } as const;

/** Approves an alert with the user's own PIN; it is sent at once. */
export function ApproveForm({ id }: { id: string }) {
  const t = useText();
  const field = useFieldProps(pinFields);
  const { notices } = useScreenServices();
  const { run } = useCommand('approveEmergency');
  return (
    <Form
      label={t('emergencies.approval.approve')}
      initialValues={initialValues}
      loadValidator={loadValidator}
      {...formProps}
      onSubmit={async ({ pin }) => {
        const outcome = await run({ path: { id }, body: { pin } });
        if (!outcome.ok) return outcome;
        notices.notify({ tone: 'positive', message: { id: 'emergencies.approval.approved' } });
        invalidateAfter('approveEmergency');
        return { ok: true };
      }}
    >
      <Stack gap="l">
        <FormProblem instead={instead} summary={false} />
        <FormPinField
          {...field('pin')}
          mask
          rejected={pinFields.pin.rejected}
          help={t('notifications.confirm.pinHelp')}
        />
        <FormSubmit size="l" fullWidth icon="shield-alert" tone="critical">
          {t('emergencies.approval.approve')}
        </FormSubmit>
      </Stack>
    </Form>
  );
}

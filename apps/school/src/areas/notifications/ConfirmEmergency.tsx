import type { ManagedNotification, NotificationWrite } from '@school/domain';
import { Button, Dialog, Stack, Text } from '@school/ui';
import { useRef } from 'react';
import { useCollege, useSession } from '../../data/DataRoot.tsx';
import type { Outcome } from '../../data/useCommand.ts';
import { useQuery } from '../../data/useQuery.ts';
import { type FormFields, toFormProps } from '../../forms/fields.ts';
import { Form, type Submitted } from '../../forms/Form.tsx';
import { FormPinField } from '../../forms/FormPinField.tsx';
import { FormProblem } from '../../forms/FormProblem.tsx';
import { FormSubmit } from '../../forms/FormSubmit.tsx';
import { useText } from '../../intl/useText.ts';
import { AlertPeople } from './AlertPeople.tsx';
import { NoPinNotice } from './NoPinNotice.tsx';
import { useFieldProps } from '../../forms/useFieldProps.ts';

/** Result of starting an emergency; null if the person cancelled. */
export type Started = Outcome<{ data: ManagedNotification }> | null;

const initialValues = { pin: '' };
const pinFields = {
  pin: { label: 'notifications.confirm.pin', rejected: 'notifications.confirm.pinWrong' },
} as const satisfies FormFields<{ pin: string }>;

const formProps = toFormProps(pinFields);
const nothing = () => Promise.resolve(() => ({}));
const loadPinRules = () => import('./pinToConfirm.ts').then((file) => file.pinToConfirm);

/** Problems that the dialog can solve: a wrong PIN, the network, too many attempts. The form shows any other. */
const staysHere = (outcome: Outcome<unknown>) =>
  !outcome.ok &&
  (outcome.problem.kind === 'invalid'
    ? outcome.problem.fields.includes('pin')
    : ['offline', 'tooMany', 'failed'].includes(outcome.problem.kind));

/** Confirmation before an emergency starts; a real one needs the sender's PIN. The PIN is never stored. */
export function ConfirmEmergency(props: {
  notification: NotificationWrite;
  onSend(pin: string | undefined): Promise<Outcome<{ data: ManagedNotification }>>;
  onEnd(started: Started): void;
}) {
  const t = useText();
  const field = useFieldProps(pinFields);
  const { user } = useSession();
  const sending = useRef(false);
  const { notification, onSend, onEnd } = props;
  const { title, audience, mode } = notification;
  const count = useQuery('previewAudience', { body: { audience } }).data?.data.count;
  const real = mode === 'real';
  const needsApproval = (useCollege()?.setting.alert_approval ?? false) && real;
  const close = () => {
    if (!sending.current) onEnd(null);
  };

  const start = async ({ pin }: { pin: string }): Promise<Submitted> => {
    sending.current = true;
    const outcome = await onSend(real ? pin : undefined);
    sending.current = false;
    if (!staysHere(outcome)) onEnd(outcome);
    return outcome.ok ? { ok: true } : outcome;
  };

  const describe = () => {
    if (needsApproval) return t('notifications.confirm.approvalBody');
    return count === undefined
      ? t('notifications.confirm.body')
      : t('notifications.confirm.bodyCounted', { count });
  };
  const startLabel = real ? 'notifications.form.startReal' : 'notifications.form.startDrill';
  const label = needsApproval ? 'notifications.confirm.requestApproval' : startLabel;
  const question = t(real ? 'notifications.confirm.real' : 'notifications.confirm.drill');
  if (real && user?.has_pin === false) {
    return (
      <Dialog
        open
        onOpenChange={close}
        title={question}
        footer={<Button onClick={close}>{t('notifications.confirm.back')}</Button>}
      >
        <NoPinNotice />
      </Dialog>
    );
  }
  return (
    <Dialog open onOpenChange={close} title={question} description={describe()}>
      <Form
        label={question}
        initialValues={initialValues}
        loadValidator={real ? loadPinRules : nothing}
        {...formProps}
        onSubmit={start}
      >
        <Stack gap="l">
          <FormProblem summary={false} />
          <Text weight="medium" isolate>
            {title}
          </Text>
          <AlertPeople audience={audience} />
          {real && (
            <FormPinField
              {...field('pin')}
              mask
              rejected={pinFields.pin.rejected}
              help={t('notifications.confirm.pinHelp')}
            />
          )}
          <FormSubmit size="l" fullWidth icon="shield-alert" tone={real ? 'critical' : 'accent'}>
            {t(label)}
          </FormSubmit>
          <Button variant="plain" fullWidth onClick={close}>
            {t('notifications.confirm.back')}
          </Button>
        </Stack>
      </Form>
    </Dialog>
  );
}

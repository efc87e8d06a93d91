import { Button, Dialog, Inline, Notice, Stack } from '@school/ui';
import { useState } from 'react';
import { useSession, useSources } from '../../data/DataRoot.tsx';
import { useCommand } from '../../data/useCommand.ts';
import { type FormFields, toFormProps } from '../../forms/fields.ts';
import { Form } from '../../forms/Form.tsx';
import { FormPasswordField } from '../../forms/FormPasswordField.tsx';
import { FormPinField } from '../../forms/FormPinField.tsx';
import { FormProblem } from '../../forms/FormProblem.tsx';
import { FormSubmit } from '../../forms/FormSubmit.tsx';
import type { MessageId } from '../../intl/messages.ts';
import { useText } from '../../intl/useText.ts';
import { useScreenServices } from '../../screen/ScreenRoot.tsx';
import { useFieldProps } from '../../forms/useFieldProps.ts';
import { rulesFor } from '../../forms/rulesFor.ts';

const loadRules = rulesFor('ownPin');
const loadConfirmation = () => import('./profileRules.ts').then((file) => file.confirmationRules);

const empty = { pin: '', current_password: '' };

const pinFields = {
  pin: { label: 'profile.pin.new', rejected: 'validation.pin.trivial' },
  current_password: { label: 'profile.password.current', rejected: 'profile.password.wrong' },
} as const satisfies FormFields<typeof empty>;

const formProps = toFormProps(pinFields);

const unconfirmed = { current_password: '' };

/** The user's PIN: set, change or delete it with the password. */
export function ProfilePin() {
  const t = useText();
  const field = useFieldProps(pinFields);
  const { notices } = useScreenServices();
  const { visit } = useSources();
  const { user } = useSession();
  const { run } = useCommand('updateOwnPin');
  const [round, setRound] = useState(0);
  const [deleting, setDeleting] = useState(false);
  const hasPin = user?.has_pin === true;

  const done = (id: MessageId) => {
    notices.notify({ tone: 'positive', message: { id } });
    setDeleting(false);
    setRound((count) => count + 1);
    void visit.check();
  };
  return (
    <Stack gap="xl">
      <Notice tone={hasPin ? 'positive' : 'caution'} icon="key-round" role="note">
        {t(hasPin ? 'profile.pin.some' : 'profile.pin.none')}
      </Notice>
      <Form
        key={round}
        label={t('profile.pin')}
        initialValues={empty}
        loadValidator={loadRules}
        {...formProps}
        onSubmit={async (body) => {
          const sent = await run({ body });
          if (sent.ok) done('profile.pin.saved');
          return sent;
        }}
      >
        <Stack gap="xl">
          <FormProblem />
          <FormPasswordField {...field('current_password')} autoComplete="current-password" />
          <FormPinField {...field('pin')} help={t('profile.pin.help')} autoComplete="off" />
          <Inline gap="m">
            <FormSubmit>{t('profile.pin.submit')}</FormSubmit>
            {hasPin && (
              <Button tone="critical" variant="plain" onClick={() => setDeleting(true)}>
                {t('profile.pin.delete')}
              </Button>
            )}
          </Inline>
        </Stack>
      </Form>
      <Dialog
        open={deleting}
        onOpenChange={setDeleting}
        title={t('profile.pin.deleteTitle')}
        description={t('profile.pin.deleteBody')}
        size="s"
      >
        <Form
          label={t('profile.pin.deleteTitle')}
          initialValues={unconfirmed}
          loadValidator={loadConfirmation}
          {...formProps}
          onSubmit={async ({ current_password }) => {
            const sent = await run({ body: { pin: null, current_password } });
            if (sent.ok) done('profile.pin.deleted');
            return sent;
          }}
        >
          <Stack gap="l">
            <FormProblem />
            <FormPasswordField {...field('current_password')} autoComplete="current-password" />
            <FormSubmit fullWidth>{t('profile.pin.delete')}</FormSubmit>
          </Stack>
        </Form>
      </Dialog>
    </Stack>
  );
}

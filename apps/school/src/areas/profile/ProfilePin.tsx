import { Button, Dialog, Inline, Notice, Stack } from '@school/ui';
import { useState } from 'react';
import { useSession, useSources } from '../../data/DataRoot.tsx';
import { useCommand } from '../../data/useCommand.ts';
import { Form } from '../../forms/Form.tsx';
import { FormPasswordField } from '../../forms/FormPasswordField.tsx';
import { FormPinField } from '../../forms/FormPinField.tsx';
import { FormProblem } from '../../forms/FormProblem.tsx';
import { FormSubmit } from '../../forms/FormSubmit.tsx';
import type { MessageId } from '../../intl/messages.ts';
import { useText } from '../../intl/useText.ts';
import { useShell } from '../../shell/ShellRoot.tsx';

const loadRules = () => import('./profileRules.ts').then((file) => file.ownPinRules);
const loadConfirmation = () => import('./profileRules.ts').then((file) => file.confirmationRules);

const refusals: Record<string, MessageId> = {
  current_password: 'profile.password.wrong',
  pin: 'validation.pin.trivial',
};

const empty = { pin: '', current_password: '' };
const unconfirmed = { current_password: '' };

/** The user's PIN: set, change or delete it with the password. */
export function ProfilePin() {
  const t = useText();
  const { notices } = useShell();
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
        refusals={refusals}
        onSubmit={async (body) => {
          const sent = await run({ body });
          if (sent.ok) done('profile.pin.saved');
          return sent;
        }}
      >
        <Stack gap="xl">
          <FormProblem />
          <FormPasswordField
            name="current_password"
            label={t('profile.password.current')}
            autoComplete="current-password"
          />
          <FormPinField
            name="pin"
            label={t('profile.pin.new')}
            help={t('profile.pin.help')}
            autoComplete="off"
          />
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
          refusals={refusals}
          onSubmit={async ({ current_password }) => {
            const sent = await run({ body: { pin: null, current_password } });
            if (sent.ok) done('profile.pin.deleted');
            return sent;
          }}
        >
          <Stack gap="l">
            <FormProblem />
            <FormPasswordField
              name="current_password"
              label={t('profile.password.current')}
              autoComplete="current-password"
            />
            <FormSubmit fullWidth>{t('profile.pin.delete')}</FormSubmit>
          </Stack>
        </Form>
      </Dialog>
    </Stack>
  );
}

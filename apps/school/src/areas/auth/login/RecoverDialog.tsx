import { Button, Dialog, Notice, Stack } from '@school/ui';
import { useState } from 'react';
import { useCommand } from '../../../data/useCommand.ts';
import { Form } from '../../../forms/Form.tsx';
import { FormProblem } from '../../../forms/FormProblem.tsx';
import { FormSubmit } from '../../../forms/FormSubmit.tsx';
import { FormTextField } from '../../../forms/FormTextField.tsx';
import { useText } from '../../../intl/useText.ts';

const initialValues = { email: '' };

const loadValidator = () => import('../authRules.ts').then(({ authRules }) => authRules.recover);

/** Dialog that requests a password reset by e-mail. The answer is the same with or without an account. */
export function RecoverDialog(props: { open: boolean; onOpenChange(open: boolean): void }) {
  const t = useText();
  const { run } = useCommand('requestPasswordReset');
  const [sent, setSent] = useState(false);
  const change = (open: boolean) => {
    props.onOpenChange(open);
    if (!open) setSent(false);
  };
  return (
    <Dialog
      open={props.open}
      onOpenChange={change}
      title={t('login.recover.title')}
      description={t('login.recover.body')}
      size="s"
    >
      {sent ? (
        <Stack gap="l">
          <Notice tone="positive" role="status">
            {t('login.recover.sent')}
          </Notice>
          <Button tone="accent" variant="solid" onClick={() => change(false)}>
            {t('login.recover.done')}
          </Button>
        </Stack>
      ) : (
        <Form
          label={t('login.recover.title')}
          initialValues={initialValues}
          loadValidator={loadValidator}
          onSubmit={async ({ email }) => {
            const outcome = await run({ body: { email: email.trim() } });
            if (outcome.ok) setSent(true);
            return outcome;
          }}
        >
          <Stack gap="l">
            <FormProblem />
            <FormTextField
              name="email"
              type="email"
              label={t('login.recover.email')}
              autoComplete="email"
              inputMode="email"
              icon="mail"
              size="l"
              dir="ltr"
            />
            <FormSubmit size="l" fullWidth>
              {t('login.recover.submit')}
            </FormSubmit>
          </Stack>
        </Form>
      )}
    </Dialog>
  );
}

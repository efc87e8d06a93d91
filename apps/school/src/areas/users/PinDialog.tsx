import { fullName, type SchoolUser } from '@school/domain';
import { Dialog, Stack } from '@school/ui';
import { useCommand } from '../../data/useCommand.ts';
import { type FormFields, toFormProps } from '../../forms/fields.ts';
import { Form } from '../../forms/Form.tsx';
import { FormPinField } from '../../forms/FormPinField.tsx';
import { FormProblem } from '../../forms/FormProblem.tsx';
import { FormSubmit } from '../../forms/FormSubmit.tsx';
import { useText } from '../../intl/useText.ts';
import { useScreenServices } from '../../screen/ScreenRoot.tsx';
import { useFieldProps } from '../../forms/useFieldProps.ts';
import { rulesFor } from '../../forms/rulesFor.ts';

const initialValues = { pin: '' };
const pinFields = {
  pin: { label: 'users.pin.label', rejected: 'validation.pin.trivial' },
} as const satisfies FormFields<typeof initialValues>;

const formProps = toFormProps(pinFields);

const loadValidator = rulesFor('pin');

/**
 * Dialog that sets a person's PIN. The PIN is visible while it is typed, because it is passed on to its owner, and it is
 * never stored.
 */
export function PinDialog({ person, onClose }: { person: SchoolUser; onClose(): void }) {
  const t = useText();
  const field = useFieldProps(pinFields);
  const { notices } = useScreenServices();
  const { run } = useCommand('setUserPin');
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t(person.has_pin ? 'users.pin.change' : 'users.pin.set')}
      description={t('users.pin.body', { name: fullName(person) })}
      size="s"
    >
      <Form
        label={t('users.pin.set')}
        initialValues={initialValues}
        loadValidator={loadValidator}
        {...formProps}
        onSubmit={async ({ pin }) => {
          const outcome = await run({ path: { id: person.id }, body: { pin }, ifMatch: person.version });
          if (!outcome.ok) return outcome;
          notices.notify({ tone: 'positive', message: { id: 'users.pin.done' } });
          onClose();
          return { ok: true };
        }}
      >
        <Stack gap="l">
          <FormProblem />
          <FormPinField {...field('pin')} help={t('users.pin.help')} autoComplete="off" />
          <FormSubmit size="l" fullWidth>
            {t('users.pin.submit')}
          </FormSubmit>
        </Stack>
      </Form>
    </Dialog>
  );
}

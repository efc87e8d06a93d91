import { fullName, type User } from '@school/domain';
import { Grid } from '@school/ui';
import type { ReactNode } from 'react';
import { useSources } from '../../data/DataRoot.tsx';
import { useCommand } from '../../data/useCommand.ts';
import { useLookup } from '../../data/useLookup.ts';
import type { ComparedField } from '../../forms/compared.ts';
import { DraftedForm } from '../../forms/DraftedForm.tsx';
import { FormAvatarField } from '../../forms/FormAvatarField.tsx';
import { FormDateField } from '../../forms/FormDateField.tsx';
import { FormPhone } from '../../forms/FormPhone.tsx';
import { FormRutField } from '../../forms/FormRutField.tsx';
import { FormPasswordField } from '../../forms/FormPasswordField.tsx';
import { FormTextField } from '../../forms/FormTextField.tsx';
import { useFormValue } from '../../forms/useFormValue.ts';
import type { MessageId } from '../../intl/messages.ts';
import { useText } from '../../intl/useText.ts';
import type { Translate } from '../../intl/createTranslator.ts';
import { useShell } from '../../shell/ShellRoot.tsx';
import { changesEmail, profileFieldNames, type ProfileValues, valuesOf, writeOf } from './profileValues.ts';

const loadValidator = () => import('./profileRules.ts').then((file) => file.profileRules);

const refusals: Record<string, MessageId> = {
  email: 'users.form.emailRefused',
  rut: 'users.form.rutRefused',
  birthdate: 'validation.birthdate.range',
  currentPassword: 'profile.password.wrong',
};

/** A draft never stores pictures, passwords or RUTs, because other people may use the device. */
const unkept = ['picture', 'currentPassword', 'rut'] as const;
const filesIn = ({ picture }: ProfileValues) => (picture ? [picture.name] : []);

const pair = { narrow: 1, medium: 2 } as const;

/** Fields that the conflict dialog compares. */
const comparedFields = (t: Translate): ComparedField<ProfileValues>[] => [
  { name: 'name', label: t('users.form.name') },
  { name: 'firstLastname', label: t('users.form.firstLastname') },
  { name: 'secondLastname', label: t('users.form.secondLastname') },
  { name: 'rut', label: t('users.form.rut') },
  { name: 'birthdate', label: t('users.form.birthdate') },
  { name: 'email', label: t('users.form.email') },
  { name: 'phone', label: t('users.form.phone') },
];

/** Form with the user's own record. */
export function ProfileRecord(props: {
  user: User;
  above: ReactNode;
  /** Called after the save and after the session has the new user. */
  onSaved(): void;
  onCancel(): void;
}) {
  const t = useText();
  const { notices } = useShell();
  const { visit } = useSources();
  const { run } = useCommand('updateProfile');
  const lookUp = useLookup('getCurrentUser');
  const { user, onSaved, onCancel } = props;
  return (
    <DraftedForm
      label={t('profile.record')}
      values={valuesOf(user)}
      version={user.version}
      notify={notices.notify}
      compared={comparedFields(t)}
      readCurrent={async () => {
        const now = await lookUp({});
        return now.ok ? { values: valuesOf(now.data.data), version: now.data.data.version } : null;
      }}
      draftName="profile"
      loadValidator={loadValidator}
      fieldNames={profileFieldNames}
      refusals={refusals}
      requestOf={writeOf}
      unkept={unkept}
      filesIn={filesIn}
      onSend={(body, { version, idempotencyKey }) =>
        run({ body, ifMatch: version ?? user.version, idempotencyKey })
      }
      onSent={() => {
        notices.notify({ tone: 'positive', message: { id: 'profile.saved' } });
        // Reads the user again (specification §7), because the shell shows name and picture too.
        void visit.check().then(onSaved);
      }}
      onCancel={onCancel}
    >
      {props.above}
      <FormAvatarField
        name="picture"
        label={t('profile.picture')}
        personName={fullName(user)}
        src={user.avatar}
      />
      <FormTextField name="name" label={t('users.form.name')} autoComplete="given-name" dir="auto" />
      <Grid columns={pair} gap="xl">
        <FormTextField
          name="firstLastname"
          label={t('users.form.firstLastname')}
          autoComplete="family-name"
          dir="auto"
        />
        <FormTextField name="secondLastname" label={t('users.form.secondLastname')} optional dir="auto" />
        <FormRutField name="rut" label={t('users.form.rut')} optional />
        <FormDateField name="birthdate" label={t('users.form.birthdate')} optional />
      </Grid>
      <FormTextField
        name="email"
        type="email"
        label={t('users.form.email')}
        help={t('profile.emailHelp')}
        autoComplete="email"
      />
      <PasswordForEmail />
      <Grid columns={pair} gap="xl">
        <FormPhone
          name="phone"

          label={t('users.form.phone')}
          optional
          autoComplete="tel"
        />
      </Grid>
    </DraftedForm>
  );
}

/** Password field, shown once the e-mail address changes. */
function PasswordForEmail() {
  const t = useText();
  const email = useFormValue<ProfileValues, 'email'>('email');
  const knownEmail = useFormValue<ProfileValues, 'knownEmail'>('knownEmail');
  if (!changesEmail({ email, knownEmail })) return null;
  return (
    <FormPasswordField
      name="currentPassword"
      label={t('profile.password.current')}
      help={t('profile.confirmPasswordHelp')}
      autoComplete="current-password"
    />
  );
}

import { fullName, type User } from '@school/domain';
import { Grid } from '@school/ui';
import type { ReactNode } from 'react';
import { useSources } from '../../data/DataRoot.tsx';
import { useCommand } from '../../data/useCommand.ts';
import { useLookup } from '../../data/useLookup.ts';
import { DraftedForm } from '../../forms/DraftedForm.tsx';
import { FormAvatarField } from '../../forms/FormAvatarField.tsx';
import { FormDateField } from '../../forms/FormDateField.tsx';
import { FormPhone } from '../../forms/FormPhone.tsx';
import { FormRutField } from '../../forms/FormRutField.tsx';
import { FormPasswordField } from '../../forms/FormPasswordField.tsx';
import { FormTextField } from '../../forms/FormTextField.tsx';
import { useFormValue } from '../../forms/useFormValue.ts';
import { useText } from '../../intl/useText.ts';
import { useFormOutbox } from '../../outbox/useFormOutbox.ts';
import { useScreenServices } from '../../screen/ScreenRoot.tsx';
import { profilePaths } from './paths.ts';
import {
  changesEmail,
  profileFields,
  type ProfileRequest,
  type ProfileValues,
  profileToFormValues,
  toProfileRequest,
} from './profileValues.ts';
import { useFieldProps } from '../../forms/useFieldProps.ts';

const loadValidator = () => import('./profileRules.ts').then((file) => file.profileRules);

const pair = { narrow: 1, medium: 2 } as const;

/** Form with the user's own record. */
export function ProfileRecord(props: {
  user: User;
  above: ReactNode;
  /** Called after the save and after the session has the new user. */
  onSaved(): void;
  onCancel(): void;
}) {
  const t = useText();
  const field = useFieldProps(profileFields);
  const { notices } = useScreenServices();
  const { visit } = useSources();
  const { run } = useCommand('updateProfile');
  const lookUp = useLookup('getCurrentUser');
  const { user, onSaved, onCancel } = props;
  const outbox = useFormOutbox<ProfileValues, ProfileRequest>({
    operation: 'updateProfile',
    recordId: user.id,
    toHref: () => profilePaths.detail.href(),
    toTitle: ({ name, firstLastname }) => [name, firstLastname].filter(Boolean).join(' '),
    onStored: onSaved,
  });
  return (
    <DraftedForm
      label={t('profile.record')}
      values={profileToFormValues(user)}
      version={user.version}
      notify={notices.notify}
      readCurrent={async () => {
        const now = await lookUp({});
        return now.ok ? { values: profileToFormValues(now.data.data), version: now.data.data.version } : null;
      }}
      outbox={outbox}
      problemMessages={{ offline: 'profile.secretOffline' }}
      draftName="profile"
      loadValidator={loadValidator}
      fields={profileFields}
      toRequest={toProfileRequest}
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
      <FormAvatarField {...field('picture')} personName={fullName(user)} src={user.avatar} />
      <FormTextField {...field('name')} autoComplete="given-name" dir="auto" />
      <Grid columns={pair} gap="xl">
        <FormTextField {...field('firstLastname')} optional autoComplete="family-name" dir="auto" />
        <FormTextField {...field('secondLastname')} optional dir="auto" />
        {/* What this device stored has no RUT. */}
        {user.rut !== undefined && <FormRutField {...field('rut')} optional />}
        <FormDateField {...field('birthdate')} optional />
      </Grid>
      <FormTextField {...field('email')} type="email" help={t('profile.emailHelp')} autoComplete="email" />
      <PasswordForEmail />
      <Grid columns={pair} gap="xl">
        <FormPhone {...field('phone')} optional autoComplete="tel" />
      </Grid>
    </DraftedForm>
  );
}

/** Password field, shown once the e-mail address changes. */
function PasswordForEmail() {
  const t = useText();
  const field = useFieldProps(profileFields);
  const email = useFormValue<ProfileValues, 'email'>('email');
  const knownEmail = useFormValue<ProfileValues, 'knownEmail'>('knownEmail');
  if (!changesEmail({ email, knownEmail })) return null;
  return (
    <FormPasswordField
      {...field('currentPassword')}
      help={t('profile.confirmPasswordHelp')}
      autoComplete="current-password"
    />
  );
}

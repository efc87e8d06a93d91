import type { SchoolUser } from '@school/domain';
import type { ReactNode } from 'react';
import type { Outcome } from '../../data/useCommand.ts';
import type { ComparedField } from '../../forms/compared.ts';
import { DraftedForm, type SendOptions } from '../../forms/DraftedForm.tsx';
import type { Current, NotifyMerge } from '../../forms/useVersions.tsx';
import { FormSubmit } from '../../forms/FormSubmit.tsx';
import type { MessageId } from '../../intl/messages.ts';
import { useText } from '../../intl/useText.ts';
import { PersonFields } from './PersonFields.tsx';
import { personFieldNames, type PersonValues, writeOf } from './personValues.ts';
import { useGroupNames } from './useGroupNames.ts';

const loadValidator = () => import('./personRules.ts').then((file) => file.personRules);

/** Other people may use the device, so drafts don't store identity numbers. */
const unkept = ['rut', 'passport'] as const;

const refusals: Record<string, MessageId> = {
  name: 'validation.required',
  firstLastname: 'validation.required',
  email: 'users.form.emailRefused',
  rut: 'users.form.rutRefused',
  passport: 'users.form.passportRefused',
  birthdate: 'validation.birthdate.range',
  phone: 'validation.phone.format',
  roles: 'users.form.rolesRefused',
};

/** Form to add or edit a person. */
export function PersonForm(props: {
  label: string;
  /** Label of the submit button: "Add and invite". */
  submitLabel: string;
  values: PersonValues;
  version?: number;
  recordId?: string;
  notify?: NotifyMerge;
  draftName: string;
  /** Whether the user may not change the roles. */
  rolesFixed?: boolean;
  /** Whether it is the user's own record: the e-mail address is changed in the profile, with the password. */
  ownEmail?: boolean;
  /** Rendered above the fields. */
  intro?: ReactNode;
  onSend(body: ReturnType<typeof writeOf>, options: SendOptions): Promise<Outcome<{ data: SchoolUser }>>;
  onSent(person: SchoolUser): void;
  onCancel(): void;
  readCurrent?(): Promise<Current<PersonValues> | null>;
}) {
  const t = useText();
  const names = useGroupNames();
  const { onSent, intro, rolesFixed = false, ownEmail = false, submitLabel, ...rest } = props;
  const listed = (
    name: 'roles' | 'places' | 'grades' | 'courses',
    label: MessageId,
  ): ComparedField<PersonValues> => ({
    name,
    label: t(label),
    textOf: (values) => names(name, values[name]).join(', '),
  });
  const compared: ComparedField<PersonValues>[] = [
    { name: 'name', label: t('users.form.name') },
    { name: 'firstLastname', label: t('users.form.firstLastname') },
    { name: 'secondLastname', label: t('users.form.secondLastname') },
    { name: 'email', label: t('users.form.email') },
    { name: 'rut', label: t('users.form.rut') },
    { name: 'passport', label: t('users.form.passport') },
    { name: 'phone', label: t('users.form.phone') },
    { name: 'birthdate', label: t('users.form.birthdate') },
    { name: 'position', label: t('users.form.position') },
    { name: 'status', label: t('users.columns.status'), textOf: ({ status }) => t(`users.status.${status}`) },
    listed('roles', 'users.form.roles'),
    listed('places', 'users.form.places'),
    listed('grades', 'users.form.grades'),
    listed('courses', 'users.form.courses'),
  ];
  return (
    <DraftedForm
      {...rest}
      unkept={unkept}
      loadValidator={loadValidator}
      fieldNames={personFieldNames}
      refusals={refusals}
      requestOf={writeOf}
      onSent={(answer) => onSent(answer.data)}
      compared={compared}
      submit={<FormSubmit>{submitLabel}</FormSubmit>}
    >
      {intro}
      <PersonFields rolesFixed={rolesFixed} ownEmail={ownEmail} />
    </DraftedForm>
  );
}

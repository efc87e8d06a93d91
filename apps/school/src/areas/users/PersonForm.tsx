import type { SchoolUser } from '@school/domain';
import type { ReactNode } from 'react';
import { DraftedForm } from '../../forms/DraftedForm.tsx';
import type { RecordFormProps } from '../../forms/useRecordForm.ts';
import { FormSubmit } from '../../forms/FormSubmit.tsx';
import { PersonFields } from './PersonFields.tsx';
import { personFields, type PersonValues, toUserRequest } from './personValues.ts';
import { useGroupNames } from './useGroupNames.ts';

const loadValidator = () => import('./personRules.ts').then((file) => file.personRules);

/** Form to add or edit a person. */
export function PersonForm(
  props: RecordFormProps<PersonValues, ReturnType<typeof toUserRequest>, SchoolUser> & {
    /** Label of the submit button: "Add and invite". */
    submitLabel: string;
    /** Whether the user may not change the roles. */
    rolesFixed?: boolean;
    /** Whether it is the user's own record: the e-mail address is changed in the profile, with the password. */
    ownEmail?: boolean;
    /** Rendered above the fields. */
    intro?: ReactNode;
  },
) {
  const groupNames = useGroupNames();
  const { onSent, intro, rolesFixed = false, ownEmail = false, submitLabel, ...rest } = props;
  return (
    <DraftedForm
      {...rest}
      fields={personFields}
      tools={{ groupNames }}
      loadValidator={loadValidator}
      toRequest={toUserRequest}
      onSent={(answer) => onSent(answer.data)}
      submit={<FormSubmit>{submitLabel}</FormSubmit>}
    >
      {intro}
      <PersonFields rolesFixed={rolesFixed} ownEmail={ownEmail} />
    </DraftedForm>
  );
}

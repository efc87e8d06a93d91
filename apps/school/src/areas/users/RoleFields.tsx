import { useSession } from '../../data/DataRoot.tsx';
import { useQuery } from '../../data/useQuery.ts';
import { FormCheckboxGroup } from '../../forms/FormCheckboxGroup.tsx';
import { useFormValue } from '../../forms/useFormValue.ts';
import { useText } from '../../intl/useText.ts';
import { coversRole, useRoleSummary } from '../roles/index.ts';
import { ReadingFields } from './ReadingFields.tsx';
import { personFields, type PersonValues } from './personValues.ts';
import { useFieldProps } from '../../forms/useFieldProps.ts';

/**
 * Checkboxes of a person's roles with their permissions. A role with more permissions than the user has is disabled.
 *
 * @param props.fixed Disables all roles.
 */
export function RoleFields(props: { fixed: boolean }) {
  const t = useText();
  const field = useFieldProps(personFields);
  const { user } = useSession();
  const summary = useRoleSummary();
  const chosen = useFormValue<PersonValues, 'roles'>('roles');
  const { data, problem, reload } = useQuery('listRoles', {});
  if (!data) return <ReadingFields problem={problem} onRetry={reload} />;
  return (
    <FormCheckboxGroup
      {...field('roles')}
      help={t(props.fixed ? 'users.form.rolesFixed' : 'users.form.rolesHelp')}
      options={data.data.map((role) => {
        const mayGrant = coversRole(user, role);
        return {
          value: role.id,
          label: role.name,
          help: mayGrant ? summary(role.permissions) : t('users.form.roleBeyond'),
          disabled: props.fixed || (!mayGrant && !chosen.includes(role.id)),
        };
      })}
    />
  );
}

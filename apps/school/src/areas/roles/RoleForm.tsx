import type { Role } from '@school/domain';
import { Notice, Stack } from '@school/ui';
import { DraftedForm } from '../../forms/DraftedForm.tsx';
import type { RecordFormProps } from '../../forms/useRecordForm.ts';
import { FormTextField } from '../../forms/FormTextField.tsx';
import { useText } from '../../intl/useText.ts';
import { PermissionFields } from './PermissionFields.tsx';
import { roleFields, type RoleValues, toRoleRequest } from './roleValues.ts';
import { useFieldProps } from '../../forms/useFieldProps.ts';
import { rulesFor } from '../../forms/rulesFor.ts';

const loadValidator = rulesFor('role', { toRequest: toRoleRequest });

/** Form to add or edit a role. */
export function RoleForm(
  props: RecordFormProps<RoleValues, ReturnType<typeof toRoleRequest>, Role> & {
    /** Whether the role keeps all permissions, so that only its name can be changed. */
    permissionsFixed?: boolean;
  },
) {
  const t = useText();
  const field = useFieldProps(roleFields);
  const { onSent, permissionsFixed = false, ...rest } = props;
  return (
    <DraftedForm
      {...rest}
      loadValidator={loadValidator}
      fields={roleFields}
      toRequest={toRoleRequest}
      onSent={(answer) => onSent(answer.data)}
    >
      <Stack gap="xxl">
        <FormTextField {...field('name')} autoComplete="off" dir="auto" />
        <Notice tone="info" role="note">
          {t(permissionsFixed ? 'roles.form.fixed' : 'roles.form.scopes')}
        </Notice>
        <PermissionFields fixed={permissionsFixed} />
      </Stack>
    </DraftedForm>
  );
}

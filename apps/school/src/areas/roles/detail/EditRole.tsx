import type { Role } from '@school/domain';
import { useRecordForm } from '../../../forms/useRecordForm.ts';
import { useText } from '../../../intl/useText.ts';
import { isAdministrators } from '../grants.ts';
import { RoleForm } from '../RoleForm.tsx';
import { roleToFormValues } from '../roleValues.ts';

/** Edits a role, for everyone who has it. */
export function EditRole({ role, onDone }: { role: Role; onDone(): void }) {
  const t = useText();
  const form = useRecordForm({
    record: role,
    read: 'getRole',
    update: 'updateRole',
    toValues: roleToFormValues,
    changed: 'roles.changed',
    onDone,
  });
  return (
    <RoleForm
      {...form}
      label={t('roles.edit')}
      draftName={`role-${role.id}`}
      permissionsFixed={isAdministrators(role)}
    />
  );
}

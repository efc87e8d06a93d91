import { type InputOf, type Role, roleWriteLimits } from '@school/domain';
import { getPunctuation } from '@school/text';
import type { ComparedFormFields } from '../../forms/fields.ts';
import { toGrants, type PermissionScopes, toPermissionScopes } from './grants.ts';
import { permissionLabel } from './permissionLabel.ts';
import type { CompleteWrite } from '../../forms/completeWrite.ts';

/** Form values of a role. */
export type RoleValues = { name: string; rights: PermissionScopes };

/** Values of a new role without permissions. */
export const emptyRole: RoleValues = { name: '', rights: toPermissionScopes([]) };

/** Converts a role to form values. */
export const roleToFormValues = ({ name, permissions }: Pick<Role, 'name' | 'permissions'>): RoleValues => ({
  name,
  rights: toPermissionScopes(permissions),
});

/** Converts form values to the request body. */
export const toRoleRequest = ({
  name,
  rights,
}: RoleValues): CompleteWrite<InputOf<'createRole'>['body']> => ({
  name: name.trim(),
  permissions: toGrants(rights),
});

/** The fields of a role. */
export const roleFields = {
  name: {
    label: 'roles.form.name',
    limit: roleWriteLimits.name,
    rejected: 'roles.form.nameRefused',
    compared: true,
  },
  rights: {
    label: 'roles.permissions',
    compared: ({ rights }, { t, intl }) =>
      toGrants(rights)
        .map(
          ({ permission, scope }) =>
            `${t(permissionLabel(permission))}${getPunctuation(intl.locale).colon}${t(`roles.scope.${scope}`)}`,
        )
        .join(' · '),
  },
} as const satisfies ComparedFormFields<RoleValues>;

import type { Permission, PermissionScope } from '@school/domain';
import { capitalized } from '@school/text';
import { Fieldset, Stack } from '@school/ui';
import { useIntl } from 'react-intl';
import { useSession } from '../../data/DataRoot.tsx';
import { FormRadioGroup } from '../../forms/FormRadioGroup.tsx';
import { useText } from '../../intl/useText.ts';
import { areas, mayGrant, getVerb } from './grants.ts';
import { areaLabel, permissionLabel } from './permissionLabel.ts';

/**
 * Matrix of a role's permissions with their scopes. Permissions that the user lacks are disabled.
 *
 * @param props.fixed Disables all permissions.
 */
export function PermissionFields(props: { fixed: boolean }) {
  const t = useText();
  const { user } = useSession();
  const { locale } = useIntl();
  const toOption = (permission: Permission, scope: PermissionScope) => ({
    value: scope,
    label: t(`roles.scope.${scope}`),
    disabled: props.fixed || !mayGrant(user, { permission, scope }),
  });
  return (
    <Stack gap="xxl">
      {areas.map(({ area, areaPermissions }) => (
        <Fieldset key={area} label={capitalized(t(areaLabel(area)), locale)}>
          {areaPermissions.map(({ id, scopes }) => (
            <FormRadioGroup
              key={id}
              name={`rights.${area}.${getVerb(id)}`}
              label={t(permissionLabel(id))}
              columns={4}
              narrowColumns={2}
              options={[
                { value: 'none', label: t('roles.scope.none'), disabled: props.fixed },
                ...scopes.map((scope) => toOption(id, scope)),
              ]}
            />
          ))}
        </Fieldset>
      ))}
    </Stack>
  );
}

import { type Role, findScope } from '@school/domain';
import { capitalized } from '@school/text';
import { Accordion, DescriptionList, Text } from '@school/ui';
import { useIntl } from 'react-intl';
import { useText } from '../../../intl/useText.ts';
import { areas } from '../grants.ts';
import { areaLabel, permissionLabel } from '../permissionLabel.ts';

/** Permissions of a role by area: the scope of each area, and details when it is expanded. */
export function PermissionsByArea({ role }: { role: Role }) {
  const t = useText();
  const { locale } = useIntl();
  const getScope = (id: Parameters<typeof findScope>[1]) => findScope(role, id) ?? 'none';
  const summary = (areaPermissions: (typeof areas)[number]['areaPermissions']) => {
    const reaches = areaPermissions.map(({ id }) => getScope(id));
    if (new Set(reaches).size === 1) return t(`roles.scope.${reaches[0]!}`);
    return t('roles.granted', {
      given: reaches.filter((reach) => reach !== 'none').length,
      total: areaPermissions.length,
    });
  };
  return (
    <Accordion
      aria-label={t('roles.permissions')}
      role="group"
      items={areas.map(({ area, areaPermissions }) => ({
        id: area,
        title: capitalized(t(areaLabel(area)), locale),
        meta: summary(areaPermissions),
        content: (
          <DescriptionList
            items={areaPermissions.map(({ id }) => ({
              id,
              term: t(permissionLabel(id)),
              details: (
                <Text as="span" tone={getScope(id) === 'none' ? 'quiet' : 'base'}>
                  {t(`roles.scope.${getScope(id)}`)}
                </Text>
              ),
            }))}
          />
        ),
      }))}
    />
  );
}

import { type AuditEntry, fullPhoneText } from '@school/domain';
import { auditValue } from '@school/domain/audit';
import { useIntl } from 'react-intl';
import { useCollege } from '../../data/DataRoot.tsx';
import { useQuery } from '../../data/useQuery.ts';
import { useText } from '../../intl/useText.ts';
import { useGroupNames } from '../users/index.ts';
import { permissionLabel } from '../roles/index.ts';

/**
 * Returns a function that formats field values.
 *
 * @param entries The shown entries: categories load only if one names them.
 */
export function useValueText(entries: readonly AuditEntry[]): (field: string, value: unknown) => string {
  const t = useText();
  const intl = useIntl();
  const timeZone = useCollege()?.setting.timezone;
  const groupNames = useGroupNames();
  const has = (kind: string) => entries.some(({ subject }) => subject.kind.startsWith(kind));
  const ofPosts = useQuery('listPostCategories', has('post') ? {} : null).data?.data ?? [];
  const ofDocuments = useQuery('listDocumentCategories', has('document') ? {} : null).data?.data ?? [];
  const categories = [...ofPosts, ...ofDocuments];
  return auditValue({
    word: (id, values) => t(id, values),
    list: (parts) => intl.formatList(parts),
    number: (value) => intl.formatNumber(value),
    day: (value) => intl.formatDate(`${value}T00:00:00Z`, { timeZone: 'UTC', dateStyle: 'long' }),
    moment: (value) => intl.formatDate(value, { timeZone, dateStyle: 'long', timeStyle: 'short' }),
    phone: (value, extension) => fullPhoneText(t, value, extension),
    language: (tag) => intl.formatDisplayName(tag, { type: 'language' }) ?? tag,
    // 4 January 2026 is a Sunday.
    weekday: (weekday) =>
      intl.formatDate(Date.UTC(2026, 0, 4 + weekday), { timeZone: 'UTC', weekday: 'long' }),
    names: (group, ids) =>
      group === 'categories'
        ? categories.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
        : groupNames(group, ids),
    grant: (permission, scope) =>
      t('audit.value.grant', {
        permission: t(permissionLabel(permission)),
        scope: t(`roles.scope.${scope}`),
      }),
  });
}

import { isCalendarDate, isTimestamp, type Permission, type PermissionScope } from '@school/domain';
import { useIntl } from 'react-intl';
import { useCollege } from '../../data/DataRoot.tsx';
import { useQuery } from '../../data/useQuery.ts';
import type { MessageId } from '../../intl/messages.ts';
import { useText } from '../../intl/useText.ts';
import { useGroupNames } from '../../people/useGroupNames.ts';
import { rightLabel } from '../../roles/rightLabel.ts';

type Group = Parameters<ReturnType<typeof useGroupNames>>[0];
type Audience = { scope?: unknown } & Record<string, unknown>;

/** What the provider's own words are called. */
const words: Record<string, MessageId> = {
  draft: 'posts.status.draft',
  scheduled: 'posts.status.scheduled',
  published: 'posts.status.published',
  archived: 'posts.status.archived',
  active: 'users.status.active',
  pending: 'users.status.pending',
  suspended: 'users.status.suspended',
  tentative: 'audit.value.tentative',
  confirmed: 'audit.value.confirmed',
  cancelled: 'audit.value.cancelled',
  sent: 'audit.value.sent',
  real: 'audit.value.real',
  drill: 'audit.value.drill',
  seen: 'audit.value.seen',
  safe: 'audit.value.safe',
  needs_help: 'audit.value.needsHelp',
  person: 'users.form.person',
  organisation: 'audit.field.organisation',
};

/** The fields that hold such words; elsewhere the same word is somebody's own. */
const worded = new Set(['status', 'mode', 'state', 'kind', 'result']);

/** The fields that hold groups of the school, by the word for them. */
const groups: Record<string, Group> = {
  place_ids: 'places',
  place_id: 'places',
  grade_ids: 'grades',
  course_ids: 'courses',
  role_ids: 'roles',
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isGrant = (text: string) => /^[a-z]+\.[a-z]+: (any|own|items)$/.test(text);

/**
 * Says what a field held, in words: groups and categories by their names, times by the school's clock. What has no words
 * here is given as it was kept.
 *
 * @param kind What the act was done to.
 */
export function useValueText(kind: string): (field: string, value: unknown) => string {
  const t = useText();
  const intl = useIntl();
  const timeZone = useCollege()?.setting.timezone;
  const groupNames = useGroupNames();
  const ofPosts = useQuery('listPostCategories', kind.startsWith('post') ? {} : null).data?.data;
  const ofDocuments = useQuery('listDocumentCategories', kind.startsWith('document') ? {} : null).data?.data;
  const categories = ofPosts ?? ofDocuments ?? [];
  const list = (parts: readonly string[]) => intl.formatList(parts);

  const named = (group: Group, ids: readonly unknown[]) => {
    const names = groupNames(group, ids as string[]);
    const gone = ids.length - names.length;
    return gone > 0 ? [...names, t('audit.value.gone', { count: gone })] : names;
  };

  const audience = (value: Audience): string => {
    if (value.scope === 'all') return t('audience.named.everybody');
    const idsOf = (field: string) => (value[field] as string[] | undefined) ?? [];
    const people = idsOf('user_ids').length;
    const parts = [
      ...['place_ids', 'grade_ids', 'course_ids', 'role_ids'].flatMap((field) =>
        named(groups[field]!, idsOf(field)),
      ),
      ...(people > 0 ? [t('audit.value.people', { count: people })] : []),
    ];
    return parts.length > 0 ? list(parts) : t('audience.nobody');
  };

  const text = (field: string, value: string): string => {
    if (worded.has(field) && Object.hasOwn(words, value)) return t(words[value]!);
    if (value === 'changed') return t('audit.value.changed');
    if (isGrant(value)) {
      const [permission, scope] = value.split(': ') as [Permission, PermissionScope];
      return `${t(rightLabel(permission))} (${t(`roles.scope.${scope}`)})`;
    }
    if (groups[field]) return list(named(groups[field], [value]));
    if (field === 'category_id' || field === 'parent_id')
      return categories.find(({ id }) => id === value)?.name ?? t('audit.value.gone', { count: 1 });
    if (isCalendarDate(value))
      return intl.formatDate(`${value}T00:00:00Z`, { timeZone: 'UTC', dateStyle: 'long' });
    if (isTimestamp(value))
      return intl.formatDate(value, { timeZone, dateStyle: 'long', timeStyle: 'short' });
    return field === 'file_sha256' ? value.slice(0, 12) : value;
  };

  return function textOf(field, value): string {
    if (value === null || value === undefined || value === '') return '—';
    if (typeof value === 'boolean') return t(value ? 'audit.value.yes' : 'audit.value.no');
    if (typeof value === 'number') return field === 'port' ? String(value) : intl.formatNumber(value);
    if (typeof value === 'string') return text(field, value);
    if (Array.isArray(value)) {
      if (value.length === 0) return '—';
      const group = groups[field];
      return list(group ? named(group, value) : value.map((one) => textOf(field, one)));
    }
    if (!isRecord(value)) return '—';
    if (field === 'audience') return audience(value);
    if (field === 'hours') {
      const day = intl.formatDate(new Date(Date.UTC(2026, 0, 4 + Number(value.weekday))), {
        timeZone: 'UTC',
        weekday: 'long',
      });
      return `${day} ${String(value.opens)}–${String(value.closes)}`;
    }
    if (typeof value.name === 'string') return value.name;
    return Object.values(value)
      .filter((part) => typeof part === 'string' && part !== '')
      .join(' ');
  };
}

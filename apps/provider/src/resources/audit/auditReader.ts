import type { Language } from '@school/domain';
import type { AuditReader } from '@school/domain/audit';
import type { MessageId } from '../../../../../locales/messageId.ts';
import { longMoment } from '../../longMoment.ts';
import { formatDateTag, formatTag } from '../../../../../locales/languages.ts';
import type { Translate } from '../../messages.ts';
import type { GroupNames } from './names.queries.ts';

/** Returns the formatters of values for a language; times are in the college's time zone. */
export function readerIn(language: Language, zone: string, text: Translate, names: GroupNames): AuditReader {
  const tag = formatTag(language);
  const dateTag = formatDateTag(language);
  const days = new Intl.DateTimeFormat(dateTag, { timeZone: 'UTC', dateStyle: 'long' });
  const weekdays = new Intl.DateTimeFormat(dateTag, { timeZone: 'UTC', weekday: 'long' });
  const moment = longMoment(language, zone);
  const lists = new Intl.ListFormat(tag);
  const languages = new Intl.DisplayNames(tag, { type: 'language' });
  const numbers = new Intl.NumberFormat(tag);
  return {
    word: (id, values) => text(id, values),
    list: (parts) => lists.format(parts),
    number: (value) => numbers.format(value),
    day: (value) => days.format(new Date(`${value}T00:00:00Z`)),
    moment: (value) => moment(new Date(value)),
    // A spreadsheet gets numbers as they are stored.
    phone: (value, extension) =>
      extension ? text('phones.withExtension', { number: value, extension }) : value,
    language: (code) => languages.of(code) ?? code,
    // 4 January 2026 is a Sunday.
    weekday: (weekday) => weekdays.format(Date.UTC(2026, 0, 4 + weekday)),
    names: (group, ids) => ids.flatMap((id) => names[group].get(id) ?? []),
    grant: (permission, scope) =>
      text('audit.value.grant', {
        permission: text(`roles.permission.${permission.replace('.', '_')}` as MessageId),
        scope: text(`roles.scope.${scope}`),
      }),
  };
}

import type { AuditEntry } from '@school/domain';
import type { MessageId } from '../../intl/messages.ts';
import type { Translate } from '../../intl/createTranslator.ts';

const integrations: Record<string, MessageId> = {
  smtp: 'integrations.smtp.title',
  calendar: 'integrations.calendar.title',
};

/** Returns the name of an entry's record; an integration has a code, which is translated. */
export function subjectName(t: Translate, { kind, name }: AuditEntry['subject']): string {
  const words = kind === 'integration' && Object.hasOwn(integrations, name) ? integrations[name] : undefined;
  return words ? t(words) : name;
}

/** Returns the URL of an entry's record; undefined if it has no page. */
export function subjectHref({ kind, id, name, visible }: AuditEntry['subject']): string | undefined {
  if (!visible) return undefined;
  const places: Partial<Record<typeof kind, string>> = {
    user: `/users/${id}`,
    role: `/users/roles/${id}`,
    post: `/blog/post/${id}`,
    document: `/documentos/document/${id}`,
    document_category: '/documentos/document-categories',
    event: `/events?event=${id}`,
    notification: `/college-notifications/${id}`,
    contact: `/admin/contacts/${id}`,
    place: `/admin/places/${id}`,
    college: '/admin/school',
    grade: '/admin/school',
    course: '/admin/school',
    integration: Object.hasOwn(integrations, name) ? `/admin/integrations/${name}` : '/admin/integrations',
  };
  return places[kind];
}

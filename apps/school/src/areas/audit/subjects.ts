import type { AuditEntry } from '@school/domain';
import type { MessageId } from '../../intl/messages.ts';
import type { Translate } from '../../intl/useText.ts';
import { collegePaths } from '../college/paths.ts';
import { contactPaths } from '../contacts/paths.ts';
import { documentPaths } from '../documents/paths.ts';
import { eventPaths } from '../events/paths.ts';
import { integrationPaths } from '../integrations/paths.ts';
import { messengerPaths } from '../messenger/paths.ts';
import { notificationPaths } from '../notifications/paths.ts';
import { placePaths } from '../places/paths.ts';
import { postPaths } from '../posts/paths.ts';
import { rolePaths } from '../roles/paths.ts';
import { userPaths } from '../users/paths.ts';

const integrations = {
  smtp: 'integrations.smtp.title',
  calendar: 'integrations.calendar.title',
} as const satisfies Record<string, MessageId>;

const isIntegration = (name: string): name is keyof typeof integrations => Object.hasOwn(integrations, name);

/** Returns the name of an entry's record; an integration has a code, which is translated. */
export function subjectName(t: Translate, { kind, name }: AuditEntry['subject']): string {
  return kind === 'integration' && isIntegration(name) ? t(integrations[name]) : name;
}

type Hrefs = Partial<Record<AuditEntry['subject']['kind'], string>>;

const hrefsOfId = (id: string): Hrefs => ({
  user: userPaths.detail.href({ id }),
  role: rolePaths.detail.href({ id }),
  post: postPaths.detail.href({ id }),
  document: documentPaths.detail.href({ id }),
  event: eventPaths.calendar.href({ event: id }),
  notification: notificationPaths.detail.href({ id }),
  contact: contactPaths.detail.href({ id }),
  place: placePaths.detail.href({ id }),
  message_report: messengerPaths.report.href({ id }),
});

/** Returns the URL of an entry's record; undefined if it has no page. */
export function subjectHref({ kind, id, name, visible }: AuditEntry['subject']): string | undefined {
  if (!visible) return undefined;
  const school = collegePaths.detail.href();
  const integration = isIntegration(name) ? integrationPaths[name] : integrationPaths.list;
  const hrefs: Hrefs = {
    ...(id !== null && hrefsOfId(id)),
    document_category: documentPaths.categories.href(),
    college: school,
    grade: school,
    course: school,
    integration: integration.href(),
  };
  return hrefs[kind];
}

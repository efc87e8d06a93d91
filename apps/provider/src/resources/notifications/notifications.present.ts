import type { Notification } from '@school/domain';
import { presentPerson } from '../accounts/accounts.present.ts';
import type { ReceivedRow } from './notifications.queries.ts';

/** A notification as the person it was sent to sees it. */
export function presentNotification(row: ReceivedRow): Notification {
  return {
    id: row.id,
    title: row.title,
    content: row.content,
    emergency: row.emergency,
    mode: row.mode,
    status: row.status,
    audience: row.audience,
    author: presentPerson({ ...row, id: row.author_id }),
    sent_at: row.sent_at?.toISOString() ?? null,
    seen_at: row.seen_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  };
}

import type { Post, PostDetail } from '@school/domain';
import type { Person } from '../../security/auth.ts';
import { newsPictureUrl } from '../../http/media.ts';
import { presentPerson } from '../accounts/accounts.present.ts';
import { readersAudience } from '../audiences/audiences.present.ts';
import { presentConfirmation } from '../receipts/receipts.present.ts';
import { getAllowedPostActions, computePostStatus } from './posts.policy.ts';
import type { PostDetailRow, PostRow } from './posts.queries.ts';

/** Converts a post to the form that this person sees now. */
export function presentPost(row: PostRow, person: Person, now: Date): Post {
  const { id, title, excerpt, category, audience, courses, grades, version } = row;
  const can = getAllowedPostActions(person, row, now);
  const cover = newsPictureUrl(row.cover_file);
  return {
    id,
    title,
    excerpt,
    category,
    audience: can.update ? audience : readersAudience(audience),
    courses,
    grades,
    status: computePostStatus(row, now),
    published_at: row.published_at?.toISOString() ?? null,
    author: presentPerson(row.author),
    cover: cover ? { url: cover, alt: row.cover_alt ?? '' } : null,
    version,
    reads_count: row.reads_count,
    recipients_count: row.recipients_count,
    ...presentConfirmation(row),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    can,
  };
}

/** Converts a post with its body and files, for the detail answer. */
export const presentDetail = (row: PostDetailRow, person: Person, now: Date): PostDetail => ({
  ...presentPost(row, person, now),
  body: row.body,
  notify: row.notify,
  attachments: row.attachments,
});

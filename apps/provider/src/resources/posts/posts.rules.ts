import {
  type Audience,
  type BlockDocument,
  blockDocumentProblems,
  completeAudience,
  toExcerpt,
  fold,
  isBlank,
  missingOfAudience,
  type PostWrite,
  documentToText,
} from '@school/domain';
import { sql } from 'kysely';
import type { Row } from '../../database/schema.ts';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';
import { type FieldErrors, invalid } from '../../httpError.ts';
import { validateAudience } from '../audiences/audiences.queries.ts';

/** The columns that follow from a person's input. */
export type WrittenPost = Pick<
  Row<'posts'>,
  'title' | 'category_id' | 'body' | 'excerpt' | 'search_text' | 'audience' | 'recipients_count' | 'notify'
>;

type Publishable = Pick<WrittenPost, 'category_id' | 'body' | 'audience'>;

/** Returns what a post lacks for publishing (specification §5), by field. */
export function missingToPublish({ category_id, body, audience }: Publishable): FieldErrors {
  const required = (name: string) => [`The ${name} field is required.`];
  return {
    ...(category_id ? {} : { category_id: required('category') }),
    ...(!isBlank(documentToText(body)) ? {} : { body: required('content') }),
    ...Object.fromEntries(
      missingOfAudience(audience).map((list) => [`audience.${list}`, required(list.replace('_ids', ''))]),
    ),
  };
}

const postSearchText = (title: string, body: BlockDocument) => fold(`${title} ${documentToText(body)}`);

/**
 * Checks what the contract's schema cannot express, and derives excerpt, search text and the number of recipients.
 * @param stored The stored audience.
 * @throws HttpError 422
 */
export async function toWrittenPost(
  tx: CollegeTransaction,
  input: PostWrite,
  stored?: Audience,
): Promise<WrittenPost> {
  const body: BlockDocument = input.body ?? { type: 'doc', content: [] };
  const category_id = input.category_id ?? null;
  const validation = await validateAudience(tx, completeAudience(input.audience), {
    stored,
    counts: true,
    also: {
      knowsCategory: sql<boolean>`exists (select 1 from post_categories where id = ${category_id}::uuid)`,
    },
  });
  const { audience, recipients: recipients_count, also } = validation;
  const problems = blockDocumentProblems(body);
  const errors: FieldErrors = {
    ...validation.errors,
    ...(category_id === null || also.knowsCategory
      ? {}
      : { category_id: ['The selected category is unknown.'] }),
    ...(problems.length > 0 ? { body: problems } : {}),
    ...(input.status === 'published' && problems.length === 0
      ? missingToPublish({ category_id, body, audience })
      : {}),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const title = input.title.trim();
  return {
    title,
    category_id,
    body,
    audience,
    recipients_count,
    notify: input.notify ?? true,
    excerpt: toExcerpt(body),
    search_text: postSearchText(title, body),
  };
}

const earliest = Date.UTC(1900, 0, 1);
const latest = Date.UTC(2200, 0, 1);

/**
 * Returns the publication time: the given one, or now. A published post keeps its time when it is corrected.
 * @throws HttpError 422 for a time outside of the calendar.
 */
export function publicationTime(input: PostWrite, now: Date, out: Date | null): Date | null {
  if (input.status === 'draft') return null;
  if (!input.published_at) return out ?? now;
  const time = Date.parse(input.published_at);
  if (time >= earliest && time < latest) return new Date(time);
  throw invalid({ published_at: ['The published at field must be a valid time with offset.'] });
}

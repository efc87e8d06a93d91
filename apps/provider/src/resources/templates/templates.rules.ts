import {
  type Audience,
  blockDocumentProblems,
  completeAudience,
  type EventTemplate,
  type NotificationTemplate,
  picturesIn,
  type PostTemplate,
  type TemplateKind,
  type TemplateParts,
  invalidTemplatePlaceholders,
} from '@school/domain';
import { sql } from 'kysely';
import { zoneNamed } from '../../calendar/zone.ts';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';
import { type FieldErrors, invalid } from '../../httpError.ts';
import { validateAudience } from '../audiences/audiences.queries.ts';

/** The values of a template of any kind. */
export type TemplateContent = PostTemplate | EventTemplate | NotificationTemplate;

/** The name by which two templates are compared: without case. */
export const toNameKey = (name: string): string => name.trim().normalize('NFC').toLowerCase();

/**
 * Returns the kind of the values; undefined without values.
 * @throws HttpError 422 for values of several kinds.
 */
export function findTemplateKind({ post, event, notification }: TemplateParts): TemplateKind | undefined {
  const [kind, other] = Object.entries({ post, event, notification })
    .filter(([, values]) => values !== undefined)
    .map(([name]) => name as TemplateKind);
  if (other) throw invalid({ [other]: ['A template has values of one kind only.'] });
  return kind;
}

const trimmed = (text: string | null) => text?.trim() || null;

/** Trims texts, as the records do that are created with them. */
function stored({ post, event, notification }: TemplateParts, audience: Audience): TemplateContent {
  if (post) return { ...post, title: post.title.trim(), audience };
  if (event) {
    const description = trimmed(event.description?.replaceAll(/\r\n?/g, '\n') ?? null);
    return { ...event, name: event.name.trim(), description, address: trimmed(event.address), audience };
  }
  const { title, content, ...rest } = notification!;
  return { ...rest, title: title.trim(), content: content.trim(), audience };
}

/** Returns the errors of a post's text, which no schema expresses. */
function bodyProblems({ body }: PostTemplate): string[] {
  const problems = blockDocumentProblems(body);
  if (problems.length > 0) return problems;
  return picturesIn(body).length > 0 ? ['A template has no pictures.'] : [];
}

/**
 * Checks what the contract's schema cannot express, and returns the values to store.
 * @param before The stored values, if there are any.
 * @throws HttpError 422
 */
export async function contentFrom(
  tx: CollegeTransaction,
  kind: TemplateKind,
  parts: TemplateParts,
  before?: TemplateContent,
): Promise<TemplateContent> {
  const { post, event } = parts;
  const category = post?.category_id ?? null;
  const place = event?.place_id ?? null;
  const { audience, errors, also } = await validateAudience(tx, completeAudience(parts[kind]!.audience), {
    stored: before && completeAudience(before.audience),
    also: {
      knowsCategory: sql<boolean>`exists (select 1 from post_categories where id = ${category}::uuid)`,
      knowsPlace: sql<boolean>`exists (select 1 from places where id = ${place}::uuid)`,
    },
  });
  const body = post ? bodyProblems(post) : [];
  const ofFields: FieldErrors = {
    ...errors,
    ...(category && !also.knowsCategory ? { category_id: ['The selected category is unknown.'] } : {}),
    ...(place && !also.knowsPlace ? { place_id: ['The selected place is unknown.'] } : {}),
    ...(event && !zoneNamed(event.timezone) ? { timezone: ['There is no such time zone.'] } : {}),
    ...(body.length > 0 ? { body } : {}),
  };
  const unusable = body.length > 0 ? {} : invalidTemplatePlaceholders(parts);
  const all: FieldErrors = Object.fromEntries([
    ...Object.entries(ofFields).map(([field, sentences]) => [`${kind}.${field}`, sentences]),
    ...Object.entries(unusable).map(([field, written]) => [
      field,
      [`${written} is not a placeholder. Use {date} or {school}.`],
    ]),
  ]);
  if (Object.keys(all).length > 0) throw invalid(all);
  return stored(parts, audience);
}

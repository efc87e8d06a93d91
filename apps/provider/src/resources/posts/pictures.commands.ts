import { parsePictureId, picturesIn, type PostWrite } from '@school/domain';
import { sql } from 'kysely';
import type { Row } from '../../database/schema.ts';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';
import { isUploaded, newsPictureUrl } from '../../http/media.ts';
import { type FieldErrors, invalid } from '../../httpError.ts';

type Cover = Pick<Row<'posts'>, 'cover_file' | 'cover_alt'>;

/**
 * Returns the cover of a post: the one that was sent, or the stored one when none was.
 * @throws HttpError 422 for a URL that is neither the post's own nor that of an uploaded picture.
 */
export function coverFrom({ cover }: PostWrite, stored?: Cover): Cover {
  const { cover_file = null, cover_alt = null } = stored ?? {};
  if (cover === undefined) return { cover_file, cover_alt };
  if (cover === null) return { cover_file: null, cover_alt: null };
  const same = cover.url === newsPictureUrl(cover_file);
  const file = same ? cover_file : parsePictureId(cover.url);
  if (!file) throw invalid({ cover: ['The selected picture is unknown.'] });
  return { cover_file: file, cover_alt: cover.alt.trim() };
}

type Showing = Pick<Row<'posts'>, 'body'> & Pick<Cover, 'cover_file'>;

const showsPictures = ({ body, cover_file }: Showing) =>
  isUploaded(cover_file) || picturesIn(body).length > 0;

/**
 * Assigns the pictures that a post shows to it, and deletes those that it no longer shows. Does nothing when there are none.
 * @param before The stored post, if there was one.
 * @throws HttpError 422 for a picture that is unknown or belongs to another post.
 */
export async function assignPictures(
  tx: CollegeTransaction,
  { id, body, cover_file }: Showing & { id: string },
  before?: Showing,
): Promise<void> {
  const inBody = picturesIn(body);
  const cover = isUploaded(cover_file) ? [cover_file] : [];
  const shown = [...new Set([...inBody, ...cover])];
  if (shown.length === 0 && !(before && showsPictures(before))) return;
  const { rows } = await sql<Pick<Row<'post_pictures'>, 'id'>>`
    with gone as (
      delete from post_pictures where post_id = ${id} and not id = any(${shown}::uuid[]))
    update post_pictures set post_id = ${id}
    where id = any(${shown}::uuid[]) and (post_id is null or post_id = ${id}) returning id`.execute(tx);
  const assigned = new Set(rows.map((row) => row.id));
  const lacks = (ids: readonly string[]) => ids.some((one) => !assigned.has(one));
  const unknown = ['The selected picture is unknown.'];
  const errors: FieldErrors = {
    ...(lacks(inBody) ? { body: unknown } : {}),
    ...(lacks(cover) ? { cover: unknown } : {}),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

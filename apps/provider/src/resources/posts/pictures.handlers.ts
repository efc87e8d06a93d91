import { newId } from '../../newId.ts';
import { type Handlers, prepared } from '../../http/contract/handler.ts';
import { newsPictureUrl } from '../../http/media.ts';
import { pictureFrom } from '../pictures.ts';
import { invalid } from '../../httpError.ts';

/** The width of a text column on the sharpest screens. */
const shape = { width: 1600, height: 1600, fit: 'inside' } as const;

export const picturesHandlers = {
  createPostPicture: prepared(
    async ({ body }) => {
      const file: unknown = body.file;
      if (!Buffer.isBuffer(file) || file.length === 0)
        throw invalid({ file: ['The file field must be a file.'] });
      return pictureFrom(file, 'file', shape);
    },
    async ({ tx, college, person, now }, content: Buffer) => {
      const id = newId(now);
      const picture = { college_id: college.id, id, author_id: person.id, post_id: null };
      await tx
        .insertInto('post_pictures')
        .values({ ...picture, content, created_at: now })
        .execute();
      return { status: 201, body: { data: { url: newsPictureUrl(id)! } } };
    },
  ),
} satisfies Partial<Handlers>;

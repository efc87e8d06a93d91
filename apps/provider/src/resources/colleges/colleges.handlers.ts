import { type Handlers, prepared } from '../../http/contract/handler.ts';
import { notFound } from '../../httpError.ts';
import { presentCollege } from './colleges.present.ts';
import { findByDomain, getCollegeName } from './colleges.queries.ts';

export const collegesHandlers = {
  findCollegeByDomain: prepared(
    ({ body, services }) =>
      findByDomain(
        services.db,
        body.domain
          .trim()
          .replace(/:\d{1,5}$/, '')
          .replace(/\.$/, ''),
      ),
    async (_context, college) => {
      if (!college) throw notFound();
      return { status: 200, body: { data: presentCollege(college) } };
    },
  ),

  // Reads the name from the database, not from this process's cache: after a renaming the cached name would differ from the
  // answer of `findCollegeByDomain`, and every client would sign out.
  getSessionCollege: async ({ tx, college: { id, slug } }) => {
    const { name } = await getCollegeName(tx, id);
    return { status: 200, body: { id, name, slug } };
  },
} satisfies Partial<Handlers>;

import { type Handlers, prepared } from '../../plugins/contract/handler.ts';
import { notFound } from '../../plugins/refusal.ts';
import { presentCollege } from './colleges.present.ts';
import { findByDomain } from './colleges.queries.ts';

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

  getSessionCollege: async ({ college: { id, name, slug } }) => ({ status: 200, body: { id, name, slug } }),
} satisfies Partial<Handlers>;

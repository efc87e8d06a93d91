import { findCommunes } from '@school/domain/communes';
import { permissions } from '@school/domain/permissions';
import type { Handlers } from '../../plugins/contract/handler.ts';
import { presentCategory } from './lookups.present.ts';

export const lookupsHandlers = {
  listGrades: async ({ tenant }) => {
    const rows = await tenant.selectFrom('grades').selectAll().orderBy('position').execute();
    const data = rows.map(({ id, code, name, level, position }) => ({
      id,
      code,
      name,
      level,
      order: position,
    }));
    return { status: 200, body: { data } };
  },

  listCourses: async ({ tenant }) => {
    const columns = ['id', 'code', 'name', 'grade_id', 'letter'] as const;
    return {
      status: 200,
      body: { data: await tenant.selectFrom('courses').select(columns).orderBy('code').execute() },
    };
  },

  listPostCategories: async ({ tenant }) => {
    const rows = await tenant
      .selectFrom('post_categories')
      .selectAll()
      .orderBy('position')
      .orderBy('id')
      .execute();
    return { status: 200, body: { data: rows.map(presentCategory) } };
  },

  listDocumentCategories: async ({ tenant }) => {
    const rows = await tenant
      .selectFrom('document_categories')
      .selectAll()
      .orderBy('position')
      .orderBy('id')
      .execute();
    return { status: 200, body: { data: rows.map(presentCategory) } };
  },

  listCommunes: async ({ query }) => ({ status: 200, body: { data: findCommunes(query.q) } }),

  listPermissions: async () => ({ status: 200, body: { data: [...permissions] } }),
} satisfies Partial<Handlers>;

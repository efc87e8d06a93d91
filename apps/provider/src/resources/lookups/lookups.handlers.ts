import { findCommunes } from '@school/domain/communes';
import { permissions } from '@school/domain/permissions';
import type { Handlers } from '../../http/contract/handler.ts';
import { presentCategory, presentCourse, presentGrade } from './lookups.present.ts';

export const lookupsHandlers = {
  listGrades: async ({ tx }) => {
    const rows = await tx.selectFrom('grades').selectAll().orderBy('position').execute();
    return { status: 200, body: { data: rows.map(presentGrade) } };
  },

  listCourses: async ({ tx }) => {
    const rows = await tx.selectFrom('courses').selectAll().orderBy('code').execute();
    return { status: 200, body: { data: rows.map(presentCourse) } };
  },

  listPostCategories: async ({ tx }) => {
    const rows = await tx
      .selectFrom('post_categories')
      .selectAll()
      .orderBy('position')
      .orderBy('id')
      .execute();
    return { status: 200, body: { data: rows.map(presentCategory) } };
  },

  listDocumentCategories: async ({ tx }) => {
    const rows = await tx
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

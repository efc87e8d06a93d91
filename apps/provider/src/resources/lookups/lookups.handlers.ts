import { findCommunes } from '@school/domain/communes';
import { permissions } from '@school/domain/permissions';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
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

  listRoles: async ({ tenant }) => {
    const data = await tenant
      .selectFrom('roles')
      .select(['id', 'name', 'slug'])
      .select((of) =>
        jsonArrayFrom(
          of
            .selectFrom('role_permissions as p')
            .select(['p.permission', 'p.scope'])
            .whereRef('p.college_id', '=', 'roles.college_id')
            .whereRef('p.role_id', '=', 'roles.id')
            .orderBy('p.permission'),
        ).as('permissions'),
      )
      .orderBy('position')
      .execute();
    return { status: 200, body: { data } };
  },

  listPermissions: async () => ({ status: 200, body: { data: [...permissions] } }),
} satisfies Partial<Handlers>;

import { newId } from '../../newId.ts';
import type { Handlers } from '../../plugins/contract/handler.ts';
import { inUse, notFound } from '../../plugins/refusal.ts';
import { presentCategory } from '../lookups/lookups.present.ts';
import { refuseCircle, refuseTakenName, slugOf } from './postCategories.rules.ts';
import { findCategories, isUsed, lockCategories } from './postCategories.queries.ts';

export const postCategoriesHandlers = {
  createPostCategory: async ({ tenant, college, body, now }) => {
    await lockCategories(tenant, college.id);
    const others = await findCategories(tenant);
    refuseTakenName(others, body.name);
    refuseCircle(others, undefined, body.parent_id ?? null);
    const position = body.order ?? Math.max(0, ...others.map((other) => other.position + 1));
    const name = body.name.trim();
    const category = {
      id: newId(now),
      name,
      slug: slugOf(others, name),
      parent_id: body.parent_id ?? null,
      position,
    };
    await tenant
      .insertInto('post_categories')
      .values({ college_id: college.id, ...category })
      .execute();
    return { status: 201, body: { data: presentCategory({ college_id: college.id, ...category }) } };
  },

  updatePostCategory: async ({ tenant, college, path, body }) => {
    await lockCategories(tenant, college.id);
    const all = await findCategories(tenant);
    const category = all.find(({ id }) => id === path.id);
    if (!category) throw notFound();
    const others = all.filter((other) => other !== category);
    refuseTakenName(others, body.name);
    refuseCircle(all, category.id, body.parent_id ?? null);
    const position = body.order ?? category.position;
    const change = { name: body.name.trim(), parent_id: body.parent_id ?? null, position };
    await tenant.updateTable('post_categories').set(change).where('id', '=', category.id).execute();
    return { status: 200, body: { data: presentCategory({ ...category, ...change }) } };
  },

  deletePostCategory: async ({ tenant, college, path }) => {
    await lockCategories(tenant, college.id);
    const all = await findCategories(tenant);
    if (!all.some(({ id }) => id === path.id)) throw notFound();
    if (await isUsed(tenant, path.id)) throw inUse('Posts or other categories are still in this category.');
    await tenant.deleteFrom('post_categories').where('id', '=', path.id).execute();
    return { status: 204 };
  },
} satisfies Partial<Handlers>;

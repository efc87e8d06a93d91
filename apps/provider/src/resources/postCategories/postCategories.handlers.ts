import type { Row } from '../../database/schema.ts';
import { changesOf } from '../../journal/changes.ts';
import { newId } from '../../newId.ts';
import type { Handlers } from '../../plugins/contract/handler.ts';
import { inUse, notFound } from '../../plugins/refusal.ts';
import { presentCategory } from '../lookups/lookups.present.ts';
import { refuseCircle, refuseTakenName, slugOf } from './postCategories.rules.ts';
import { findCategories, isUsed, lockCategories } from './postCategories.queries.ts';

type Category = Pick<Row<'post_categories'>, 'id' | 'name' | 'parent_id' | 'position'>;

const subjectOf = ({ id, name }: Category) => ({ kind: 'post_category', id, name });
const recordOf = ({ name, parent_id, position }: Category) => ({ name, parent_id, order: position });

export const postCategoriesHandlers = {
  createPostCategory: async ({ tenant, college, body, now, record }) => {
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
    record({ subject: subjectOf(category), ...changesOf({}, recordOf(category)) });
    return { status: 201, body: { data: presentCategory({ college_id: college.id, ...category }) } };
  },

  updatePostCategory: async ({ tenant, college, path, body, record }) => {
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
    const after = { ...category, ...change };
    record({ subject: subjectOf(after), ...changesOf(recordOf(category), recordOf(after)) });
    return { status: 200, body: { data: presentCategory(after) } };
  },

  deletePostCategory: async ({ tenant, college, path, record }) => {
    await lockCategories(tenant, college.id);
    const all = await findCategories(tenant);
    const category = all.find(({ id }) => id === path.id);
    if (!category) throw notFound();
    if (await isUsed(tenant, path.id)) throw inUse('Posts or other categories are still in this category.');
    await tenant.deleteFrom('post_categories').where('id', '=', path.id).execute();
    record({ subject: subjectOf(category), before: recordOf(category) });
    return { status: 204 };
  },
} satisfies Partial<Handlers>;

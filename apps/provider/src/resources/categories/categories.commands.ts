import type { AuditKind, CategoryWrite, PostCategory } from '@school/domain';
import { newId } from '../../newId.ts';
import type { Context } from '../../http/contract/handler.ts';
import { inUse, notFound, rejectStale } from '../../httpError.ts';
import { presentCategory } from '../lookups/lookups.present.ts';
import { findCategories, isUsed, lockCategories, type Tree } from './categories.queries.ts';
import { rejectCircle, rejectTakenName, toFreeSlug } from './categories.rules.ts';

/** The greatest `order` that the contract accepts. */
const lastPosition = 10_000;

type CategoryContext = Pick<Context<'createPostCategory'>, 'tx' | 'college' | 'now' | 'audit'> & {
  path: { id?: string };
  /** The version that the change is based on. */
  version?: number | undefined;
  body?: CategoryWrite;
};

/** Returns the handlers that change a tree of categories, whatever its items are. */
export function createCategoryCommands(tree: Tree, kind: AuditKind, stillUsed: string) {
  const all = async ({ tx, college }: CategoryContext) => {
    await lockCategories(tx, tree, college.id);
    return findCategories(tx, tree);
  };
  const one = async (context: CategoryContext) => {
    const categories = await all(context);
    const category = categories.find(({ id }) => id === context.path.id);
    if (!category) throw notFound();
    return { categories, category };
  };

  return {
    async create(context: CategoryContext & { body: CategoryWrite }): Promise<PostCategory> {
      const { tx, college, body, now, audit } = context;
      const others = await all(context);
      rejectTakenName(others, body.name);
      rejectCircle(others, undefined, body.parent_id ?? null);
      const behind = Math.max(0, ...others.map((other) => other.position + 1));
      const position = body.order ?? Math.min(behind, lastPosition);
      const name = body.name.trim();
      const category = {
        college_id: college.id,
        id: newId(now),
        name,
        slug: toFreeSlug(others, name),
        parent_id: body.parent_id ?? null,
        position,
        version: 1,
      };
      await tx.insertInto(tree.table).values(category).execute();
      audit({ subject: { kind, id: category.id, name }, after: { ...presentCategory(category) } });
      return presentCategory(category);
    },

    async update(context: CategoryContext & { body: CategoryWrite }): Promise<PostCategory> {
      const { tx, body, audit } = context;
      const { categories, category } = await one(context);
      rejectStale(context.version, category);
      const others = categories.filter((other) => other !== category);
      rejectTakenName(others, body.name);
      rejectCircle(categories, category.id, body.parent_id ?? null);
      const position = body.order ?? category.position;
      const version = category.version + 1;
      const change = { name: body.name.trim(), parent_id: body.parent_id ?? null, position, version };
      await tx.updateTable(tree.table).set(change).where('id', '=', category.id).execute();
      const [before, after] = [presentCategory(category), presentCategory({ ...category, ...change })];
      audit({
        subject: { kind, id: category.id, name: category.name },
        before: { ...before },
        after: { ...after },
      });
      return after;
    },

    async remove(context: CategoryContext): Promise<void> {
      const { category } = await one(context);
      if (await isUsed(context.tx, tree, category.id)) throw inUse(stillUsed);
      await context.tx.deleteFrom(tree.table).where('id', '=', category.id).execute();
      const { id, name } = category;
      context.audit({ subject: { kind, id, name }, before: { ...presentCategory(category) } });
    },
  };
}

import { routePath } from '../../router/routePath.ts';
import { flag, text } from '../../router/searchParams.ts';

export const rolePaths = {
  list: routePath('/users/roles'),
  /** `from` is the id of the role whose permissions the form starts with. */
  create: routePath('/users/roles/new', { from: text }),
  detail: routePath('/users/roles/:id', { edit: flag }),
};

import { routePath } from '../../router/routePath.ts';
import { display, flag, oneOf, pageNumber, text } from '../../router/searchParams.ts';

export const contactPaths = {
  list: routePath('/admin/contacts', {
    q: text,
    category: text,
    emergency: oneOf(['yes', 'no']),
    sort: display(oneOf(['-name', 'updated_at', '-updated_at'])),
    page: pageNumber,
  }),
  /** `waiting` is the submitted form that is edited. */
  create: routePath('/admin/contacts/create', { waiting: text }),
  detail: routePath('/admin/contacts/:id', { edit: flag }),
};

import { routePath } from '../../router/routePath.ts';
import { display, flag, oneOf, pageNumber, text } from '../../router/searchParams.ts';

export const placePaths = {
  list: routePath('/admin/places', {
    q: text,
    sort: display(oneOf(['name', '-name', 'code', '-code'])),
    page: pageNumber,
  }),
  create: routePath('/admin/places/create'),
  detail: routePath('/admin/places/:id', { edit: flag }),
};

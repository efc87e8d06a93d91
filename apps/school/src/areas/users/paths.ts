import { routePath } from '../../router/routePath.ts';
import { display, flag, oneOf, pageNumber, text } from '../../router/searchParams.ts';

export const userPaths = {
  list: routePath('/users', {
    q: text,
    status: oneOf(['active', 'pending', 'suspended']),
    role: text,
    place: text,
    pin: oneOf(['with', 'without']),
    sort: display(oneOf(['-name', 'last_sign_in_at', '-last_sign_in_at'])),
    page: pageNumber,
  }),
  create: routePath('/users/new'),
  detail: routePath('/users/:id', { edit: flag }),
};

import { routePath } from '../../router/routePath.ts';
import { flag } from '../../router/searchParams.ts';

export const collegePaths = {
  detail: routePath('/admin/school', { edit: flag }),
};

import { routePath } from '../../router/routePath.ts';

export const integrationPaths = {
  list: routePath('/admin/integrations'),
  smtp: routePath('/admin/integrations/smtp'),
  calendar: routePath('/admin/integrations/calendar'),
};

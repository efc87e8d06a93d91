import { routePath } from '../../router/routePath.ts';

export const outboxPaths = {
  list: routePath('/app/outbox'),
};

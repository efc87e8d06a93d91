import { home, homeAlias } from '../../router/access.ts';
import { routePath } from '../../router/routePath.ts';

export const homePaths = {
  home: routePath(home),
  /** Its other path (specification §2). */
  alias: routePath(homeAlias),
};

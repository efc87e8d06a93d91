import type { ReactNode } from 'react';
import { createLazyModule } from '../../internal/createLazyModule.ts';

/* Both at once: the list needs its position as soon as it is drawn. */
const list = createLazyModule(async () => {
  const [parts] = await Promise.all([import('./MenuList.tsx'), import('../../internal/keepBeside.ts')]);
  return parts;
});

/** Fetches the list when the menu is likely to be opened. */
export const fetchMenuList = list.fetch;

type LazyMenuListProps = Parameters<typeof import('./MenuList.tsx').MenuList>[0];

/** Renders the list as soon as its code is loaded. */
export function LazyMenuList(props: LazyMenuListProps): ReactNode {
  const parts = list.use();
  return parts && <parts.MenuList {...props} />;
}

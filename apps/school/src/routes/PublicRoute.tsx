import type { ReactNode } from 'react';
import { useText } from '../intl/useText.ts';
import type { Route } from '../router/publicRoute.ts';
import { RouteTitle } from '../screen/ScreenRoot.tsx';

/** Renders a screen under the title of its route; protected screens set the title of their route. */
export function PublicRoute({ route: { title }, children }: { route: Route; children: ReactNode }) {
  const t = useText();
  return <RouteTitle value={title ? t(title) : ''}>{children}</RouteTitle>;
}

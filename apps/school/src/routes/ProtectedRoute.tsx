import type { ReactNode } from 'react';
import { useSession } from '../data/DataRoot.tsx';
import { useText } from '../intl/useText.ts';
import { canOpen, type RouteRecord } from '../router/routes.ts';
import { NoPermission } from '../screen/NoPermission.tsx';
import { ScreenBoundary } from '../screen/ScreenBoundary.tsx';
import { RouteTitle, useScreen } from '../screen/ScreenRoot.tsx';

/** Renders a screen under the title of its route. Says so if the user has no permission for the route. */
export function ProtectedRoute({ route, children }: { route: RouteRecord; children: ReactNode }) {
  const t = useText();
  const { user } = useSession();
  return (
    <RouteTitle value={t(route.title)}>
      <ScreenBoundary>{user === null || canOpen(route, user) ? children : <Denied />}</ScreenBoundary>
    </RouteTitle>
  );
}

function Denied() {
  useScreen();
  return <NoPermission />;
}

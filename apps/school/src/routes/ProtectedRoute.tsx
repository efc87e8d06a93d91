import type { ReactNode } from 'react';
import { Route } from 'wouter';
import { useSession } from '../data/DataRoot.tsx';
import { useText } from '../intl/useText.ts';
import { NoPermission } from '../shell/NoPermission.tsx';
import { RouteTitle, useScreen } from '../shell/ShellRoot.tsx';
import { canOpen, type RouteRecord } from './record.ts';

/** Renders the screen of a protected route under its title, or says that the user has no permission for it. */
export function ProtectedRoute({ route, children }: { route: RouteRecord; children: ReactNode }) {
  const t = useText();
  const { user } = useSession();
  return (
    <RouteTitle value={t(route.title)}>
      <Route path={route.path}>{user === null || canOpen(route, user) ? children : <Denied />}</Route>
    </RouteTitle>
  );
}

function Denied() {
  useScreen();
  return <NoPermission />;
}

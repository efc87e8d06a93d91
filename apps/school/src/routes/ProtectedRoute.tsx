import type { ReactNode } from 'react';
import { useSession } from '../data/DataRoot.tsx';
import { useText } from '../intl/useText.ts';
import { RouteContext } from '../router/useRoute.ts';
import { NoPermission } from '../shell/NoPermission.tsx';
import { ScreenBoundary } from '../shell/ScreenBoundary.tsx';
import { RouteTitle, useScreen } from '../shell/ShellRoot.tsx';
import type { ProtectedMatch } from './protected.ts';
import { canOpen } from './record.ts';

/**
 * Gives a screen the values of its location, under the title of its route. Says so if the user has no permission for the
 * route.
 */
export function ProtectedRoute(props: { match: ProtectedMatch; children: ReactNode }) {
  const t = useText();
  const { route } = props.match;
  const { user } = useSession();
  return (
    <RouteTitle value={t(route.title)}>
      <RouteContext value={props.match}>
        <ScreenBoundary>{user === null || canOpen(route, user) ? props.children : <Denied />}</ScreenBoundary>
      </RouteContext>
    </RouteTitle>
  );
}

function Denied() {
  useScreen();
  return <NoPermission />;
}

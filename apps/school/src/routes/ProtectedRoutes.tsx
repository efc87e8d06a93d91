import { Page, Skeleton, SkeletonGroup } from '@school/ui';
import { Route, Switch } from 'wouter';
import { Alerts } from '../areas/emergencies/index.ts';
import { useSession, useVisitOutcome } from '../data/DataRoot.tsx';
import { ProtectedIntlRoot } from '../intl/ProtectedIntlRoot.tsx';
import { useText } from '../intl/useText.ts';
import type { RouterLocation } from '../router/routerLocation.ts';
import { RoutesContext } from '../router/RoutesContext.ts';
import { Shell } from '../shell/Shell.tsx';
import { matchProtectedRoute, protectedRoutes, rankedRoutes } from './protected.ts';
import { ProtectedRoute } from './ProtectedRoute.tsx';

/** Loads the screen of a location. */
export const loadProtectedScreen = (location: RouterLocation): Promise<void> =>
  matchProtectedRoute(location).route.screen.load(location);

/**
 * Renders the screen of the current location in the app's frame. The same route with other parameters keeps its screen. On the first
 * navigation it shows a skeleton until the user is known, so that no action appears and disappears again; code and data load
 * meanwhile.
 */
export function ProtectedRoutes() {
  const { user } = useSession();
  const isArriving = useVisitOutcome() === 'unknown' && user === null;
  return (
    <RoutesContext value={protectedRoutes}>
      <ProtectedIntlRoot>
        <Shell>{isArriving ? <Arriving /> : <Screens />}</Shell>
      </ProtectedIntlRoot>
    </RoutesContext>
  );
}

function Screens() {
  return (
    <>
      <Alerts />
      <Switch>
        {rankedRoutes.map((route) => (
          <Route key={route.path.pattern} path={route.path.pattern}>
            <ProtectedRoute route={route}>
              <route.screen.Screen />
            </ProtectedRoute>
          </Route>
        ))}
      </Switch>
    </>
  );
}

function Arriving() {
  const t = useText();
  return (
    <Page>
      <SkeletonGroup label={t('app.loading')}>
        <Skeleton shape="box" height={320} />
      </SkeletonGroup>
    </Page>
  );
}

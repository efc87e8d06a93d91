import { Page, Skeleton, SkeletonGroup } from '@school/ui';
import { Alerts } from '../areas/emergencies/index.ts';
import { useSession, useVisitOutcome } from '../data/DataRoot.tsx';
import { useText } from '../intl/useText.ts';
import { lazyScreen, type LazyScreen } from '../router/lazyScreen.ts';
import { useRouterLocation } from '../router/NavigationRoot.tsx';
import type { RouterLocation } from '../router/routerLocation.ts';
import { matchProtectedRoute } from './protected.ts';
import { ProtectedRoute } from './ProtectedRoute.tsx';
import type { RouteRecord } from './record.ts';

const screens = new Map<RouteRecord, LazyScreen>();

function screenOf(route: RouteRecord): LazyScreen {
  const screen = screens.get(route) ?? lazyScreen(route.load);
  screens.set(route, screen);
  return screen;
}

/** Loads the screen of a location. */
export const loadProtectedScreen = (location: RouterLocation): Promise<void> =>
  screenOf(matchProtectedRoute(location).route).load(location);

/**
 * Renders the screen of the current location. The same route with other parameters keeps its screen. On the first
 * navigation it shows a skeleton until the user is known, so that no action appears and disappears again; code and data load
 * meanwhile.
 */
export function ProtectedRoutes() {
  const match = matchProtectedRoute(useRouterLocation());
  const { Screen } = screenOf(match.route);
  const { user } = useSession();
  const isArriving = useVisitOutcome() === 'unknown' && user === null;
  if (isArriving) return <Arriving />;
  return (
    <>
      <Alerts />
      <ProtectedRoute match={match}>
        <Screen key={match.path.pattern} />
      </ProtectedRoute>
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

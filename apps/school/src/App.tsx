import { ProgressBar } from '@school/ui';
import { StrictMode, Suspense, useMemo, useSyncExternalStore } from 'react';
import { Route, Switch } from 'wouter';
import { DataRoot, useSession } from './data/DataRoot.tsx';
import { IntlRoot } from './intl/IntlRoot.tsx';
import { useText } from './intl/useText.ts';
import { createLatePart } from './router/latePart.tsx';
import { NavigationRoot } from './router/NavigationRoot.tsx';
import type { AppServices } from './createApp.ts';
import { routes } from './routes/public.ts';
import { PublicRoute } from './routes/PublicRoute.tsx';
import { AppBoundary } from './shell/AppBoundary.tsx';
import { createBar } from './screen/bar.ts';
import { createNetwork } from './screen/network.ts';
import { Toasts } from './shell/Toasts.tsx';
import type { Progress } from './shell/progress.ts';
import { ScreenRoot } from './screen/ScreenRoot.tsx';

function RouteProgress(props: { progress: Progress }) {
  const t = useText();
  const running = useSyncExternalStore(props.progress.subscribe, props.progress.get);
  return <ProgressBar variant="route" active={running} label={t('app.loading')} />;
}

/** Renders the screen of the current location. */
function Screens() {
  return (
    <Switch>
      {routes.map((route) => (
        <Route key={String(route.path)} path={route.path}>
          <PublicRoute route={route}>
            <route.screen.Screen />
          </PublicRoute>
        </Route>
      ))}
    </Switch>
  );
}

const UpdatePrompt = createLatePart(
  () => import('./updates/UpdatePrompt.tsx').then((file) => file.UpdatePrompt),
  () => null,
);

/** Follows the service worker, which only a build has, from the first sign-in on this device. */
function Updates() {
  const { token } = useSession();
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!import.meta.env.PROD || !workers || !(token || workers.controller)) return null;
  return (
    <Suspense fallback={null}>
      <UpdatePrompt />
    </Suspense>
  );
}

/** The whole app, rendered with services that were created before. */
export function App({ parts }: { parts: AppServices }) {
  const { client, session, visit, navigation, language, progress, page } = parts;
  const sources = useMemo(
    () => ({ client, session, visit, storage: page.localStorage }),
    [client, session, visit, page],
  );
  const screenServices = useMemo(
    () => ({
      tenant: parts.tenant,
      scheme: parts.scheme,
      notices: parts.notices,
      bar: createBar(),
      network: createNetwork(parts.page),
      clock: parts.serverClock.now,
      clockAhead: { get: parts.serverClock.ahead, subscribe: parts.serverClock.subscribe },
    }),
    [parts],
  );
  return (
    <StrictMode>
      <DataRoot sources={sources}>
        <IntlRoot language={language} navigate={navigation.navigate}>
          <NavigationRoot navigation={navigation}>
            <ScreenRoot parts={screenServices}>
              <AppBoundary>
                <RouteProgress progress={progress} />
                <Screens />
                <Toasts />
                <Updates />
              </AppBoundary>
            </ScreenRoot>
          </NavigationRoot>
        </IntlRoot>
      </DataRoot>
    </StrictMode>
  );
}

import { createClient, createSession, operations, type User } from '@school/domain';
import { colleges, users } from '@school/domain/fixtures';
import { type ReactNode, useEffect, useState } from 'react';
import { Route, Switch } from 'wouter';
import { DataRoot } from '../data/DataRoot.tsx';
import { createVisit } from '../data/visit.ts';
import { ProtectedIntlRoot } from '../intl/ProtectedIntlRoot.tsx';
import { IntlRoot } from '../intl/IntlRoot.tsx';
import { createLanguage } from '../intl/language.ts';
import type { Locale } from '../intl/messages.ts';
import { NavigationRoot } from '../router/NavigationRoot.tsx';
import { toRouterLocation } from '../router/routerLocation.ts';
import { RoutesContext } from '../router/RoutesContext.ts';
import { matchProtectedRoute, protectedRoutes, rankedRoutes } from '../routes/protected.ts';
import { ProtectedRoute } from '../routes/ProtectedRoute.tsx';
import { findRoute, lazyProtectedRoute } from '../routes/public.ts';
import { PublicRoute } from '../routes/PublicRoute.tsx';
import { createBar } from '../screen/bar.ts';

import { createNotices } from '../screen/notices.ts';
import { Toasts } from '../shell/Toasts.tsx';
import { Shell } from '../shell/Shell.tsx';
import { ScreenRoot } from '../screen/ScreenRoot.tsx';
import { findTenant } from '../tenants/tenants.ts';
import type { Handlers } from './handlers.ts';
import { fakeFetch, type MockCall, type MockNetwork } from './fakeFetch.ts';
import { memoryStorage } from './memoryStorage.ts';
import { asSchool, type TestSchool } from './schools.ts';
import { createTestNavigation } from './createTestNavigation.ts';
import { createTestScheme } from './createTestScheme.ts';
import { defaultHandlers } from './defaultHandlers/defaultHandlers.ts';

/** Environment of a screen under test. */
export type TestAppProps = {
  /** URL of the screen. */
  path: string;
  /** Signed-in user; null for a visitor. @default the administrator */
  user?: User | null;
  /** Responses that replace the default ones. */
  answers?: Handlers;
  /** School of the screen. @default 'aromos' */
  school?: TestSchool;
  /** @default 'es' */
  locale?: Locale;
  /** Whether the browser has a network. @default true */
  online?: boolean;
  /** Simulates a slow, offline or failing network. */
  network?: MockNetwork | undefined;
  /** By how many milliseconds the device's clock is ahead of the server's. @default 0 */
  clockAhead?: number;
  /** Initial content of the local storage. */
  stored?: Record<string, string>;
  children: ReactNode;
};

let count = 0;

/** Creates the services of a test app, for tests that need more than the screen. */
export function createTestApp({
  path,
  user = users.administrador,
  answers,
  school = 'aromos',
  locale = 'es',
  network,
  online = network !== 'offline',
  clockAhead = 0,
  stored,
}: Omit<TestAppProps, 'children'>) {
  count += 1;
  const calls: MockCall[] = [];
  const storage = memoryStorage({ 'school.college': JSON.stringify(colleges[school]), ...stored });
  // Each test app has its own token, so that cached responses aren't shared.
  let token = user ? `app-${count}` : '';
  const session = createSession({
    tokens: {
      read: () => token,
      write: (written) => {
        token = written;
      },
      clear: () => {
        token = '';
      },
    },
  });
  session.setUser(asSchool(user, school));
  const client = createClient({
    operations,
    fetch: fakeFetch({ ...defaultHandlers, ...answers }, calls, network, school),
    token: () => session.getState().token,
    form: () => new FormData(),
    log: { warn: () => undefined },
  });
  return {
    calls,
    storage,
    session,
    language: createLanguage(storage, document.documentElement, locale),
    navigation: createTestNavigation(path),
    sources: {
      client,
      session,
      storage,
      visit: createVisit({
        client,
        session,
        storage,
        domain: `${school}.localhost`,
        log: { warn: () => undefined },
      }),
    },
    screenServices: {
      tenant: findTenant(`${school}.localhost`),
      scheme: createTestScheme(),
      notices: createNotices(),
      bar: createBar(),
      network: { get: () => online, subscribe: () => () => undefined },
      clock: () => new Date('2026-09-08T10:42:00-03:00'),
      clockAhead: { get: () => clockAhead, subscribe: () => () => undefined },
    },
  };
}

/** Renders a screen within the app's providers, with a fake server that answers with the contract's examples. */
export function TestApp({
  children,
  app: given,
  ...props
}: TestAppProps & { app?: ReturnType<typeof createTestApp> }) {
  const [app] = useState(() => given ?? createTestApp(props));
  const [ready, setReady] = useState(false);
  const { language } = app;
  useEffect(() => {
    void language
      .load()
      .then(language.enter)
      .then(() => setReady(true));
  }, [language]);
  // Ends the work that outlives a page, such as sending messages: the next story runs in the same document.
  useEffect(() => (given ? undefined : () => app.session.logOut()), [app, given]);
  const location = toRouterLocation(new URL(props.path, 'http://aromos.localhost'));
  const route = findRoute(location.path);
  const isProtected = route === lazyProtectedRoute;
  const { route: record } = matchProtectedRoute(location);
  if (!ready) return null;
  return (
    <DataRoot sources={app.sources}>
      <IntlRoot language={language} navigate={app.navigation.navigate}>
        <NavigationRoot navigation={app.navigation}>
          <ScreenRoot parts={app.screenServices}>
            {isProtected ? (
              <RoutesContext value={protectedRoutes}>
                <ProtectedIntlRoot>
                  <Shell>
                    <Switch>
                      {rankedRoutes.map((ranked) => (
                        <Route key={ranked.path.pattern} path={ranked.path.pattern}>
                          {ranked === record && <ProtectedRoute route={record}>{children}</ProtectedRoute>}
                        </Route>
                      ))}
                    </Switch>
                  </Shell>
                </ProtectedIntlRoot>
              </RoutesContext>
            ) : (
              <PublicRoute route={route}>
                <Route path={route.path}>{children}</Route>
              </PublicRoute>
            )}
            <Toasts />
          </ScreenRoot>
        </NavigationRoot>
      </IntlRoot>
    </DataRoot>
  );
}

import { createClient, createSession } from '@school/domain';
import { apiBase } from './data/apiBase.ts';
import { clientOperations } from './data/clientOperations.ts';
import { invalidateAll } from './data/cache.ts';
import { createTokenCookie, readCookie } from './data/tokenCookie.ts';
import { createVisit } from './data/visit.ts';
import { forgetOwner, rememberOwner } from './forms/draftOwner.ts';
import { createLanguage } from './intl/language.ts';
import { firstLocale } from './intl/firstLocale.ts';
import { createNavigation } from './router/createNavigation.ts';
import { fade } from './router/fade.ts';
import { toHref } from './router/routerLocation.ts';
import { resolveDestination } from './routes/public.ts';
import { createColourScheme } from './screen/colourScheme.ts';
import { createNotices } from './screen/notices.ts';
import { createProgress } from './shell/progress.ts';
import { onConnection } from './shell/onConnection.ts';
import { recover } from './shell/recover.ts';
import { createServerClock } from './shell/serverClock.ts';
import { findTenant } from './tenants/tenants.ts';

/**
 * All services that live as long as the page, created once and passed down. State that only the modules of one folder share, such as
 * subscribers of the cache, stays in these modules.
 */
export type AppServices = ReturnType<typeof createApp>;

/** @param page The only source of storage, cookies, network and history. */
export function createApp(page: Window & typeof globalThis) {
  const { localStorage: storage, location, document } = page;
  const log = page.console;
  const notices = createNotices();
  const serverClock = createServerClock();
  const tenant = findTenant(location.hostname);
  const language = createLanguage(
    storage,
    document.documentElement,
    firstLocale(document.documentElement.lang, tenant?.locale, page.navigator.languages),
  );
  const session = createSession({ tokens: createTokenCookie(page) });
  const client = createClient({
    ...clientOperations,
    baseUrl: apiBase,
    fetch: serverClock.observe(page.fetch.bind(page)),
    token: () => session.getState().token,
    cookie: (name) => readCookie(document, name),
    form: () => new page.FormData(),
    xhr: () => new page.XMLHttpRequest(),
    language: () => language.get().locale,
    onUnauthenticated() {
      if (!session.getState().loggedIn || session.takeNextToken()) return;
      notices.sessionEnded = true;
      session.logOut();
    },
    log,
  });
  const visit = createVisit({
    client,
    session,
    storage,
    domain: location.hostname,
    expectedSchool: tenant?.expectedSchool,
    log,
  });
  const navigation = createNavigation({
    window: page,
    resolveDestination: (to) =>
      resolveDestination(to, session.getState().loggedIn, {
        enter: language.enter,
        preload: async (location) => {
          const { preloadRoute } = await import('./routes/preloadRoute.ts');
          preloadRoute({ client, session, storage, visit }, location);
        },
      }),
    fade: (draw) => fade(page, draw),
    async onLoadFailure(problem, to) {
      const { pathname: build } = new URL(import.meta.url);
      const workers = page.navigator.serviceWorker as ServiceWorkerContainer | undefined;
      // With a service worker a reload shows the cached page of the same build; the prompt takes the new one.
      const isHeld = () => navigation.isReloadHeld() || Boolean(workers?.controller);
      const message = await recover(page, problem, { build, href: toHref(to), isHeld });
      if (message) notices.notify({ tone: 'critical', message });
      return message === null;
    },
    onConnection: (listener) => onConnection(page, visit, listener),
  });

  let { token, user } = session.getState();
  session.subscribe(() => {
    const now = session.getState();
    const otherSession = now.token !== token;
    const otherPerson = now.user?.id !== user?.id;
    ({ token, user } = now);
    if (otherSession) {
      forgetOwner(storage);
      invalidateAll();
      navigation.reconsider();
    }
    if (otherPerson && user) rememberOwner(storage, user.id);
  });

  return {
    page,
    log,
    tenant,
    language,
    session,
    client,
    visit,
    navigation,
    scheme: createColourScheme(page),
    progress: createProgress(),
    notices,
    serverClock,
  };
}

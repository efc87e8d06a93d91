/**
 * How the app's files are cached on the device, so that it starts without a network. The worker knows the files of its build
 * from the build (`vite/serviceWorker.ts`); those of the last build stay for tabs that still show it.
 */
import { cacheNames, clientsClaim } from 'workbox-core';
import { addPlugins, getCacheKeyForURL, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import type { BuiltFile } from './builtFile.ts';
import type { WorkerMessage } from './workerMessage.ts';

const page = '/index.html';
const cacheName = 'assets';
/** Address in the cache of the list of the build that was active last. */
const lastBuild = '/assets/';
/** Downloads at a time: a browser has six connections to a server, and the screen needs some of them. */
const lanes = 3;

/** Addresses that the server answers itself. */
const notTheApp = /^\/(?:alert|api|icons|media|sanctum|unsubscribe)(?:\/|$)|\.\w+$/;

const isWanted = ({ ok, redirected, headers }: Response, isPage = false) =>
  ok && !redirected && isPage === (headers.get('content-type') ?? '').startsWith('text/html');

declare const self: ServiceWorkerGlobalScope;

/** Of the themes of the bundled schools, one is of this host. */
const isOfThisSchool = (url: string) =>
  !url.startsWith('/themes/') || url === `/themes/${self.location.hostname.replace(/\.localhost$/, '')}.css`;

/** Caches the app's files and answers requests with them. @param files All files of the build. */
export function cacheFiles(files: readonly BuiltFile[]): void {
  const hashed = files.filter(({ revision }) => revision === null);
  const start = hashed.filter(({ cached }) => cached === 'start').map(({ url }) => url);
  const rest = hashed.filter(({ cached }) => cached !== 'use').map(({ url }) => url);
  const hashedUrls = new Set(hashed.map(({ url }) => url));

  /** A page of another build, such as during a deployment, would ask for files that this worker doesn't know. */
  const isPageOfBuild = async (answer: Response) => {
    if (!isWanted(answer, true)) return false;
    const text = await answer.clone().text();
    return start.every((url) => text.includes(url));
  };
  // Another server, such as that of a captive portal, may answer with its own page.
  const isCacheable = async (request: Request, answer: Response) =>
    new URL(request.url).pathname === page ? isPageOfBuild(answer) : isWanted(answer);
  const onlyWanted = {
    cacheWillUpdate: async ({ request, response }: { request: Request; response: Response }) =>
      (await isCacheable(request, response)) ? response : null,
  };
  const assets = new CacheFirst({ cacheName, plugins: [onlyWanted] });

  /** Caches files; returns whether all of them are cached. */
  const cacheAll = async (event: ExtendableEvent, urls: readonly string[]): Promise<boolean> => {
    const waiting = [...urls];
    const cacheNext = async () => {
      for (let url = waiting.shift(); url; url = waiting.shift())
        await Promise.all(assets.handleAll({ event, request: new Request(url, { priority: 'low' }) }));
    };
    await Promise.all(Array.from({ length: lanes }, cacheNext));
    const cache = await caches.open(cacheName);
    const matches = await Promise.all(urls.map((url) => cache.match(url)));
    return matches.every(Boolean);
  };

  /** Deletes the files that belong neither to this build nor to the last one, which tabs may still show. */
  const deleteOldFiles = async () => {
    const cache = await caches.open(cacheName);
    const last = (await (await cache.match(lastBuild))?.json()) as string[] | undefined;
    const current = new Set([...hashedUrls, ...(last ?? []), lastBuild]);
    for (const request of await cache.keys())
      if (!current.has(new URL(request.url).pathname)) await cache.delete(request);
    await cache.put(lastBuild, Response.json([...hashedUrls]));
  };

  /** The school's name and colours are in its page, and may have changed. */
  const refreshPage = async () => {
    const answer = await fetch(page, { cache: 'no-cache' });
    const key = getCacheKeyForURL(page);
    if (key && (await isPageOfBuild(answer))) await (await caches.open(cacheNames.precache)).put(key, answer);
  };

  addPlugins([onlyWanted]);
  precacheAndRoute(
    files.filter(({ url, revision }) => revision !== null && isOfThisSchool(url)),
    {
      directoryIndex: '',
      cleanURLs: false,
    },
  );
  registerRoute(
    new NavigationRoute(
      async ({ event, request }) => {
        event.waitUntil(refreshPage().catch(() => undefined));
        return (await matchPrecache(page)) ?? fetch(request);
      },
      { denylist: [notTheApp] },
    ),
  );
  registerRoute(
    ({ url, sameOrigin }) =>
      sameOrigin && (hashedUrls.has(url.pathname) || url.pathname.startsWith(lastBuild)),
    assets,
  );

  self.addEventListener('install', (event) => {
    event.waitUntil(
      cacheAll(event, start).then((isCached) => {
        if (!isCached) throw new Error('school: files of the first screen are missing.');
      }),
    );
  });
  self.addEventListener('activate', (event) => event.waitUntil(deleteOldFiles()));
  self.addEventListener('message', (event) => {
    const message = event.data as WorkerMessage | undefined;
    if (message?.type === 'SKIP_WAITING') void self.skipWaiting();
    if (message?.type !== 'CACHE_FILES') return;
    const used = message.urls.filter((url) => hashedUrls.has(url));
    const report = (isCached: boolean) => event.ports[0]?.postMessage(isCached);
    event.waitUntil(cacheAll(event, [...new Set([...rest, ...used])]).then(report, () => report(false)));
  });
  clientsClaim();
}

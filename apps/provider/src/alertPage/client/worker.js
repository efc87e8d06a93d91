/* Stores each alert page that is loaded, and shows the stored one without a connection. */
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const files = ['/alert/style.css', '/alert/page.js', '/alert/logo.png'];
/** How long a stored page is shown at most, in milliseconds: its link expires a day after the end of the alert. */
const longest = 7 * 24 * 3600_000;
/** Milliseconds after which a stored page is shown although the network may still answer. */
const longestWait = 4000;

const openStore = () => caches.open('alert-page');

worker.addEventListener('install', (event) => {
  void worker.skipWaiting();
  // A school without a logo still has its page.
  event.waitUntil(openStore().then((store) => Promise.allSettled(files.map((file) => store.add(file)))));
});

async function removeOld() {
  const store = await openStore();
  for (const request of await store.keys()) {
    const stored = await store.match(request);
    if (Date.now() - Date.parse(stored?.headers.get('date') ?? '') > longest) await store.delete(request);
  }
}

worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([worker.clients.claim(), removeOld()]));
});

/** Fetches a file and stores it; a page whose link has expired is removed. @param {Request} request */
async function load(request) {
  const response = await fetch(request);
  const store = await openStore();
  if (response.ok) await store.put(request.url, response.clone());
  if (response.status === 404 || response.status === 410) await store.delete(request.url);
  return response;
}

/** @param {Request} request */
async function respond(request) {
  const stored = await (await openStore()).match(request.url, { ignoreVary: true });
  const loading = load(request);
  if (!stored) return loading;
  const isLate = new Promise((resolve) => setTimeout(resolve, longestWait));
  const response = await Promise.race([loading.catch(() => undefined), isLate]);
  return response instanceof Response && response.status < 500 ? response : stored;
}

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || !pathname.startsWith('/alert/')) return;
  // A refresh by the open page must fail without a connection; it shows what it has.
  const isRefresh = request.destination === '' && !files.includes(pathname);
  event.respondWith(isRefresh ? load(request) : respond(request));
});

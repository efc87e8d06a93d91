/**
 * @typedef {object} PendingAnswer
 * @property {string} state
 * @property {string} [location] Where a person who needs help is; absent leaves the stored text.
 * @property {string} [note] What the person needs; absent leaves the stored text.
 * @property {number} at When the person answered, in milliseconds since 1970.
 */

const main = /** @type {HTMLElement} */ (document.querySelector('main'));
const texts = main.dataset;
/** @type {HTMLFormElement | null} */
const noteForm = document.querySelector('#note');
/** @type {NodeListOf<HTMLInputElement | HTMLTextAreaElement>} */
const helpFields = document.querySelectorAll('#note [id][name]');
const key = `alert ${location.pathname}`;

const partOf = (/** @type {ParentNode} */ parent, /** @type {string} */ id) =>
  /** @type {HTMLElement} */ (parent.querySelector(`#${id}`));

/** The HTML of each part as it was written; a browser that translates the page changes the one in the document. */
const contents = new Map(
  [...main.querySelectorAll(':scope > [id]')].map((part) => [part.id, part.innerHTML]),
);

/** Shows a part with the content of another element, if it differs. @param {string} id @param {HTMLElement} newPart */
function replace(id, newPart) {
  if (contents.get(id) === newPart.innerHTML) return;
  contents.set(id, newPart.innerHTML);
  partOf(document, id).replaceChildren(...newPart.childNodes);
}

/** Sets the text of a line; an empty one is not visible. @param {string} id @param {string} [text] */
function show(id, text = '') {
  const line = document.createElement('p');
  line.textContent = text;
  replace(id, line);
}

/** The unconfirmed answer where the browser stores nothing. @type {string | null} */
let unstored = null;

/** @returns {PendingAnswer | null} */
function readPending() {
  try {
    return JSON.parse(localStorage.getItem(key) ?? unstored ?? 'null');
  } catch {
    return JSON.parse(unstored ?? 'null');
  }
}

/** @param {PendingAnswer | null} answer */
function storePending(answer) {
  unstored = answer && JSON.stringify(answer);
  try {
    if (unstored) localStorage.setItem(key, unstored);
    else localStorage.removeItem(key);
  } catch {
    // It lasts until the page is closed.
  }
}

/** The tag of the notification whose answer this page sends. @type {string | null} */
let notificationTag = null;

/** Stores the answer that a notification could not send and passed in the fragment, unless there is a later one. */
function takePassed() {
  const passed = new URLSearchParams(location.hash.slice(1));
  const [state, at] = [passed.get('state'), Number(passed.get('at'))];
  if ((state !== 'safe' && state !== 'needs_help') || !(at > 0)) return;
  notificationTag = passed.get('tag');
  if ((readPending()?.at ?? 0) < at) storePending({ state, at });
  history.replaceState(null, '', location.pathname);
}

/** Closes the notification, which says that its answer was not sent. */
async function closeNotification() {
  if (notificationTag === null || !('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration('/');
  const shown = await registration?.getNotifications({ tag: notificationTag });
  for (const notification of shown ?? []) notification.close();
}

function showPending() {
  const answer = readPending();
  if (!answer) return;
  show('answer', `${answer.state === 'safe' ? texts.safe : texts.help} ${texts.waiting}`);
  if (!noteForm) return;
  noteForm.hidden = answer.state === 'safe';
  for (const field of helpFields) {
    const text = answer[/** @type {'location' | 'note'} */ (field.name)];
    if (text !== undefined && document.activeElement !== field) field.value = text;
  }
}

/** Shows what a newer copy of the page shows; forms stay until the alert has ended. @param {Document} fresh */
function apply(fresh) {
  const next = /** @type {HTMLElement} */ (fresh.querySelector('main'));
  if (!next.dataset.status) return location.reload();
  const hasEnded = next.dataset.status !== texts.status;
  const isPending = readPending() !== null;
  const ids = [
    'banner',
    'message',
    'updates',
    ...(isPending ? [] : ['answer']),
    ...(hasEnded ? ['answers', 'details'] : []),
  ];
  for (const id of ids) replace(id, partOf(next, id));
  const newNote = /** @type {HTMLFormElement | null} */ (next.querySelector('#note'));
  if (noteForm && newNote && !isPending) noteForm.hidden = newNote.hidden;
  document.body.className = fresh.body.className;
  document.title = fresh.title;
  texts.status = next.dataset.status;
  return undefined;
}

/** @type {ReturnType<typeof setTimeout> | undefined} */
let refreshTimer;

/** Loads the page again. An XMLHttpRequest parses it without a policy for HTML. */
function refresh() {
  clearTimeout(refreshTimer);
  // Random, so that the phones of a school do not all send a request at the same moment.
  refreshTimer = setTimeout(refresh, 15_000 + Math.random() * 15_000);
  if (document.hidden) return;
  const request = new XMLHttpRequest();
  request.open('GET', location.pathname);
  request.responseType = 'document';
  request.timeout = 10_000;
  request.addEventListener('load', () => {
    show('network');
    if (request.status < 500 && request.status !== 429) apply(request.response);
    if (texts.status === 'ended') clearTimeout(refreshTimer);
  });
  for (const type of ['error', 'timeout'])
    request.addEventListener(type, () => show('network', texts.offline));
  request.send();
}

/** @param {PendingAnswer} answer */
const send = ({ at, ...answer }) =>
  fetch(location.pathname, {
    method: 'POST',
    keepalive: true,
    signal: AbortSignal.timeout(8000),
    headers: { accept: 'application/json' },
    body: new URLSearchParams({
      ...answer,
      seconds_ago: String(Math.max(0, Math.floor((Date.now() - at) / 1000))),
    }),
  });

let isBusy = false;
let pause = 1000;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let sendTimer;

/** Sends the unconfirmed answer; tries again with growing pauses. */
async function flush() {
  const answer = readPending();
  if (isBusy || !answer) return;
  isBusy = true;
  clearTimeout(sendTimer);
  try {
    const { ok, status } = await send(answer);
    if (status >= 500 || status === 429 || status === 408) throw new Error(String(status));
    // An answer that was changed meanwhile is sent next.
    if (readPending()?.at === answer.at) storePending(null);
    pause = 1000;
    if (!ok) show('problem', status === 409 ? texts.late : texts.rejected);
    closeNotification().catch(() => {});
    if (ok && !readPending()) show('answer', answer.state === 'safe' ? texts.safe : texts.help);
    refresh();
  } catch {
    sendTimer = setTimeout(flush, pause * (0.5 + Math.random()));
    pause = Math.min(pause * 2, 30_000);
  } finally {
    isBusy = false;
  }
  if (readPending() && pause === 1000) void flush();
}

document.addEventListener('submit', (event) => {
  const sent = /** @type {HTMLFormElement} */ (event.target);
  event.preventDefault();
  const fields = new FormData(sent, event.submitter);
  const [location, note] = ['location', 'note'].map((name) => fields.get(name));
  show('problem');
  storePending({
    state: String(fields.get('state')),
    ...(location === null ? {} : { location: String(location).trim() }),
    ...(note === null ? {} : { note: String(note).trim() }),
    at: Date.now(),
  });
  showPending();
  if (noteForm?.hidden === false) noteForm.scrollIntoView({ block: 'nearest' });
  void flush();
});

/** Marks the alert as seen at the first touch, because mail scanners run scripts too. */
function markRead() {
  for (const type of touches) removeEventListener(type, markRead, true);
  if (texts.seen === undefined) send({ state: 'seen', at: Date.now() }).catch(() => {});
}
const touches = ['pointerdown', 'keydown', 'scroll'];

for (const type of touches) addEventListener(type, markRead, { capture: true, passive: true });
for (const type of ['online', 'pageshow']) addEventListener(type, flush);
addEventListener('online', refresh);
addEventListener('offline', () => show('network', texts.offline));
document.addEventListener('visibilitychange', () => {
  if (document.hidden) return;
  void flush();
  refresh();
});
takePassed();
showPending();
if (!navigator.onLine) show('network', texts.offline);
if (texts.status === 'ongoing') refreshTimer = setTimeout(refresh, 15_000);

// On plain http there is no worker: an open page goes on, but needs the network to be opened.
if (isSecureContext && 'serviceWorker' in navigator) {
  const file = '/alert/worker.js';
  const { trustedTypes } = /** @type {{ trustedTypes?: { createPolicy: Function } }} */ (
    /** @type {unknown} */ (window)
  );
  const policy = trustedTypes?.createPolicy('school', { createScriptURL: () => file });
  navigator.serviceWorker.addEventListener('controllerchange', refresh);
  navigator.serviceWorker
    .register(policy?.createScriptURL(file) ?? file, { scope: '/alert/', updateViaCache: 'none' })
    .catch(() => {});
}

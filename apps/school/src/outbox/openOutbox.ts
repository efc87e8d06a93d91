import { randomId } from '@school/domain';
import { deleteDB } from 'idb';
import { createOutbox, type Outbox, type Send } from './outbox.ts';
import { endNotes, noteOutbox, outboxName, readOutboxNames } from './outboxName.ts';
import { openOutboxStore, type ToCurrent } from './outboxStore.ts';

/** An outbox in a browser, with the events that end its pauses. */
export interface OpenOutbox<Payload> extends Outbox<Payload> {
  /** Stops sending in this tab. The entries stay on the device. */
  close(): void;
}

const sleep = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });

/**
 * Opens the outbox of a person at a school. One tab sends at a time; without Web Locks (plain http) every tab does, which
 * the keys of the entries make safe. Rejects when the entries can't be read.
 */
export async function openOutbox<Payload>(
  page: Window & typeof globalThis,
  {
    school,
    person,
    send,
    toCurrent,
  }: { school: string; person: string; send: Send<Payload>; toCurrent?: ToCurrent<Payload> },
): Promise<OpenOutbox<Payload>> {
  const name = outboxName(school, person);
  noteOutbox(page.localStorage, name);
  const store = await openOutboxStore<Payload>(name, toCurrent);
  const tabs = page.BroadcastChannel ? new page.BroadcastChannel(name) : null;
  const { locks } = page.navigator;
  const outbox = createOutbox<Payload>({
    store,
    send,
    newId: randomId,
    isOnline: () => page.navigator.onLine,
    now: () => page.performance.now(),
    wait: sleep,
    announce: () => tabs?.postMessage(null),
    ...(locks && {
      exclusively: (work, signal) => locks.request(name, { signal }, work).then(() => undefined),
    }),
  });
  const closing = new AbortController();
  const { signal } = closing;
  const onVisible = () => {
    if (!page.document.hidden) outbox.resume();
  };
  page.addEventListener('online', outbox.resume, { signal });
  page.document.addEventListener('visibilitychange', onVisible, { signal });
  // Another tab may have deleted the database, because the person has signed out.
  tabs?.addEventListener('message', () => void outbox.refresh().catch(() => undefined), { signal });
  const close = () => {
    closing.abort();
    tabs?.close();
    outbox.stop();
  };
  try {
    await outbox.refresh();
  } catch (error) {
    // Another tab deleted the database meanwhile; an outbox left open would keep the lock of the tabs.
    close();
    throw error;
  }
  return { ...outbox, close };
}

/**
 * Deletes the entries of everyone but this person from the device, or of everyone (`null`): what a person wrote must not
 * be read or sent by the next one.
 */
export async function eraseOutboxes(page: Window, except: { school: string; person: string } | null) {
  const ownName = except && outboxName(except.school, except.person);
  const names = (await readOutboxNames(page)).filter((name) => name !== ownName);
  await Promise.all(names.map((name) => deleteDB(name)));
  endNotes(page.localStorage, ownName);
}

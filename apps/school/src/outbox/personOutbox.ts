import type { Client, Session } from '@school/domain';
import type { Visit } from '../data/visit.ts';
import { forgetConfirmedAnswers } from './confirmedAnswers.ts';
import { eraseOutboxes, type OpenOutbox, openOutbox } from './openOutbox.ts';
import type { Send } from './outbox.ts';
import type { OutboxEntry } from './outboxStore.ts';
import { createSendAnswer } from './sendAnswer.ts';
import { createSendForm } from './sendForm.ts';
import { createSendMessage } from './sendMessage.ts';
import type { MessageWrite, Write } from './writes.ts';

/** The writes of a person that wait on this device. */
export type PersonOutbox = OpenOutbox<Write>;

/** A write that waits on this device. */
export type WaitingWrite = OutboxEntry<Write>;

/** What the outbox sends with. */
export type OutboxServices = {
  client: Client;
  session: Session;
  visit: Pick<Visit, 'check' | 'get' | 'subscribe'>;
  /** Returns the current time of the server. */
  clock(): Date;
};

const isUnreachable = (visit: OutboxServices['visit']) => visit.get().outcome === 'offline';

function createSend({ client, visit, clock }: OutboxServices, isSignedIn: () => boolean): Send<Write> {
  const senders = {
    message: createSendMessage(client),
    answer: createSendAnswer(client, clock),
    // The shell shows the user's name and picture.
    form: createSendForm(client, () => void visit.check()),
  };
  return async (entry, ...rest) => {
    if (!isSignedIn()) return { kind: 'signedOut' };
    const { kind } = entry.payload;
    // An unreachable server can't have the write, so it isn't begun and can still be changed. An answer to an alert is tried
    // in any case.
    if (kind === 'form' || (kind === 'message' && entry.failures > 0)) {
      await visit.check();
      if (isUnreachable(visit)) return { kind: 'later', seconds: null };
    }
    return (senders[kind] as Send<Write>)(entry, ...rest);
  };
}

/** An earlier release stored only messages, without a kind. */
const toCurrent = (entry: WaitingWrite): WaitingWrite =>
  entry.payload.kind
    ? entry
    : {
        ...entry,
        failures: 0,
        held: false,
        payload: { ...(entry.payload as MessageWrite), kind: 'message' },
      };

const opened = new WeakMap<Client, { person: string; outbox: Promise<PersonOutbox> }>();

async function open(services: OutboxServices, person: string): Promise<PersonOutbox> {
  const { client, session, visit } = services;
  const isSignedIn = () => session.getState().user?.id === person;
  const school = window.location.hostname;
  // What other people wrote must not be read or sent by this person.
  if (window.indexedDB) void eraseOutboxes(window, { school, person }).catch(() => undefined);
  const outbox = await openOutbox<Write>(window, {
    school,
    person,
    send: createSend(services, isSignedIn),
    toCurrent,
  });
  let wasUnreachable = isUnreachable(visit);
  const stopVisits = visit.subscribe(() => {
    if (wasUnreachable && !isUnreachable(visit)) outbox.resume();
    wasUnreachable = isUnreachable(visit);
  });
  const closeAfterSession = () => {
    if (isSignedIn()) return;
    stopVisits();
    // What waits stays on the device; the next sign-in of this person opens it again.
    stopFollowing();
    outbox.close();
    forgetConfirmedAnswers(client);
    if (opened.get(client)?.person === person) opened.delete(client);
  };
  const stopFollowing = session.subscribe(closeAfterSession);
  // The session may have ended while the database opened; an outbox left open would keep the lock of the tabs.
  closeAfterSession();
  return outbox;
}

/** Opens the outbox of a person once for each page; it closes when the session ends. */
export function openPersonOutbox(services: OutboxServices, person: string): Promise<PersonOutbox> {
  const { client } = services;
  const current = opened.get(client);
  if (current?.person === person) return current.outbox;
  const outbox = open(services, person);
  opened.set(client, { person, outbox });
  // The next use tries again.
  outbox.catch(() => {
    if (opened.get(client)?.outbox === outbox) opened.delete(client);
  });
  return outbox;
}

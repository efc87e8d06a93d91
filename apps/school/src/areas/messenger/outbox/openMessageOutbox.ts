import type { Client, Session } from '@school/domain';
import { type OpenOutbox, openOutbox } from '../../../outbox/openOutbox.ts';
import { createSendMessage } from './createSendMessage.ts';
import type { MessagePayload } from './messagePayload.ts';

/** The messages of a person that are not sent yet. */
export type MessageOutbox = OpenOutbox<MessagePayload>;

const opened = new WeakMap<Client, { person: string; outbox: Promise<MessageOutbox> }>();

async function open(client: Client, session: Session, person: string): Promise<MessageOutbox> {
  const isSignedIn = () => session.getState().user?.id === person;
  const outbox = await openOutbox<MessagePayload>(window, {
    school: window.location.hostname,
    person,
    send: createSendMessage(client, isSignedIn),
  });
  const closeAfterSession = () => {
    if (isSignedIn()) return;
    // What waits stays on the device; the next sign-in of this person opens it again.
    stopFollowing();
    outbox.close();
    if (opened.get(client)?.person === person) opened.delete(client);
  };
  const stopFollowing = session.subscribe(closeAfterSession);
  // The session may have ended while the database opened; an outbox left open would keep the lock of the tabs.
  closeAfterSession();
  return outbox;
}

/** Opens the outbox of a person once for each page; it closes when the session ends. */
export function openMessageOutbox(client: Client, session: Session, person: string): Promise<MessageOutbox> {
  const known = opened.get(client);
  if (known?.person === person) return known.outbox;
  const outbox = open(client, session, person);
  opened.set(client, { person, outbox });
  return outbox;
}

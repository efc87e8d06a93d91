import { outboxName, outboxPrefix } from '../outbox/outboxName.ts';
import type { Plugin } from './plugin.ts';

/**
 * Sends the messages that wait on this device when their author signs in, on any screen; erases those of other people. Loads
 * the outbox only if there is one.
 */
export const unsentMessages: Plugin = {
  name: 'unsent messages',
  start({ client, session, log, page: { indexedDB, location } }) {
    let owner: string | undefined;
    const resume = async (person: string) => {
      const stored = (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
      if (!stored.some((name) => name.startsWith(outboxPrefix))) return;
      const { eraseOutboxes } = await import('../outbox/openOutbox.ts');
      const school = location.hostname;
      await eraseOutboxes(indexedDB, { school, person });
      if (!stored.includes(outboxName(school, person))) return;
      const { openMessageOutbox } = await import('../areas/messenger/index.ts');
      await openMessageOutbox(client, session, person);
    };
    const follow = () => {
      const person = session.getState().user?.id;
      if (person === owner) return;
      owner = person;
      if (person)
        resume(person).catch((reason: unknown) => log.warn('school: unsent messages stay unsent.', reason));
    };
    session.subscribe(follow);
    follow();
  },
};

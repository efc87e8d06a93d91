import { allows, type Client, type Session } from '@school/domain';
import { spreadCalls } from './spreadCalls.ts';
import { onStreamEvent } from './streamEvents.ts';

/** Spread, because one message to a group reaches all of its members at the same moment. In milliseconds. */
const spread = { jitter: 2000, period: 2000, random: Math.random };

type Dependencies = { client: Client; session: Session };

/** Reports that messages have reached this device: when the stream opens, and after each message of another person. */
export function reportReceived({ client, session }: Dependencies): void {
  const report = spreadCalls<'messages'>(spread, () => {
    const { user, token } = session.getState();
    if (!user || !token || !allows(user, 'messenger.use')) return;
    // Without an answer the next message reports it again.
    void client.call('markMessagesReceived', {}).catch(() => undefined);
  });
  onStreamEvent(({ kind, data }) => {
    const isNew = kind === 'message.created' && data.message.author.id !== session.getState().user?.id;
    if (kind === 'ready' || isNew) report(['messages']);
  });
}

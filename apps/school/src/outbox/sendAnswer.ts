import type { Client } from '@school/domain';
import { attemptWrite } from './attempt.ts';
import { confirmAnswer } from './confirmedAnswers.ts';
import type { Send } from './outbox.ts';
import type { AnswerWrite } from './writes.ts';

/**
 * Returns a function that sends an answer to an emergency, with its age. A repetition needs no key: the last answer counts.
 * @param now The current time of the server.
 */
export const createSendAnswer =
  (client: Client, now: () => Date): Send<AnswerWrite> =>
  async (_entry, signal, begin) => {
    const entry = await begin();
    if (!entry) return { kind: 'cancelled' };
    const { id, at, state, location, note } = entry.payload;
    const seconds_ago = Math.max(0, Math.floor((now().getTime() - Date.parse(at)) / 1000));
    const outcome = await attemptWrite(client, 'acknowledgeNotification', {
      path: { id },
      body: { state, location, note, seconds_ago },
      signal,
    });
    if (outcome.kind === 'done') confirmAnswer(client, id, state);
    // The person may leave the network that blocks it; the alert shows until then that the answer waits.
    if (outcome.kind === 'rejected' && outcome.problem.kind === 'blocked')
      return { kind: 'later', seconds: null };
    return outcome;
  };

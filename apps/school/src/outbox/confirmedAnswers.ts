import type { Client, SafetyState } from '@school/domain';

/** Answers by the id of the emergency. */
type Answers = Readonly<Record<string, SafetyState>>;

const confirmed = new WeakMap<Client, Answers>();
const none: Answers = {};

/** Returns the answers to emergencies that the server confirmed since the sign-in; a loaded list may be older. */
export const readConfirmedAnswers = (client: Client): Answers => confirmed.get(client) ?? none;

/** Records that the server confirmed an answer. */
export function confirmAnswer(client: Client, id: string, state: SafetyState): void {
  confirmed.set(client, { ...readConfirmedAnswers(client), [id]: state });
}

/** Forgets the answers when the session ends. */
export const forgetConfirmedAnswers = (client: Client): boolean => confirmed.delete(client);

import type { SafetyState } from '@school/domain';
import type { Drafts } from '../forms/drafts.ts';

/** An answer to an emergency that the server has not confirmed. */
export type PendingAnswer = {
  state: SafetyState;
  /** Texts of a request for help; an absent one keeps the stored one. */
  location?: string;
  note?: string;
  /** When the person answered, ISO 8601. */
  at: string;
};

/** Answers by the id of the emergency. */
export type PendingAnswers = Readonly<Record<string, PendingAnswer>>;

const form = 'alert-answers';
const listeners = new Set<() => void>();
/** Answers that can't be stored on the device are kept until the page is closed. */
let unstored: { drafts: Drafts; answers: PendingAnswers } | null = null;
let revision = 0;

/** Returns the unconfirmed answers of a person on this device. */
export function readPendingAnswers(drafts: Drafts): PendingAnswers {
  if (unstored?.drafts === drafts) return unstored.answers;
  return drafts.read<PendingAnswers>(form)?.values ?? {};
}

function write(drafts: Drafts, answers: PendingAnswers): void {
  const isEmpty = Object.keys(answers).length === 0;
  if (isEmpty) drafts.erase(form);
  const draft = { values: answers, idempotencyKey: '', savedAt: new Date().toISOString() };
  unstored = isEmpty || drafts.write(form, draft) ? null : { drafts, answers };
  revision += 1;
  for (const listener of listeners) listener();
}

/** Stores an answer until the server confirms it; it replaces an earlier one. */
export function storePendingAnswer(drafts: Drafts, id: string, answer: PendingAnswer): void {
  write(drafts, { ...readPendingAnswers(drafts), [id]: answer });
}

/** Removes an answer that the server confirmed or rejected, unless the person has changed it meanwhile. */
export function removePendingAnswer(drafts: Drafts, id: string, { at }: PendingAnswer): void {
  const { [id]: stored, ...others } = readPendingAnswers(drafts);
  if (stored?.at === at) write(drafts, others);
}

/** Answers that the server confirmed since the page was opened. */
const confirmed = new WeakMap<Drafts, Readonly<Record<string, SafetyState>>>();

/** Returns the answers that the server confirmed; the loaded list of emergencies may be older. */
export const readConfirmedAnswers = (drafts: Drafts): Readonly<Record<string, SafetyState>> =>
  confirmed.get(drafts) ?? {};

/** Records that the server confirmed an answer. */
export function confirmPendingAnswer(drafts: Drafts, id: string, answer: PendingAnswer): void {
  confirmed.set(drafts, { ...readConfirmedAnswers(drafts), [id]: answer.state });
  removePendingAnswer(drafts, id, answer);
}

/** Subscribes to changes of the unconfirmed answers. */
export function onPendingAnswers(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Number of changes so far. */
export const pendingAnswersRevision = (): number => revision;

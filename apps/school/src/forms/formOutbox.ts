import type { Problem } from '../data/problem.ts';
import type { Draft } from './drafts.ts';

/** The values of a form and the version that it started from. */
export type FormState<Values> = Pick<Draft<Values>, 'values' | 'base' | 'version'>;

/** A submitted form that waits on this device. */
export type WaitingForm<Values> = {
  id: string;
  /** Whether it is being edited; otherwise it is sent as soon as possible. */
  held: boolean;
  /** ISO 8601. */
  createdAt: string;
  state: FormState<Values>;
};

/** A form that is submitted without a network. */
export type NewWaitingForm<Values, Request> = {
  /** Its Idempotency-Key. */
  key: string;
  request: Request;
  state: FormState<Values>;
};

/** What a form needs to be submitted without a network. */
export type FormOutbox<Values, Request> = {
  /** Whether the submitted forms are known. */
  isReady: boolean;
  /** The submitted form of the same record. */
  waiting: WaitingForm<Values> | undefined;
  /** Uploads the files in a request that wait for it. @returns The request with their ids. */
  uploadFiles(request: Request): Promise<{ ok: true; request: Request } | { ok: false; problem: Problem }>;
  /** Stores a submitted form, instead of the one that is edited. @returns False if that isn't possible. */
  store(form: NewWaitingForm<Values, Request>): Promise<boolean>;
  /** Says that the form was stored, and leaves it. It stays if the next screen can't be loaded. */
  onStored(): Promise<void>;
  /** Stops sending the waiting form, which can then be edited. */
  edit(): Promise<void>;
  /** Removes the form that was edited, after it was sent. */
  remove(): void;
};

/** Returns the name of the draft of a submitted form that is edited. */
export const waitingDraftName = (formId: string): string => `waiting-${formId}`;

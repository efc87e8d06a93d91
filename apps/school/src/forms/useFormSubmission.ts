import type { FormApi } from 'final-form';
import type { RefObject } from 'react';
import type { Outcome } from '../data/useCommand.ts';
import { type FormFields, toStoredState } from './fields.ts';
import type { Submitted } from './Form.tsx';
import type { FormOutbox, WaitingForm } from './formOutbox.ts';
import type { FormDraft } from './useDraft.ts';
import type { Versions } from './useVersions.tsx';

/** What a submission needs of its form. */
type SubmissionOptions<Values extends object, Request, Answer> = {
  fields: FormFields<Values, never>;
  toRequest(values: Values): Request;
  onSend(
    request: Request,
    options: { idempotencyKey: string; version: number | undefined },
  ): Promise<Outcome<Answer> | null>;
  onSent(answer: Answer): void;
  outbox?: FormOutbox<Values, Request> | undefined;
  /** The submitted form that is edited. */
  edited: WaitingForm<Values> | undefined;
  onLeaving(isLeaving: boolean): void;
};

/**
 * Returns a function that submits a form: it merges the values with changes by others, uploads files that wait for the form,
 * and stores the form on the device when there is no network.
 *
 * @param onDone Called when the server has the values.
 */
export function useFormSubmission<Values extends object, Request, Answer>(
  {
    fields,
    toRequest,
    onSend,
    onSent,
    outbox,
    edited,
    onLeaving,
  }: SubmissionOptions<Values, Request, Answer>,
  versions: Versions<Values>,
  draft: RefObject<FormDraft | null>,
  onDone: () => void,
): (typed: Values, form: FormApi<Values>) => Promise<Submitted> {
  const send: Parameters<Versions<Values>['send']>[2] = async (values, version, base) => {
    const request = toRequest(values);
    const idempotencyKey = draft.current?.keyFor({ request, version }) ?? '';
    const uploaded = outbox ? await outbox.uploadFiles(request) : { ok: true as const, request };
    const outcome = uploaded.ok ? await onSend(uploaded.request, { idempotencyKey, version }) : uploaded;
    if (!outbox || !outcome || outcome.ok || outcome.problem.kind !== 'offline') return outcome;
    onLeaving(true);
    const state = toStoredState(fields, { values, version, base });
    const isStored = await outbox.store({ key: idempotencyKey, request, state });
    onLeaving(isStored);
    if (!isStored) return outcome;
    draft.current?.erase();
    await outbox.onStored();
    // The next screen may not load without a network; the form then says that it waits.
    onLeaving(false);
    return null;
  };
  return async (typed, form) => {
    const sent = await versions.send(typed, form, send);
    if (sent === null) return { ok: true };
    if (!sent.ok) return sent;
    draft.current?.erase();
    if (edited) {
      onLeaving(true);
      outbox?.remove();
    }
    onDone();
    onSent(sent.data as Answer);
    return { ok: true };
  };
}

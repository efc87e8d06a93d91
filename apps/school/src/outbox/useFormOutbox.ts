import { randomId } from '@school/domain';
import { useMemo, useState } from 'react';
import { useSources } from '../data/DataRoot.tsx';
import type { Problem } from '../data/problem.ts';
import type { FormOutbox, WaitingForm } from '../forms/formOutbox.ts';
import { isKeepable } from '../offline/keepableText.ts';
import { useScreenServices } from '../screen/ScreenRoot.tsx';
import type { SendResult } from './outbox.ts';
import type { OutboxEntry } from './outboxStore.ts';
import type { WaitingWrite } from './personOutbox.ts';
import { useOpenOutbox, useOutbox } from './useOutbox.ts';
import { reviveFiles, uploadFiles, waitingFilesIn, withUploads } from './waitingFiles.ts';
import type { FormOperation, FormWrite } from './writes.ts';

type FormEntry = OutboxEntry<FormWrite>;

/** A form as the outbox knows it. */
type FormOptions<Values> = {
  operation: FormOperation;
  /** Id of the record that is edited. */
  recordId?: string;
  /** Id of the submitted form of a new record that is edited, from the URL. */
  formId?: string;
  /** Returns the address of the form. */
  toHref(formId: string): string;
  /** Returns what the record is called. */
  toTitle(values: Values): string;
  /** Leaves the form after it was stored; ends once it is left, or can't be. */
  onStored(): Promise<void> | void;
};

const isForm = (entry: WaitingWrite): entry is FormEntry => entry.payload.kind === 'form';

function toProblem(outcome: SendResult): Problem {
  if (outcome.kind === 'rejected') return outcome.problem;
  return { kind: outcome.kind === 'signedOut' ? 'unauthenticated' : 'offline' };
}

/** Lets a form be submitted without a network. */
export function useFormOutbox<Values extends object, Request extends object>({
  operation,
  recordId,
  formId,
  toHref,
  toTitle,
  onStored,
}: FormOptions<Values>): FormOutbox<Values, Request> {
  const { client } = useSources();
  const { notices } = useScreenServices();
  const { outbox, entries } = useOutbox();
  const openOutbox = useOpenOutbox();
  const [storedId, setStoredId] = useState(formId);
  const entry = entries
    .filter(isForm)
    .find(({ payload }) =>
      storedId ? payload.formId === storedId : recordId !== undefined && payload.recordId === recordId,
    );
  const waiting = useMemo(
    (): WaitingForm<Values> | undefined =>
      entry && {
        id: entry.payload.formId,
        held: entry.held,
        createdAt: entry.createdAt,
        state: reviveFiles(entry.payload.state, entry.payload.files) as WaitingForm<Values>['state'],
      },
    [entry],
  );
  return {
    isReady: outbox !== undefined || !formId,
    waiting,
    async uploadFiles(request) {
      const uploaded = await uploadFiles(client, waitingFilesIn(request));
      return 'outcome' in uploaded
        ? { ok: false, problem: toProblem(uploaded.outcome) }
        : { ok: true, request: withUploads(request, uploaded.uploads) };
    },
    async store({ key, request, state }) {
      const opened = isKeepable(request) ? await openOutbox() : null;
      if (!opened) return false;
      const id = entry?.payload.formId ?? randomId();
      const write: FormWrite = {
        kind: 'form',
        formId: id,
        operation,
        ...(recordId !== undefined && { recordId }),
        ...(state.version !== undefined && { version: state.version }),
        request,
        title: toTitle(state.values),
        href: toHref(id),
        state,
        files: waitingFilesIn([request, state.values]),
      };
      try {
        if (entry && !(await opened.replace(entry.seq, write))) return false;
        if (!entry) await opened.add({ id: key, queue: `${operation}:${recordId ?? id}`, payload: write });
      } catch {
        return false;
      }
      setStoredId(id);
      return true;
    },
    async onStored() {
      const isLasting = outbox?.isLasting ?? true;
      notices.notify({ tone: 'info', message: { id: isLasting ? 'outbox.stored' : 'outbox.storedInPage' } });
      await onStored();
    },
    async edit() {
      if (entry && !(await outbox?.hold(entry.seq)))
        notices.notify({ tone: 'info', message: { id: 'outbox.tooLate' } });
    },
    remove: () => void (entry && outbox?.remove(entry.seq)),
  };
}

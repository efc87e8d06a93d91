import type { Document } from '@school/domain';
import type { FileItem } from '@school/ui';
import { useEffect, useRef, useState } from 'react';
import { useAudienceProblem } from '../../../audience/useAudienceProblem.ts';
import type { Problem } from '../../../data/problem.ts';
import { makeIdempotencyKey, type Outcome, useCommand } from '../../../data/useCommand.ts';
import { documentFields, toDocumentRequest } from '../documentValues.ts';
import type { FileProgress } from '../../../forms/FormFileField.tsx';
import { problemText } from '../../../intl/problemText.ts';
import { useText } from '../../../intl/useText.ts';
import { toDocumentValues, titleName, type UploadValues } from './uploadValues.ts';
import { togetherProblem, uploadProblemMessages } from './uploadProblem.ts';
import { toFieldName } from '../../../forms/fields.ts';

/** Maximum number of parallel uploads. Browsers allow about six connections per host, and the page needs some of them. */
const atOnce = 3;

/** Result of the uploads of a form. */
export type Uploaded = {
  documents: readonly Document[];
  /** Files that the server permanently rejected. */
  rejected: readonly FileItem[];
  /** The form's values after the uploads. */
  values: UploadValues;
};

/** Uploads the files of a form, a few in parallel, each with a separate result. */
export type Uploads = {
  progress: ReadonlyMap<string, FileProgress>;
  /** Sends all files that are neither sent nor permanently rejected, including those added meanwhile. */
  send(values: UploadValues): Promise<Outcome<Uploaded>>;
  /** Call it with the form's values on every change. */
  follow(values: UploadValues): void;
  /** Cancels an upload in progress. */
  cancel(id: string): void;
  /**
   * Retries a file.
   * @param submit Submits the form if no upload is in progress.
   */
  retry(id: string, submit: () => void): void;
};

/** State of the uploads, independent of rendering. */
type Known = {
  values: UploadValues | null;
  controllers: Map<string, AbortController>;
  /** Files that were started in this round, with any result. */
  begun: Set<string>;
  failed: Map<string, Problem>;
  sent: Map<string, Document>;
  /** Permanently rejected files, which aren't sent again. */
  rejected: Set<string>;
  /** An Idempotency-Key is bound to one request: another name or category needs a new key. */
  keys: Map<string, { of: string; key: string }>;
  /** The only file to send in this round. */
  only: string | null;
};

const nothing = (): Known => ({
  values: null,
  controllers: new Map(),
  begun: new Set(),
  failed: new Map(),
  sent: new Map(),
  rejected: new Set(),
  keys: new Map(),
  only: null,
});

export function useUploads(): Uploads {
  const t = useText();
  const audienceProblem = useAudienceProblem('documents.write');
  const { run } = useCommand('createDocument');
  const [progress, setProgress] = useState<ReadonlyMap<string, FileProgress>>(new Map());
  const held = useRef<Known>(null);
  const getUploads = () => (held.current ??= nothing());
  const running = useRef(false);
  const mark = (id: string, now: FileProgress) => setProgress((before) => new Map(before).set(id, now));

  useEffect(
    () => () => {
      for (const way of held.current?.controllers.values() ?? []) way.abort();
    },
    [],
  );

  const left = () =>
    (getUploads().values?.files ?? []).filter(
      ({ id, state }) => state !== 'refused' && !getUploads().sent.has(id) && !getUploads().rejected.has(id),
    );
  const next = () => left().find(({ id }) => !getUploads().begun.has(id) && (getUploads().only ?? id) === id);

  const keyFor = (id: string, request: object) => {
    const of = JSON.stringify(request);
    const before = getUploads().keys.get(id);
    const key = before?.of === of ? before.key : makeIdempotencyKey();
    getUploads().keys.set(id, { of, key });
    return key;
  };

  const sendOne = async ({ id, file }: FileItem, values: UploadValues) => {
    const way = new AbortController();
    getUploads().begun.add(id);
    getUploads().failed.delete(id);
    getUploads().controllers.set(id, way);
    mark(id, { state: 'sending', progress: 0 });
    const { expires_at: expires, ...request } = toDocumentRequest(toDocumentValues(values, id));
    const outcome = await run({
      body: { ...request, ...(expires && { expires_at: expires }), file: file! },
      idempotencyKey: keyFor(id, { ...request, expires }),
      signal: way.signal,
      onUploadProgress({ sent, total }) {
        if (!way.signal.aborted) mark(id, { state: 'sending', progress: total ? sent / total : 0 });
      },
    });
    getUploads().controllers.delete(id);
    if (way.signal.aborted) return;
    if (outcome.ok) {
      getUploads().sent.set(id, outcome.data.data);
      mark(id, { state: 'sent', progress: 1 });
    } else {
      const { problem } = outcome;
      const error = problemText(t, problem, { ...uploadProblemMessages, ...audienceProblem });
      const isRejected =
        problem.kind === 'fileChanged' || (problem.kind === 'invalid' && problem.fields.includes('file'));
      if (isRejected) getUploads().rejected.add(id);
      getUploads().failed.set(id, problem);
      mark(id, { state: isRejected ? 'refused' : 'failed', error });
    }
  };

  return {
    progress,
    async send(values) {
      getUploads().values = values;
      getUploads().begun.clear();
      // Earlier rejections are already shown; this round continues without them.
      for (const id of getUploads().rejected) getUploads().failed.delete(id);
      running.current = true;
      const work = async () => {
        for (let item = next(); item; item = next()) await sendOne(item, getUploads().values ?? values);
      };
      await Promise.all(Array.from({ length: atOnce }, work));
      running.current = false;
      getUploads().only = null;
      const isDone = left().length === 0 && getUploads().failed.size === 0 && getUploads().sent.size > 0;
      if (isDone) {
        const documents = [...getUploads().sent.values()];
        // The next submission counts only its own documents.
        getUploads().sent.clear();
        const now = getUploads().values ?? values;
        const rejected = now.files
          .filter(({ id, state }) => state === 'refused' || getUploads().rejected.has(id))
          .map((file): FileItem => ({ ...file, state: 'refused' }));
        return { ok: true, data: { documents, rejected, values: now } };
      }
      const toField = (id: string, field: string) =>
        field === 'title' ? titleName(id) : toFieldName(documentFields, field);
      return { ok: false, problem: togetherProblem(getUploads().failed, toField) };
    },
    follow(values) {
      getUploads().values = values;
    },
    cancel(id) {
      getUploads().controllers.get(id)?.abort();
      getUploads().failed.delete(id);
    },
    retry(id, submit) {
      getUploads().begun.delete(id);
      mark(id, { state: 'waiting' });
      if (running.current) return;
      getUploads().only = id;
      submit();
    },
  };
}

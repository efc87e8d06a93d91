import { useCallback, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-final-form';
import { makeIdempotencyKey } from '../data/useCommand.ts';
import { type Draft, type Drafts, keepableText } from './drafts.ts';

/** Pause in the typing after which a draft is kept, in milliseconds. */
const pause = 400;

/** Nothing was typed or all of it was sent; it stays on the device; a part never stays there; it is lost. */
export type Unsent = 'nothing' | 'kept' | 'partly' | 'lost';

/** The draft of the form around the component. */
export type KeptDraft = {
  /** When it was last kept; null before anything was typed. */
  savedAt: Date | null;
  /** What was typed could not be kept on this device. */
  lost: boolean;
  /** Names of files of the draft that have to be chosen again. */
  missing: readonly string[];
  /** What becomes of what was typed if the form is left now. */
  unsent(): Unsent;
  /** @returns The Idempotency-Key of a request: the same for every try of the same request, another for another. */
  keyFor(request: unknown): string;
  /** What was meant has been done. */
  erase(): void;
};

type DraftOptions<Values> = {
  /** The version of the thing that is being changed. */
  version?: number | undefined;
  /** The record as it was in that version. */
  base?: Values | null | undefined;
  /** What never stays on a device: passwords, PINs, files. A constant. */
  unkept?: readonly (keyof Values)[] | undefined;
  /** @returns Names of files in there that nothing else has yet. A constant. */
  filesIn?: ((values: Values) => readonly string[]) | undefined;
};

const nothing: readonly never[] = [];
const noFiles = () => nothing;

const fileNames = new WeakMap<Blob, string>();

/* A file has no text to compare by: each has a name of its own as long as the page lives. */
const nameOfFile = (file: Blob): string => {
  const name = fileNames.get(file) ?? makeIdempotencyKey();
  fileNames.set(file, name);
  return name;
};

const textOf = (request: unknown): string =>
  JSON.stringify(request, (_, value: unknown) => (value instanceof Blob ? nameOfFile(value) : value));

const isKeepable = (request: string): boolean => keepableText(JSON.parse(request)) === request;

/**
 * Keeps what is typed into the form around it on the device, soon after each change and when the page is left.
 *
 * @param name Of the form, among a person's drafts.
 * @param kept What was found there when the form was opened.
 */
export function useDraft<Values extends object>(
  drafts: Drafts,
  name: string,
  kept: Draft<Values> | null,
  { version, base, unkept = nothing, filesIn = noFiles }: DraftOptions<Values> = {},
): KeptDraft {
  const form = useForm<Values>();
  // A draft that was never sent may be open in another tab too, which would send something else by the same key.
  const tried = kept?.attempted === undefined ? null : kept;
  const identity = useRef({
    idempotencyKey: tried?.idempotencyKey ?? makeIdempotencyKey(),
    attempted: tried?.attempted,
  });
  const [savedAt, setSavedAt] = useState(kept ? new Date(kept.savedAt) : null);
  const [lost, setLost] = useState(false);
  const [missing, setMissing] = useState(kept?.files ?? nothing);
  const stillMissing = useRef(missing);
  const dropped = useRef(false);

  const save = useCallback(() => {
    if (dropped.current) return;
    const now = new Date();
    const typed = form.getState().values as Values;
    const files = [...new Set([...stillMissing.current, ...filesIn(typed)])];
    const keepable = (values: Values) => {
      const copy = { ...values };
      for (const field of unkept) delete copy[field];
      return copy;
    };
    const { idempotencyKey, attempted } = identity.current;
    const written = drafts.write(name, {
      values: keepable(typed),
      ...(version !== undefined && base && { base: keepable(base) }),
      ...(files.length > 0 && { files }),
      savedAt: now.toISOString(),
      version,
      idempotencyKey,
      // A request with a password or a RUT stays off the device; after a reload it goes under a new key.
      ...(attempted !== undefined && isKeepable(attempted) && { attempted }),
    });
    setLost(!written);
    if (written) setSavedAt(now);
  }, [base, drafts, filesIn, form, name, unkept, version]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let first = true;
    const flush = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      // A form that holds what it began with is no draft, unless it became one again.
      if (form.getState().pristine && drafts.read(name) === null) return;
      save();
    };
    const stop = form.subscribe(
      ({ values }) => {
        if (first) {
          first = false;
          return;
        }
        const chosen = filesIn(values as Values);
        if (stillMissing.current.some((file) => chosen.includes(file))) {
          stillMissing.current = stillMissing.current.filter((file) => !chosen.includes(file));
          setMissing(stillMissing.current);
        }
        clearTimeout(timer);
        timer = setTimeout(flush, pause);
      },
      { values: true },
    );
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      stop();
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, [drafts, filesIn, form, name, save]);

  return {
    savedAt,
    lost,
    missing,
    unsent: useCallback(() => {
      if (dropped.current || form.getState().pristine) return 'nothing';
      if (lost) return 'lost';
      const { dirtyFields } = form.getState();
      return unkept.some((field) => dirtyFields?.[field as string]) ? 'partly' : 'kept';
    }, [form, lost, unkept]),
    keyFor: useCallback(
      (request) => {
        const attempted = textOf(request);
        const { current } = identity;
        if (current.attempted !== undefined && current.attempted !== attempted) {
          current.idempotencyKey = makeIdempotencyKey();
        }
        current.attempted = attempted;
        save();
        return current.idempotencyKey;
      },
      [save],
    ),
    erase: useCallback(() => {
      dropped.current = true;
      drafts.erase(name);
    }, [drafts, name]),
  };
}

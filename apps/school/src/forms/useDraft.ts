import { useCallback, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-final-form';
import { makeIdempotencyKey } from '../data/useCommand.ts';
import { isKeepable } from '../offline/keepableText.ts';
import type { Draft, Drafts } from './drafts.ts';

/** Delay after the last input before a draft is stored, in milliseconds. */
const pause = 400;

/** State of the input: nothing unsent, stored on the device, stored without some fields, or lost on leaving. */
export type Unsent = 'nothing' | 'stored' | 'partly' | 'lost';

/** The draft of the enclosing form. */
export type FormDraft = {
  /** When it was last stored; null before any input. */
  savedAt: Date | null;
  /** Whether the input could not be stored on this device. */
  lost: boolean;
  /** Names of the draft's files that must be chosen again. */
  missing: readonly string[];
  /** Returns what happens to the input if the form is left now. */
  unsent(): Unsent;
  /** @returns The Idempotency-Key of a request: the same for every retry, a new one for another request. */
  keyFor(request: unknown): string;
  /** Deletes the draft after a success. */
  erase(): void;
};

type DraftOptions<Values> = {
  /** Version of the record that is edited. */
  version?: number | undefined;
  /** The values that editing started from. */
  base?: Values | null | undefined;
  /** Fields that are never stored on a device: passwords, PINs, files. Must be a constant. */
  unstored?: readonly (keyof Values)[] | undefined;
  /** @returns Names of the files in the values that aren't uploaded yet. Must be a constant. */
  filesIn?: ((values: Values) => readonly string[]) | undefined;
};

const nothing: readonly never[] = [];
const noFiles = () => nothing;

const fileNames = new WeakMap<Blob, string>();

/* Files can't be compared by content, so each gets an id that lasts as long as the page. */
const nameOfFile = (file: Blob): string => {
  const name = fileNames.get(file) ?? makeIdempotencyKey();
  fileNames.set(file, name);
  return name;
};

const serialize = (request: unknown): string =>
  JSON.stringify(request, (_, value: unknown) => (value instanceof Blob ? nameOfFile(value) : value));

/** Saves shortly after each change of the enclosing form, and at once when the page is hidden or left. */
function useSaveAfterChanges<Values extends object>(options: {
  onChange(values: Values): void;
  isDraft(): boolean;
  save(): void;
}) {
  const { onChange, isDraft, save } = options;
  const form = useForm<Values>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let first = true;
    const flush = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      if (isDraft()) save();
    };
    const stop = form.subscribe(
      ({ values }) => {
        if (first) {
          first = false;
          return;
        }
        onChange(values as Values);
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
  }, [form, isDraft, onChange, save]);
}

/**
 * Stores the form's values on the device, shortly after each change and when the page is left.
 *
 * @param name Name of the form among the person's drafts.
 * @param storedDraft The stored draft when the form was opened.
 */
export function useDraft<Values extends object>(
  drafts: Drafts,
  name: string,
  storedDraft: Draft<Values> | null,
  { version, base, unstored = nothing, filesIn = noFiles }: DraftOptions<Values> = {},
): FormDraft {
  const form = useForm<Values>();
  // A draft without an attempt may be open in another tab, which would send other values under the same key.
  const tried = storedDraft?.attempted === undefined ? null : storedDraft;
  const identity = useRef({
    idempotencyKey: tried?.idempotencyKey ?? makeIdempotencyKey(),
    attempted: tried?.attempted,
  });
  const [savedAt, setSavedAt] = useState(storedDraft ? new Date(storedDraft.savedAt) : null);
  const [lost, setLost] = useState(false);
  const [missing, setMissing] = useState(() => {
    const chosen = filesIn(form.getState().values as Values);
    return storedDraft?.files?.filter((file) => !chosen.includes(file)) ?? nothing;
  });
  const stillMissing = useRef(missing);
  const dropped = useRef(false);

  const save = useCallback(() => {
    if (dropped.current) return;
    const now = new Date();
    const typed = form.getState().values as Values;
    const files = [...new Set([...stillMissing.current, ...filesIn(typed)])];
    const keepable = (values: Values) => {
      const copy = { ...values };
      for (const field of unstored) delete copy[field];
      return copy;
    };
    const { idempotencyKey, attempted } = identity.current;
    const written = drafts.write(name, {
      values: keepable(typed),
      ...(base && { base: keepable(base) }),
      ...(files.length > 0 && { files }),
      savedAt: now.toISOString(),
      version,
      idempotencyKey,
      // A request with a password or RUT isn't stored; after a reload it gets a new key.
      ...(attempted !== undefined && isKeepable(JSON.parse(attempted)) && { attempted }),
    });
    setLost(!written);
    if (written) setSavedAt(now);
  }, [base, drafts, filesIn, form, name, unstored, version]);

  const isDraft = useCallback(
    // A pristine form is no draft, unless a draft exists already.
    () => !form.getState().pristine || drafts.read(name) !== null,
    [drafts, form, name],
  );
  const noteChosen = useCallback(
    (values: Values) => {
      const chosen = filesIn(values);
      if (!stillMissing.current.some((file) => chosen.includes(file))) return;
      stillMissing.current = stillMissing.current.filter((file) => !chosen.includes(file));
      setMissing(stillMissing.current);
    },
    [filesIn],
  );
  useSaveAfterChanges({ onChange: noteChosen, isDraft, save });

  return {
    savedAt,
    lost,
    missing,
    unsent: useCallback(() => {
      if (dropped.current || form.getState().pristine) return 'nothing';
      if (lost) return 'lost';
      const { dirtyFields } = form.getState();
      return unstored.some((field) => dirtyFields?.[field as string]) ? 'partly' : 'stored';
    }, [form, lost, unstored]),
    keyFor: useCallback(
      (request) => {
        const attempted = serialize(request);
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

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FileItem } from './fileItem.ts';

/** Thrown by an upload whose file is not accepted: the field offers no retry. */
export class FileRejectedError extends Error {}

/** Resolved by an upload whose file stays on this device and is sent with the form. */
export class StoredFile {
  /** The `result` of the item. */
  readonly result: unknown;
  constructor(result: unknown) {
    this.result = result;
  }
}

/**
 * Uploads one file. Its resolved value becomes the `result` of the item; the `message` of its rejection becomes its
 * error.
 */
export type FileUpload = (
  file: File,
  helps: {
    /** Aborted when the user cancels or removes the file, and on unmount. */
    signal: AbortSignal;
    /** Reports the share that has been sent, 0 to 1. */
    onProgress: (share: number) => void;
  },
) => Promise<unknown>;

interface Uploads {
  items: readonly FileItem[];
  add: (items: readonly FileItem[]) => void;
  /** Removes a file, and cancels its upload. */
  remove: (id: string) => void;
  retry: (id: string) => void;
  reset: () => void;
}

/* Browsers open about six connections to an origin; the page needs some of them. */
const atOnce = 3;

/** Manages the files of a field and their uploads, three at a time. */
export const useFileUploads = (
  upload: FileUpload | undefined,
  initial: readonly FileItem[],
  onChange: ((items: readonly FileItem[]) => void) | undefined,
): Uploads => {
  const [items, setItems] = useState(initial);
  const controllers = useRef(new Map<string, AbortController>());
  const latestItems = useRef(items);

  const write = (next: readonly FileItem[]) => {
    latestItems.current = next;
    setItems(next);
    onChange?.(next);
  };
  const patch = useEffectEvent((id: string, change: Partial<FileItem>) => {
    if (latestItems.current.some((item) => item.id === id))
      write(latestItems.current.map((item) => (item.id === id ? { ...item, ...change } : item)));
  });
  const send = useEffectEvent((item: FileItem) => {
    const { id, file } = item;
    if (!file || !upload) return;
    const controller = new AbortController();
    controllers.current.set(id, controller);
    patch(id, { state: 'sending', progress: 0 });
    const end = (change: Partial<FileItem>) => {
      if (controller.signal.aborted) return;
      controllers.current.delete(id);
      patch(id, change);
    };
    Promise.resolve()
      .then(() =>
        upload(file, {
          signal: controller.signal,
          onProgress: (share) => {
            if (!controller.signal.aborted) patch(id, { progress: Math.min(Math.max(share, 0), 1) });
          },
        }),
      )
      .then(
        (result) =>
          end(
            result instanceof StoredFile
              ? { state: 'stored', result: result.result }
              : { state: 'sent', progress: 1, result },
          ),
        (reason: unknown) =>
          end({
            state: reason instanceof FileRejectedError ? 'refused' : 'failed',
            ...(reason instanceof Error && reason.message ? { error: reason.message } : {}),
          }),
      );
  });

  useEffect(() => {
    if (!upload) return;
    /*
     * Reads the latest state, not the rendered one: an upload may have started or ended since, and none may start
     * twice.
     */
    for (const item of latestItems.current) {
      const busy = latestItems.current.filter(({ state }) => state === 'sending').length;
      if (item.state === 'waiting' && busy < atOnce) send(item);
    }
  }, [items, upload]);
  useEffect(() => {
    const all = controllers.current;
    return () => {
      for (const [id, controller] of all) {
        controller.abort();
        all.delete(id);
        /* In strict mode the field mounts again: then the upload starts again. */
        latestItems.current = latestItems.current.map((item) =>
          item.id === id ? { ...item, state: 'waiting', progress: 0 } : item,
        );
        setItems(latestItems.current);
      }
    };
  }, []);

  const abort = (id: string) => {
    controllers.current.get(id)?.abort();
    controllers.current.delete(id);
  };
  return {
    items,
    add: (more) => write([...latestItems.current, ...more]),
    remove: (id) => {
      abort(id);
      write(latestItems.current.filter((item) => item.id !== id));
    },
    retry: (id) =>
      write(
        latestItems.current.map((item) => {
          if (item.id !== id) return item;
          const { error: _, ...again } = item;
          return { ...again, state: 'waiting', progress: 0 };
        }),
      ),
    reset: () => {
      for (const id of controllers.current.keys()) abort(id);
      write(initial);
    },
  };
};

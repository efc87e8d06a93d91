import type { Document } from '@school/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSources } from '../../data/DataRoot.tsx';
import type { Outcome } from '../../data/useCommand.ts';
import { fetchFile } from './fetchFile.ts';

/** Result of a download, and an object URL that lives as long as the component shows it. */
export type DocumentFile = { outcome: Outcome<Blob>; address: string | undefined };

/**
 * Downloads a document's file, and again after it was replaced.
 *
 * @param preview The file is a preview, which doesn't count as a download.
 * @param enabled Delays the download until true.
 */
export function useDocumentFile(
  document: Document,
  { preview = false, enabled = true }: { preview?: boolean; enabled?: boolean } = {},
): { file: DocumentFile | undefined; again(): void } {
  const { client } = useSources();
  const [shown, setShown] = useState<DocumentFile>();
  const [round, setRound] = useState(0);
  const { id, file } = document;
  // The download count makes a new object of the same document; its file is unchanged.
  const subject = useRef(document);
  useEffect(() => {
    subject.current = document;
  });

  useEffect(() => {
    if (!enabled) return undefined;
    const stopping = new AbortController();
    let address: string | undefined;
    void fetchFile(client, subject.current, { preview, signal: stopping.signal }).then((outcome) => {
      if (stopping.signal.aborted) return;
      address = outcome.ok ? URL.createObjectURL(outcome.data) : undefined;
      setShown({ outcome, address });
    });
    return () => {
      stopping.abort();
      if (address) URL.revokeObjectURL(address);
    };
  }, [client, id, file.sha256, preview, round, enabled]);

  const again = useCallback(() => {
    setShown(undefined);
    setRound((count) => count + 1);
  }, []);
  return { file: shown, again };
}

import type { Document } from '@school/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSources } from '../data/DataRoot.tsx';
import type { Outcome } from '../data/useCommand.ts';
import { fetchFile } from './fetchFile.ts';

/** What came of fetching a document's file, and an address of it that lives as long as it is shown. */
export type DocumentFile = { outcome: Outcome<Blob>; address: string | undefined };

/**
 * A document's file, fetched once it is asked for and again when it was replaced.
 *
 * @param preview It is shown beside its record and does not count as a download.
 * @param wanted Nothing is fetched before.
 */
export function useDocumentFile(
  document: Document,
  { preview = false, wanted = true }: { preview?: boolean; wanted?: boolean } = {},
): { file: DocumentFile | undefined; again(): void } {
  const { client } = useSources();
  const [shown, setShown] = useState<DocumentFile>();
  const [round, setRound] = useState(0);
  const { id, file } = document;
  // The count of downloads makes another object of the same document; its file stays the same.
  const subject = useRef(document);
  useEffect(() => {
    subject.current = document;
  });

  useEffect(() => {
    if (!wanted) return undefined;
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
  }, [client, id, file.sha256, preview, round, wanted]);

  const again = useCallback(() => {
    setShown(undefined);
    setRound((count) => count + 1);
  }, []);
  return { file: shown, again };
}

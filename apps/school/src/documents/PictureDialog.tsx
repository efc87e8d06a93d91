import type { Document } from '@school/domain';
import { Button, Dialog, Image, Skeleton, SkeletonGroup } from '@school/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSources } from '../data/DataRoot.tsx';
import type { Outcome } from '../data/useCommand.ts';
import { useText } from '../intl/useText.ts';
import { Failed } from '../shell/Failed.tsx';
import { fetchFile } from './fetchFile.ts';

/** What came of fetching the picture, and an address of it that lives as long as it is shown. */
type Shown = { outcome: Outcome<Blob>; address: string | undefined };

/** A document that is a picture, seen whole. */
export function PictureDialog(props: {
  document: Document;
  onClose(): void;
  /** Keeps the file that is shown. */
  onKeep(file: Blob): void;
}) {
  const t = useText();
  const { client } = useSources();
  const { document, onClose, onKeep } = props;
  const [shown, setShown] = useState<Shown>();
  const [round, setRound] = useState(0);
  const { id, file } = document;
  // The count of downloads makes another object of the same document; its picture stays the same.
  const subject = useRef(document);
  useEffect(() => {
    subject.current = document;
  });

  useEffect(() => {
    const stopping = new AbortController();
    let address: string | undefined;
    void fetchFile(client, subject.current, stopping.signal).then((outcome) => {
      if (stopping.signal.aborted) return;
      address = outcome.ok ? URL.createObjectURL(outcome.data) : undefined;
      setShown({ outcome, address });
    });
    return () => {
      stopping.abort();
      if (address) URL.revokeObjectURL(address);
    };
  }, [client, id, file.sha256, round]);

  const again = useCallback(() => {
    setShown(undefined);
    setRound((count) => count + 1);
  }, []);

  return (
    <Dialog
      open
      size="l"
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={<bdi>{document.title}</bdi>}
      footer={
        <>
          <Button
            icon="download"
            disabled={!shown?.outcome.ok}
            onClick={() => {
              if (shown?.outcome.ok) onKeep(shown.outcome.data);
            }}
          >
            {t('documents.download')}
          </Button>
          <Button tone="accent" variant="solid" onClick={onClose}>
            {t('documents.close')}
          </Button>
        </>
      }
    >
      {shown && !shown.outcome.ok ? (
        <Failed problem={shown.outcome.problem} onRetry={again} />
      ) : shown?.address ? (
        <Image src={shown.address} alt={document.title} fit="contain" loading="eager" />
      ) : (
        <SkeletonGroup label={t('app.loading')}>
          <Skeleton shape="box" height={320} />
        </SkeletonGroup>
      )}
    </Dialog>
  );
}

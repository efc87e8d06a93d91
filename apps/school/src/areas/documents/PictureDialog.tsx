import type { Document } from '@school/domain';
import { Button, Dialog, Image, Skeleton, SkeletonGroup } from '@school/ui';
import { useText } from '../../intl/useText.ts';
import { Failed } from '../../screen/Failed.tsx';
import { useDocumentFile } from './useDocumentFile.ts';

/** Dialog with a picture in full size. */
export function PictureDialog(props: {
  document: Document;
  onClose(): void;
  /** Downloads the file. */
  onDownload(file: Blob): void;
}) {
  const t = useText();
  const { document, onClose, onDownload } = props;
  const { file: shown, again } = useDocumentFile(document);

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
              if (shown?.outcome.ok) onDownload(shown.outcome.data);
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

import type { Document } from '@school/domain';
import { Button, EmptyState, Image, type ImageRatio, Skeleton, SkeletonGroup } from '@school/ui';
import { useState } from 'react';
import { useFileSize } from '../../../intl/useFileSize.ts';
import { useText } from '../../../intl/useText.ts';
import { Failed } from '../../../screen/Failed.tsx';
import { useDocumentFile } from '../useDocumentFile.ts';
import { choosePreview } from '../choosePreview.ts';
import { PdfPreview } from './PdfPreview.tsx';

/** Maximum size that is downloaded without asking, in bytes: some seconds on a phone. */
const large = 10 * 1024 * 1024;

/** Aspect ratios that the kit reserves for a picture, as width by height. */
const ratios: readonly (readonly [ratio: ImageRatio, value: number])[] = [
  ['3/4', 3 / 4],
  ['1/1', 1],
  ['4/3', 4 / 3],
  ['3/2', 3 / 2],
  ['16/9', 16 / 9],
];

/** Returns the aspect ratio nearest to the picture's. */
const toImageRatio = ({ naturalWidth, naturalHeight }: HTMLImageElement): ImageRatio => {
  const logRatio = Math.log(naturalWidth / naturalHeight);
  const off = ([, value]: (typeof ratios)[number]) => Math.abs(Math.log(value) - logRatio);
  return ratios.reduce((best, one) => (off(one) < off(best) ? one : best))[0];
};

/** Preview of a document: the pages of a PDF, or a picture. Renders nothing for other files. */
export function DocumentPreview({ document, onDownload }: { document: Document; onDownload(): void }) {
  const t = useText();
  const formatSize = useFileSize();
  const view = choosePreview(document);
  const [isRequested, setRequested] = useState(false);
  const [ratio, setRatio] = useState<ImageRatio>('4/3');
  const isShown = view !== null && (isRequested || document.file.size <= large);
  const { file, again } = useDocumentFile(document, { preview: true, enabled: isShown });

  if (view === null) return null;
  if (!isShown) {
    return (
      <EmptyState
        icon={view === 'here' ? 'image' : 'file-text'}
        level={3}
        title={t('documents.preview.large', { size: formatSize(document.file.size) })}
        body={t('documents.preview.largeBody')}
        action={
          <Button icon="eye" onClick={() => setRequested(true)}>
            {t('documents.preview.show')}
          </Button>
        }
      />
    );
  }
  if (file && !file.outcome.ok) return <Failed problem={file.outcome.problem} onRetry={again} />;
  if (view === 'tab') {
    return (
      <PdfPreview
        title={document.title}
        file={file?.outcome.ok ? file.outcome.data : undefined}
        onDownload={onDownload}
      />
    );
  }
  if (!file) {
    return (
      <SkeletonGroup label={t('app.loading')}>
        <Skeleton shape="box" height={320} />
      </SkeletonGroup>
    );
  }
  return (
    <Image
      src={file.address}
      alt={document.title}
      fit="contain"
      ratio={ratio}
      loading="eager"
      onLoad={({ currentTarget }) => setRatio(toImageRatio(currentTarget))}
    />
  );
}

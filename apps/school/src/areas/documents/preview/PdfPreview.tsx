import { Button, DocumentPages, EmptyState, type DrawDocumentPage } from '@school/ui';
import { useEffect, useState } from 'react';
import { useText } from '../../../intl/useText.ts';
import type { Pdf, PdfProblem, ReadPdf } from './readPdf.ts';

/** Loads the PDF library, which is large, with the first PDF that is shown. */
const fetchReader = () => import('./readPdf.ts').then((file) => file.readPdf);

const nothing: DrawDocumentPage = async () => '';

/** Shows the pages of a PDF, or why they can't be shown; the file can be downloaded in any case. */
export function PdfPreview(props: {
  /** Title of the document. */
  title: string;
  /** Undefined while it loads. */
  file: Blob | undefined;
  onDownload(): void;
  /** Loads the PDF reader. @default the bundled one */
  loadReader?: () => Promise<ReadPdf>;
}) {
  const { title, file, onDownload, loadReader = fetchReader } = props;
  const t = useText();
  const [shown, setShown] = useState<{ file: Blob; pdf: Pdf | PdfProblem }>();

  useEffect(() => {
    if (!file) return undefined;
    let isUnmounted = false;
    let open: Pdf | undefined;
    const read = async () => {
      const pdf = await loadReader()
        .then((reader) => reader(file))
        .catch((): PdfProblem => 'broken');
      if (typeof pdf === 'object') open = pdf;
      if (isUnmounted) open?.close();
      else setShown({ file, pdf });
    };
    void read();
    return () => {
      isUnmounted = true;
      open?.close();
    };
  }, [file, loadReader]);

  const pdf = shown?.file === file ? shown?.pdf : undefined;
  if (typeof pdf === 'string') {
    return (
      <EmptyState
        icon={pdf === 'encrypted' ? 'lock' : 'file-text'}
        level={3}
        title={t(pdf === 'encrypted' ? 'documents.preview.encrypted' : 'documents.preview.broken')}
        body={t(pdf === 'encrypted' ? 'documents.preview.encryptedBody' : 'documents.preview.brokenBody')}
        action={
          <Button icon="download" onClick={onDownload}>
            {t('documents.download')}
          </Button>
        }
      />
    );
  }
  return <DocumentPages label={title} pages={pdf?.pages} onDraw={pdf?.draw ?? nothing} />;
}

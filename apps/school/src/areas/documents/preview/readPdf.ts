import type { DocumentPageSize, DrawDocumentPage } from '@school/ui';
import {
  getDocument,
  PasswordException,
  type PDFDocumentProxy,
  PDFWorker,
  PixelsPerInch,
  version,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { createPdfWorker } from './pdfWorker.ts';

/** An open PDF: page sizes, a function that draws a page, and one that closes it. */
export type Pdf = { pages: readonly DocumentPageSize[]; draw: DrawDocumentPage; close(): void };

/** Why a PDF can't be shown: it needs a password, or it can't be parsed. */
export type PdfProblem = 'encrypted' | 'broken';

/** Reads a PDF. Never rejects. */
export type ReadPdf = (file: Blob) => Promise<Pdf | PdfProblem>;

/** Maximum number of pages that are measured before the first is shown; the rest take the size of the first. */
const measured = 200;

/** Folder where `vite/pdfData.ts` puts the rarely used files: standard fonts, character maps and decoders. */
const data = (folder: string) => `/assets/pdf-${version}/${folder}/`;

async function readPageSize(pdf: PDFDocumentProxy, index: number): Promise<DocumentPageSize> {
  const page = await pdf.getPage(index + 1);
  const { width, height } = page.getViewport({ scale: PixelsPerInch.PDF_TO_CSS_UNITS });
  return { width, height };
}

async function readPageSizes(pdf: PDFDocumentProxy): Promise<DocumentPageSize[]> {
  const measuredSizes = await Promise.all(
    Array.from({ length: Math.min(pdf.numPages, measured) }, (_, index) => readPageSize(pdf, index)),
  );
  const rest = Array.from({ length: pdf.numPages - measuredSizes.length }, () => measuredSizes[0]!);
  return [...measuredSizes, ...rest];
}

const createDraw =
  (pdf: PDFDocumentProxy): DrawDocumentPage =>
  async (index, canvas, stop) => {
    const page = await pdf.getPage(index + 1);
    const natural = page.getViewport({ scale: 1 });
    const scale = Math.min(canvas.width / natural.width, canvas.height / natural.height);
    if (stop.aborted) return '';
    const drawing = page.render({ canvas, viewport: page.getViewport({ scale }) });
    stop.addEventListener('abort', () => drawing.cancel());
    const [text] = await Promise.all([page.getTextContent(), drawing.promise]);
    return text.items
      .map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : ''))
      .join('')
      .trim();
  };

export const readPdf: ReadPdf = async (file) => {
  const port = createPdfWorker();
  const worker = PDFWorker.create({ port });
  const close = () => {
    worker.destroy();
    port.terminate();
  };
  const lost = new Promise<never>((_resolve, reject) => {
    port.addEventListener('error', () => reject(new Error('The worker of PDFs could not be started.')));
  });
  try {
    const opening = getDocument({
      // The screen shows errors as messages; warnings about a file's structure have no use.
      verbosity: 0,
      data: new Uint8Array(await file.arrayBuffer()),
      worker,
      // The CSP forbids WebAssembly, so PDF.js uses the JavaScript decoders.
      useWasm: false,
      wasmUrl: data('wasm'),
      cMapUrl: data('cmaps'),
      standardFontDataUrl: data('standard_fonts'),
      // Fonts that a file doesn't embed look the same on every device.
      useSystemFonts: false,
      enableXfa: false,
      // The page shows an error for a broken file.
    });
    // The preview doesn't ask for a password: people can download the file and open it in another program.
    const passwordNeeded = new Promise<never>((_resolve, reject) => {
      opening.onPassword = () => reject(new PasswordException('The file asks for a password.', 1));
    });
    const pdf = await Promise.race([opening.promise, passwordNeeded, lost]);
    return { pages: await readPageSizes(pdf), draw: createDraw(pdf), close };
  } catch (reason) {
    close();
    return reason instanceof PasswordException ? 'encrypted' : 'broken';
  }
};

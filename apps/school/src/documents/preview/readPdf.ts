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

/** A PDF that is open: its pages, how one is drawn, and its end. */
export type Pdf = { pages: readonly DocumentPageSize[]; draw: DrawDocumentPage; close(): void };

/** Why a PDF can't be shown: it asks for a password, or it is no PDF that can be read. */
export type PdfProblem = 'encrypted' | 'broken';

/** Reads a PDF. It never rejects. */
export type ReadPdf = (file: Blob) => Promise<Pdf | PdfProblem>;

/** Pages whose size is looked up before the first is shown; of more, the rest is taken to be as the first. */
const measured = 200;

/** Where `vite/pdfData.ts` puts what few files need: shapes of letters that a file leaves out, and rare decoders. */
const data = (folder: string) => `/assets/pdf-${version}/${folder}/`;

async function sizeOf(pdf: PDFDocumentProxy, index: number): Promise<DocumentPageSize> {
  const page = await pdf.getPage(index + 1);
  const { width, height } = page.getViewport({ scale: PixelsPerInch.PDF_TO_CSS_UNITS });
  return { width, height };
}

async function sizesOf(pdf: PDFDocumentProxy): Promise<DocumentPageSize[]> {
  const known = await Promise.all(
    Array.from({ length: Math.min(pdf.numPages, measured) }, (_, index) => sizeOf(pdf, index)),
  );
  const rest = Array.from({ length: pdf.numPages - known.length }, () => known[0]!);
  return [...known, ...rest];
}

const drawOf =
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
      // Errors reach the reader as a sentence; warnings about a file's structure help nobody.
      verbosity: 0,
      data: new Uint8Array(await file.arrayBuffer()),
      worker,
      // The policy allows no WebAssembly; the same decoders are there as scripts.
      useWasm: false,
      wasmUrl: data('wasm'),
      cMapUrl: data('cmaps'),
      standardFontDataUrl: data('standard_fonts'),
      // Letters that a file leaves out are the same on every device.
      useSystemFonts: false,
      enableXfa: false,
      // What is wrong with a file is said on the page.
    });
    // Nobody is asked for the password here: the file can be downloaded and opened elsewhere.
    const asked = new Promise<never>((_resolve, reject) => {
      opening.onPassword = () => reject(new PasswordException('The file asks for a password.', 1));
    });
    const pdf = await Promise.race([opening.promise, asked, lost]);
    return { pages: await sizesOf(pdf), draw: drawOf(pdf), close };
  } catch (reason) {
    close();
    return reason instanceof PasswordException ? 'encrypted' : 'broken';
  }
};

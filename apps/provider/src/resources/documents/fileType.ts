import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { getExtension, endings } from './fileName.ts';
import { isEncryptedPackage } from './encryptedPackage.ts';
import { packageType } from './officePackage.ts';

const looked = 65_536;

/** Office files before 2007 share a container format with installers (`.msi`); only the extension distinguishes them. */
const oldOffice: Record<string, string> = {
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
};

/** Office protects files with a password since 2007 in the container format of the older ones. */
const protectedOffice: Record<string, string> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
};

/** Other names of accepted types. */
const sameTypes: Record<string, string> = { 'image/heif': 'image/heic' };

/** Readers of PDF look for its header in so many bytes. */
const pdfHead = 1024;

/** Decodes text by its byte order mark; without one byte by byte, which is enough for its control characters. */
function decode(head: Buffer): string {
  const [first, second] = head;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(head);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(head);
  return head.toString('latin1').replace(/^\xEF\xBB\xBF/, '');
}

/**
 * Returns the type of a PDF or text that doesn't start with a signature. Text has no control characters except tab, line
 * feed, form feed and carriage return; markup and scripts are rejected.
 */
function plainType(head: Buffer, name: string): string | undefined {
  const text = decode(head);
  const begin = text.trimStart();
  if (begin.startsWith('<') || begin.startsWith('#!')) return undefined;
  // A text may be about PDFs.
  const isNamedText = ['csv', ...endings['text/plain']!].includes(getExtension(name));
  if (!isNamedText && /%PDF-\d/.test(head.toString('latin1', 0, pdfHead))) return 'application/pdf';
  // oxlint-disable-next-line no-control-regex -- these are what a text doesn't have
  if (/[\0-\x08\x0b\x0e-\x1f]/.test(text)) return undefined;
  return getExtension(name) === 'csv' ? 'text/csv' : 'text/plain';
}

/**
 * Detects the type of a file from its content; undefined when it is not accepted. The name decides only between types with
 * the same content format. Programs, HTML, SVG, scripts and unknown formats are not accepted.
 */
export async function acceptedType(path: string, name: string): Promise<string | undefined> {
  const detected = await fileTypeFromFile(path);
  const mime = detected && (sameTypes[detected.mime] ?? detected.mime);
  const isContainer = mime === 'application/x-cfb';
  if (mime && mime !== 'application/zip' && !isContainer)
    return Object.hasOwn(endings, mime) ? mime : undefined;
  const handle = await open(path);
  try {
    if (isContainer) {
      const type = protectedOffice[getExtension(name)];
      return type && (await isEncryptedPackage(handle)) ? type : oldOffice[getExtension(name)];
    }
    if (detected) return (await packageType(handle)) ?? detected.mime;
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(looked), 0, looked, 0);
    return bytesRead === 0 ? undefined : plainType(buffer.subarray(0, bytesRead), name);
  } finally {
    await handle.close();
  }
}

import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { endingOf, endings } from './fileName.ts';
import { packageType } from './officePackage.ts';

const looked = 65_536;

/** Office files before 2007 share a container format with installers (`.msi`); only the extension distinguishes them. */
const oldOffice: Record<string, string> = {
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
};

/**
 * Returns the type of a text file. Text has no control characters except tab, line feed, form feed and carriage return;
 * markup and scripts are rejected.
 */
function textType(head: Buffer, name: string): string | undefined {
  if (head.some((byte) => byte < 0x20 && ![0x09, 0x0a, 0x0c, 0x0d].includes(byte))) return undefined;
  const begin = head
    .toString('latin1')
    .replace(/^\xEF\xBB\xBF/, '')
    .trimStart();
  if (begin.startsWith('<') || begin.startsWith('#!')) return undefined;
  return endingOf(name) === 'csv' ? 'text/csv' : 'text/plain';
}

/**
 * Detects the type of a file from its content; undefined when it is not accepted. The name decides only between types with
 * the same content format. Programs, HTML, SVG, scripts and unknown formats are not accepted.
 */
export async function acceptedType(path: string, name: string): Promise<string | undefined> {
  const detected = await fileTypeFromFile(path);
  if (detected?.mime === 'application/x-cfb') return oldOffice[endingOf(name)];
  if (detected && detected.mime !== 'application/zip')
    return Object.hasOwn(endings, detected.mime) ? detected.mime : undefined;
  const handle = await open(path);
  try {
    if (detected) return (await packageType(handle)) ?? detected.mime;
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(looked), 0, looked, 0);
    return bytesRead === 0 ? undefined : textType(buffer.subarray(0, bytesRead), name);
  } finally {
    await handle.close();
  }
}

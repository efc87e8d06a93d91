import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { endingOf, endings } from './documents.name.ts';
import { packageType } from './documents.package.ts';

const looked = 65_536;

/** Office files before 2007 share one container with installers (`.msi`): only the name tells them apart. */
const oldOffice: Record<string, string> = {
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
};

/** Text has no control characters but those of lines, tabs and pages; what begins as markup or a script is none. */
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
 * The type that a file truly has, when it is one we take; what its sender called it decides only between types that look
 * the same inside. Programs, HTML, SVG, scripts and what nobody knows are not taken.
 */
export async function acceptedType(path: string, name: string): Promise<string | undefined> {
  const found = await fileTypeFromFile(path);
  if (found?.mime === 'application/x-cfb') return oldOffice[endingOf(name)];
  if (found && found.mime !== 'application/zip')
    return Object.hasOwn(endings, found.mime) ? found.mime : undefined;
  const handle = await open(path);
  try {
    if (found) return (await packageType(handle)) ?? found.mime;
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(looked), 0, looked, 0);
    return bytesRead === 0 ? undefined : textType(buffer.subarray(0, bytesRead), name);
  } finally {
    await handle.close();
  }
}

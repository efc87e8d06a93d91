import type { OperationId } from '@school/domain';
import { holdsTag, parseRange } from '../../storage/range.ts';
import { HttpError } from '../../httpError.ts';
import { Bytes } from './bytes.ts';
import type { Context } from './handler.ts';

/** Prevents browsers from showing a file inside the app's origin, guessing its type or running it. */
const harmless = {
  'content-security-policy': "sandbox; default-src 'none'",
  'x-content-type-options': 'nosniff',
};

/** A file as its row describes it. */
export interface StoredFile {
  file_id: string;
  file_name: string;
  file_type: string;
  file_size: number;
  file_sha256: string;
}

/** Returns a Content-Disposition (RFC 6266): an ASCII name for old clients, the full one in UTF-8 for all others. */
export function toContentDisposition(name: string): string {
  const plain = name
    .normalize('NFD')
    .replaceAll(/[^\w .()-]/g, '')
    .trim();
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

type FileContext = Pick<Context<OperationId>, 'college' | 'header' | 'headOnly' | 'services'>;

/**
 * Returns the file, the requested range of it, or 304.
 * @param begins Called when a download starts; a range further on belongs to an earlier start.
 * @throws HttpError 416
 */
export async function fileAnswer(
  { college, header, headOnly, services }: FileContext,
  file: StoredFile,
  begins: () => Promise<void> = async () => undefined,
) {
  const { file_size: size, file_type: type, file_id } = file;
  const etag = `"${file.file_sha256.slice(0, 32)}"`;
  const always = { etag, 'accept-ranges': 'bytes', ...harmless };
  if (holdsTag(header('if-none-match'), etag)) return { status: 304 as const, headers: always };
  const ifRange = header('if-range');
  const range = ifRange && ifRange !== etag ? undefined : parseRange(header('range'), size);
  if (range === 'outside') {
    const message = 'The range lies outside of the file.';
    throw new HttpError(416, { message }, { 'content-range': `bytes */${size}` });
  }
  if (!headOnly && (range?.start ?? 0) === 0) await begins();
  const length = range ? range.end - range.start + 1 : size;
  const headers = {
    ...always,
    'content-length': String(length),
    'content-disposition': toContentDisposition(file.file_name),
    ...(range ? { 'content-range': `bytes ${range.start}-${range.end}/${size}` } : {}),
  };
  const key = { collegeId: college.id, id: file_id };
  const body = new Bytes(type, () => services.storage.read(key, range));
  return { status: range ? (206 as const) : (200 as const), headers, body };
}

import type { FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { invalid, HttpError } from '../../httpError.ts';

/**
 * Maximum depth of JSON. The deepest valid request is a post with 12 document levels, two of JSON each, and a link in
 * the last.
 */
const deepest = 32;
/** 413; closes the connection, because the rest of the body is not read. */
export const tooLarge = () =>
  new HttpError(413, { message: 'The request is too large.' }, { connection: 'close' });
/** 400. */
export const malformed = () => new HttpError(400, { message: 'The request cannot be read.' });

/**
 * Returns the value with every text as well-formed Unicode.
 * @throws HttpError 422 on U+0000, which no text column can hold, and on nesting that no valid request needs.
 */
export function cleaned(value: unknown, path = '', depth = 0): unknown {
  if (typeof value === 'string') {
    if (value.includes('\0')) throw invalid({ [path || 'request']: ['The text must not contain U+0000.'] });
    return value.toWellFormed();
  }
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return value;
  if (depth >= deepest)
    throw invalid({ [path.split('.')[0] || 'request']: ['The value is nested too deeply.'] });
  const inner = (key: string) => (path ? `${path}.${key}` : key);
  if (Array.isArray(value)) return value.map((item, index) => cleaned(item, inner(String(index)), depth + 1));
  const entries = Object.entries(value).map(([key, item]): [string, unknown] => {
    if (key.includes('\0')) throw invalid({ [path || 'request']: ['The text must not contain U+0000.'] });
    return [key, cleaned(item, inner(key), depth + 1)];
  });
  return Object.fromEntries(entries);
}

/** Returns whether the request has a body. */
export function hasBody(request: FastifyRequest): boolean {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  return encoding !== undefined || (length !== undefined && length !== '0');
}

async function readJson(stream: Readable, limit: number): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) throw tooLarge();
    chunks.push(chunk);
  }
  if (size === 0) return {};
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))) as unknown;
  } catch {
    throw malformed();
  }
}

async function readMultipart(request: FastifyRequest, limit: number): Promise<Record<string, unknown>> {
  const fields: Record<string, unknown> = {};
  const parts = request.parts({
    limits: { fileSize: limit, fieldSize: 16_384, fields: 30, files: 3, parts: 33 },
  });
  try {
    for await (const part of parts) {
      if (Object.hasOwn(fields, part.fieldname))
        throw invalid({ [part.fieldname]: ['The field was sent twice.'] });
      fields[part.fieldname] = part.type === 'file' ? await part.toBuffer() : part.value;
      if (part.type === 'field' && part.valueTruncated) throw tooLarge();
    }
  } catch (error) {
    if (error instanceof HttpError) throw error;
    throw (error as { statusCode?: number }).statusCode === 413 ? tooLarge() : malformed();
  }
  return fields;
}

/**
 * Rejects a body by its headers. @throws HttpError 413 for an announced length beyond the limit, 415 for another type.
 */
export function rejectOtherBody(request: FastifyRequest, mediaType: string, limit: number): void {
  const [type] = (request.headers['content-type'] ?? '').split(';');
  if (type!.trim().toLowerCase() !== mediaType) {
    throw new HttpError(415, { message: `The body must be ${mediaType}.` });
  }
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge();
}

/**
 * Reads the body as the one media type that the operation accepts.
 * @throws HttpError 413 beyond the limit, 415 for another type, 400 for a malformed body.
 */
export async function readBody(request: FastifyRequest, mediaType: string, limit: number): Promise<unknown> {
  if (!hasBody(request)) return {};
  rejectOtherBody(request, mediaType, limit);
  if (mediaType === 'multipart/form-data') return cleaned(await readMultipart(request, limit));
  return cleaned(await readJson(request.body as Readable, limit));
}

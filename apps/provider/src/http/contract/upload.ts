import type { FastifyRequest } from 'fastify';
import type { Spool, SpooledFile } from '../../storage/spool.ts';
import { invalid, HttpError } from '../../httpError.ts';
import { cleaned, hasBody, malformed, rejectOtherBody, tooLarge } from './input.ts';

/** The rules of an operation that accepts a form with a large file. */
interface UploadRules {
  mediaType: string;
  bodyLimit: number;
  /** Fields that contain JSON instead of a text. */
  jsonFields: readonly string[];
}

function valueOf(name: string, text: string, jsonFields: readonly string[]): unknown {
  if (!jsonFields.includes(name)) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw invalid({ [name]: [`The ${name} field must be JSON.`] });
  }
}

/**
 * Reads a form and streams its file to the disk: only some kilobytes of it are in memory, whatever its size.
 * @param spooled Called for each file as soon as it exists, so that it can be discarded in any case.
 * @throws HttpError as `readBody`
 */
export async function readUpload(
  request: FastifyRequest,
  spool: Spool,
  { mediaType, bodyLimit, jsonFields }: UploadRules,
  spooled: (file: SpooledFile) => void,
): Promise<Record<string, unknown>> {
  if (!hasBody(request)) return {};
  rejectOtherBody(request, mediaType, bodyLimit);
  const fields: Record<string, unknown> = {};
  const files: Record<string, SpooledFile> = {};
  try {
    const limits = { fileSize: bodyLimit, fieldSize: 65_536, fields: 30, files: 1, parts: 31 };
    for await (const part of request.parts({ limits })) {
      const { fieldname: name } = part;
      if (Object.hasOwn(fields, name) || Object.hasOwn(files, name))
        throw invalid({ [name]: ['The field was sent twice.'] });
      if (part.type === 'file') {
        const file = await spool.receive(part.filename ?? '', part.file);
        spooled(file);
        if (part.file.truncated) throw tooLarge();
        files[name] = file;
      } else {
        if (part.valueTruncated) throw tooLarge();
        fields[name] = valueOf(name, part.value as string, jsonFields);
      }
    }
  } catch (error) {
    const { code, statusCode } = error as { code?: string; statusCode?: number };
    // A full disk is not the client's error.
    if (error instanceof HttpError || code === 'ENOSPC' || code === 'EDQUOT') throw error;
    throw statusCode === 413 ? tooLarge() : malformed();
  }
  return { ...(cleaned(fields) as object), ...files };
}

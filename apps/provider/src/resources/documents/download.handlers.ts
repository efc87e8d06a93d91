import type { Handlers } from '../../plugins/contract/handler.ts';
import { Bytes } from '../../plugins/contract/bytes.ts';
import { Refusal } from '../../plugins/refusal.ts';
import { holdsTag, rangeOf } from '../../storage/range.ts';
import { seenDocument } from './documents.handlers.ts';
import { dispositionOf } from './documents.present.ts';
import { noteDownload } from './documents.queries.ts';

/** Whatever a file holds, no browser shows it inside our origin, guesses its type or runs it. */
const harmless = {
  'content-security-policy': "sandbox; default-src 'none'",
  'x-content-type-options': 'nosniff',
};

export const downloadHandlers = {
  downloadDocument: async (context) => {
    const { tenant, college, person, now, header, headOnly, services } = context;
    const document = await seenDocument(context);
    const { file_size: size, file_type: type, file_id } = document;
    const etag = `"${document.file_sha256.slice(0, 32)}"`;
    const always = { etag, 'accept-ranges': 'bytes', ...harmless };
    if (holdsTag(header('if-none-match'), etag)) return { status: 304, headers: always };
    const ifRange = header('if-range');
    const range = ifRange && ifRange !== etag ? undefined : rangeOf(header('range'), size);
    if (range === 'outside') {
      const message = 'The range lies outside of the file.';
      throw new Refusal(416, { message }, { 'content-range': `bytes */${size}` });
    }
    // What continues further on began before, and was counted then.
    if (!headOnly && (range?.start ?? 0) === 0) await noteDownload(tenant, document, person.id, now);
    const length = range ? range.end - range.start + 1 : size;
    const headers = {
      ...always,
      'content-length': String(length),
      'content-disposition': dispositionOf(document.file_name),
      ...(range ? { 'content-range': `bytes ${range.start}-${range.end}/${size}` } : {}),
    };
    const key = { collegeId: college.id, id: file_id };
    return {
      status: range ? 206 : 200,
      headers,
      body: new Bytes(type, () => services.storage.read(key, range)),
    };
  },
} satisfies Partial<Handlers>;

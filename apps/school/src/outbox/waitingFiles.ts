import { type Client, type OperationId, randomId } from '@school/domain';
import { attempt } from './attempt.ts';
import type { SendResult } from './outbox.ts';
import type { UploadOperation, WaitingFile } from './writes.ts';

/** The files of this page that wait for their form, with their addresses in this page. */
const files = new Map<string, WaitingFile & { placeholder: string }>();

function register(waiting: WaitingFile): string {
  const { id, file } = waiting;
  // The browser ignores what is behind "#"; it is the same in every page, unlike the address.
  const placeholder = files.get(id)?.placeholder ?? `${URL.createObjectURL(file)}#${id}`;
  files.set(id, { ...waiting, placeholder });
  return placeholder;
}

/**
 * Stores a file in this page until its form is sent.
 * @returns Its placeholder, which represents the id or address that the upload gives it, and shows the file in this page.
 */
export const addWaitingFile = (file: File, operation: UploadOperation): string =>
  register({ id: randomId(), file, operation });

/** Returns the id of the file that a text represents; undefined for another text. */
const readFileId = (text: string): string | undefined => /^blob:[^#]*#(.+)$/.exec(text)?.[1];

/** Whether a text represents a file that isn't uploaded. */
export const isPlaceholder = (text: string): boolean => readFileId(text) !== undefined;

/** Returns a copy of a value in which texts are replaced; files stay as they are. */
function replaceTexts<Value>(value: Value, replace: (text: string) => string): Value {
  if (typeof value === 'string') return replace(value) as Value;
  if (Array.isArray(value)) return value.map((part) => replaceTexts(part, replace)) as Value;
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, replaceTexts(part, replace)]),
  ) as Value;
}

/** Returns the waiting files whose placeholders are in a value, such as a request. */
export function waitingFilesIn(value: unknown): readonly WaitingFile[] {
  const waiting = new Map<string, WaitingFile>();
  replaceTexts(value, (text) => {
    const stored = files.get(readFileId(text) ?? '');
    if (stored) waiting.set(stored.id, { id: stored.id, file: stored.file, operation: stored.operation });
    return text;
  });
  return [...waiting.values()];
}

/** Returns a request as it will be once its files are uploaded, for its validation. */
export const asUploaded = <Request>(request: Request): Request =>
  replaceTexts(request, (text) => {
    const { id, operation } = files.get(readFileId(text) ?? '') ?? {};
    if (!id) return text;
    return operation === 'createPostPicture' ? `/media/posts/${id}.webp` : id;
  });

/** Returns stored values with the placeholders of this page, for files that were stored with them. */
export function reviveFiles<Values>(values: Values, stored: readonly WaitingFile[]): Values {
  for (const file of stored) register(file);
  return replaceTexts(values, (text) => files.get(readFileId(text) ?? '')?.placeholder ?? text);
}

const isLost = (text: string) => isPlaceholder(text) && !files.has(readFileId(text)!);

/** Whether an object represents a file that was chosen in an earlier page: a picture, an attachment. */
const showsLostFile = (part: unknown): boolean =>
  typeof part === 'object' &&
  part !== null &&
  !Array.isArray(part) &&
  Object.values(part).some((inner) => (typeof inner === 'string' ? isLost(inner) : showsLostFile(inner)));

function dropLost<Part>(part: Part): Part {
  if (Array.isArray(part)) return part.filter((item) => !showsLostFile(item)).map(dropLost) as Part;
  if (typeof part !== 'object' || part === null || part instanceof Blob) return part;
  return withoutLostFiles(part);
}

/** Returns a form's values without the files that were chosen in an earlier page: a draft stores no files. */
export const withoutLostFiles = <Values extends object>(values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, part]) => [name, showsLostFile(part) ? null : dropLost(part)]),
  ) as Values;

/** The id or address that an upload gave, by the id of the waiting file. */
export type UploadedFiles = ReadonlyMap<string, string>;

/** Returns a request in which ids and addresses of uploaded files replace their placeholders. */
export const withUploads = <Request>(request: Request, uploads: UploadedFiles): Request =>
  replaceTexts(request, (text) => uploads.get(readFileId(text) ?? '') ?? text);

/**
 * Uploads files one after the other, those that aren't in `uploads` yet.
 * @returns All uploads, or the outcome of the first file that failed.
 */
export async function uploadFiles(
  client: Client,
  waiting: readonly WaitingFile[],
  { uploads: before = new Map(), signal }: { uploads?: UploadedFiles; signal?: AbortSignal | undefined } = {},
): Promise<{ uploads: UploadedFiles } | { outcome: SendResult }> {
  const uploads = new Map(before);
  for (const { id, file, operation } of waiting) {
    if (uploads.has(id)) continue;
    const input = { body: { file }, idempotencyKey: id, signal };
    const result = await attempt(client.call<OperationId>(operation, input as never));
    if ('outcome' in result) return result;
    const { data } = result.answer.data as { data: { id: string } | { url: string } };
    uploads.set(id, 'id' in data ? data.id : data.url);
  }
  return { uploads };
}

import { randomUUID } from 'node:crypto';
import type { OperationId } from '@school/domain';
import type { Row } from '../../database/schema.ts';
import type { RequestContext } from '../../http/contract/handler.ts';
import { invalid, HttpError } from '../../httpError.ts';
import { SpooledFile } from '../../storage/spool.ts';
import { StorageUnavailable } from '../../storage/storage.ts';
import { toFileName } from './fileName.ts';
import { acceptedType } from './fileType.ts';

/** A stored file that no document references yet. */
export interface StoredUpload {
  columns: Pick<Row<'documents'>, 'file_id' | 'file_name' | 'file_type' | 'file_size' | 'file_sha256'>;
  /** Keeps the file. Call it once a document references the file. */
  claim: () => void;
}

type Sender = Pick<RequestContext<OperationId>, 'college' | 'services' | 'onEnd'>;

const rejected = (why: string) => invalid({ file: [`The file field ${why}`] });

/**
 * Stores an upload before its row exists: a crash in between leaves an unreferenced file, which the cleanup worker deletes,
 * and never a document without a file.
 * @throws HttpError 422
 */
export async function storeUpload(
  { college, services, onEnd }: Sender,
  file: unknown,
): Promise<StoredUpload> {
  if (!(file instanceof SpooledFile)) throw rejected('must be a file.');
  if (file.size === 0) throw rejected('must not be empty.');
  const type = await acceptedType(file.path, file.name);
  if (!type)
    throw rejected('must be a file of type: PDF, picture, Office, OpenDocument, ZIP, MP3, MP4 or text.');
  const key = { collegeId: college.id, id: randomUUID() };
  let claimed = false;
  onEnd(async (failure) => {
    // After a database failure the row may exist, so the file is left to the cleanup worker.
    const isRolledBack = failure instanceof HttpError || failure instanceof StorageUnavailable;
    if (!claimed && (failure === undefined || isRolledBack)) await services.storage.remove(key);
  });
  await services.storage.store(key, file);
  return {
    columns: {
      file_id: key.id,
      file_name: toFileName(file.name, type),
      file_type: type,
      file_size: file.size,
      file_sha256: file.sha256,
    },
    claim: () => {
      claimed = true;
    },
  };
}

import type { Readable } from 'node:stream';

/** A file's key: starts with the college's id, and the file id reveals nothing about the content. */
export interface FileKey {
  collegeId: string;
  id: string;
}

/** First and last byte, both inclusive. */
export interface ByteRange {
  start: number;
  end: number;
}

/** A complete file on the local disk. */
export interface LocalFile {
  path: string;
  size: number;
}

/** The file storage of documents. */
export interface Storage {
  /** For the line that is printed at start. */
  description: string;
  /** Stores the file permanently and may move the local one. Resolves when the file is safe. */
  store: (key: FileKey, file: LocalFile) => Promise<void>;
  /** Returns the bytes of a stored file. @throws FileMissing */
  read: (key: FileKey, range?: ByteRange) => Promise<Readable>;
  /** Removes a file; a missing one is not an error. */
  remove: (key: FileKey) => Promise<void>;
  /** Lists every file of a school with its size and time. */
  list: (collegeId: string) => AsyncIterable<{ id: string; size: number; since: Date }>;
}

/** The storage cannot be reached or fails at the moment; a retry may succeed. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable';
}

/** A row refers to a file that the storage does not have, because it was lost or removed manually. */
export class FileMissing extends Error {
  override name = 'FileMissing';
  constructor({ collegeId, id }: FileKey) {
    super(`The storage has no file ${collegeId}/${id}.`);
  }
}

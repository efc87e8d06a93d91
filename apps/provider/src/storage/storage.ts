import type { Readable } from 'node:stream';

/** A file's place: no two schools share a part of it, and its id says nothing about what it holds. */
export interface FileKey {
  collegeId: string;
  id: string;
}

/** First and last byte, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** A finished file on the local disk. */
export interface LocalFile {
  path: string;
  size: number;
}

/** What documents need of a place for files. */
export interface Storage {
  /** For the line printed at start. */
  description: string;
  /** Keeps the file for good; the local one may be taken over and be gone afterwards. Resolves when it is safe. */
  keep: (key: FileKey, file: LocalFile) => Promise<void>;
  /** The bytes of a file that is there. @throws FileMissing */
  read: (key: FileKey, range?: ByteRange) => Promise<Readable>;
  /** Removing what is not there is no mistake. */
  remove: (key: FileKey) => Promise<void>;
  /** Every file of a school, its length, and when it came. */
  list: (collegeId: string) => AsyncIterable<{ id: string; size: number; since: Date }>;
}

/** The record names a file that the storage does not have: it was lost or taken away by hand. */
export class FileMissing extends Error {
  override name = 'FileMissing';
  constructor({ collegeId, id }: FileKey) {
    super(`The storage has no file ${collegeId}/${id}.`);
  }
}

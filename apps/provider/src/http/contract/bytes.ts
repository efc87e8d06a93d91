import type { Readable } from 'node:stream';

/** A body that is not JSON. It is opened after the commit, so that a slow reader holds no connection. */
export class Bytes {
  readonly type: string;
  readonly open: () => Promise<string | Readable>;

  constructor(type: string, open: () => Promise<string | Readable>) {
    this.type = type;
    this.open = open;
  }
}

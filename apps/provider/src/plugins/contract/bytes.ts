import type { Readable } from 'node:stream';

/** An answer that is no JSON. It is opened when everything is committed, so that no slow reader holds a connection. */
export class Bytes {
  readonly type: string;
  readonly open: () => Promise<string | Readable>;

  constructor(type: string, open: () => Promise<string | Readable>) {
    this.type = type;
    this.open = open;
  }
}

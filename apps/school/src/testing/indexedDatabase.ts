/** Gives jsdom an IndexedDB, and lets a test file end only when its requests are answered. */
// oxlint-disable-next-line no-restricted-imports -- this is the file that the rule names
import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import { afterAll } from 'vitest';

const pending = new Set<IDBRequest>();
const { addEventListener } = IDBRequest.prototype;

// `idb` listens to each of its requests. An answer after the end of the file would find no `IDBRequest`, which ends with the
// environment.
IDBRequest.prototype.addEventListener = function (this: IDBRequest, ...listener: [string, never]) {
  if (this.readyState === 'pending' && !pending.has(this)) {
    pending.add(this);
    const end = () => pending.delete(this);
    for (const type of ['success', 'error']) addEventListener.call(this, type, end);
  }
  addEventListener.apply(this, listener);
};

afterAll(() =>
  waitFor(() => {
    if (pending.size > 0) throw new Error(`${pending.size} requests to IndexedDB have no answer.`);
  }),
);

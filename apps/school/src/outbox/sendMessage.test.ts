import { type Client, NetworkError } from '@school/domain';
import { expect, it } from 'vitest';
import { createSendMessage } from './sendMessage.ts';

const entry = {
  seq: 1,
  id: 'entry-1',
  queue: 'c1',
  createdAt: '',
  attempted: false,
  failures: 0,
  held: false,
  problem: null,
  payload: { kind: 'message' as const, conversationId: 'c1', body: 'Hola', files: [], replyTo: null },
};

it('C09: ends the attempts when a file was changed or deleted after it was chosen', async () => {
  const call = async () => {
    throw new NetworkError('createAttachment', undefined, true);
  };
  const send = createSendMessage({ call } as unknown as Client);
  const payload = { ...entry.payload, files: [new File(['words'], 'Acta.pdf')] };
  const outcome = await send({ ...entry, payload }, new AbortController().signal, async () => entry);
  expect(outcome).toEqual({ kind: 'rejected', problem: { kind: 'fileChanged' } });
});

it.each([
  [{ 'Retry-After': '40' }, 40],
  [{}, null],
])('waits for a server that is unavailable as long as it says: %o', async (headers, seconds) => {
  const answer = { status: 503, unexpected: true, data: undefined, headers: new Headers(headers) };
  const send = createSendMessage({ call: async () => answer } as unknown as Client);
  const outcome = await send(entry, new AbortController().signal, async () => entry);
  expect(outcome).toEqual({ kind: 'later', seconds });
});

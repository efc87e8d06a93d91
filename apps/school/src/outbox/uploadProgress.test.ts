import type { Client } from '@school/domain';
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildMessage } from '../testing/defaultHandlers/messenger.ts';
import { createSendMessage } from './sendMessage.ts';
import { useUploadProgress } from './uploadProgress.ts';

type Report = (progress: { sent: number; total: number | null }) => void;

it('shows how far all files of a message are uploaded, and nothing after that', async () => {
  const uploads: { report: Report; finish(): void }[] = [];
  const call = async (operation: string, { onUploadProgress }: { onUploadProgress?: Report }) => {
    if (operation === 'createMessage') return { status: 201, data: { data: buildMessage(1, 'Hola') } };
    await new Promise<void>((finish) => uploads.push({ report: onUploadProgress!, finish }));
    return { status: 201, data: { data: { id: `file-${uploads.length}` } } };
  };
  const send = createSendMessage({ call } as unknown as Client);
  const { result } = renderHook(() => useUploadProgress('entry-1'));
  const payload = {
    kind: 'message' as const,
    conversationId: 'c1',
    body: 'Hola',
    files: [new File(['a'.repeat(30)], 'a.txt'), new File(['b'.repeat(10)], 'b.txt')],
    replyTo: null,
  };
  const entry = {
    seq: 1,
    id: 'entry-1',
    queue: 'c1',
    createdAt: '',
    attempted: false,
    failures: 0,
    held: false,
    problem: null,
    payload,
  };
  const outcome = send(entry, new AbortController().signal, async () => entry);
  await expect.poll(() => uploads.length).toBe(1);
  expect(result.current).toBe(0);
  act(() => uploads[0]!.report({ sent: 60, total: 120 }));
  expect(result.current).toBe(0.375);
  uploads[0]!.finish();
  await expect.poll(() => uploads.length).toBe(2);
  act(() => uploads[1]!.report({ sent: 60, total: 120 }));
  expect(result.current).toBe(0.875);
  await act(async () => {
    uploads[1]!.finish();
    expect(await outcome).toEqual({ kind: 'done' });
  });
  expect(result.current).toBeUndefined();
});

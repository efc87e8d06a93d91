import { expect, test, vi } from 'vitest';
import { operations } from '../generated/operations.ts';
import { publicOperations } from '../generated/publicOperations.ts';
import { json, createNetwork } from '../testing/network.ts';
import { createClient, type ClientSources } from './createClient.ts';
import { NetworkError } from './errors.ts';

function createTestClient(sources: Pick<ClientSources, 'operations' | 'loadOperations'>) {
  const { fetch, sent } = createNetwork(json(200, { data: [] }), json(200, { data: [] }));
  const client = createClient({ ...sources, fetch, token: () => 'a-token', log: { warn: () => undefined } });
  return { client, sent };
}

test('calls the operations that it was given', async () => {
  const { client, sent } = createTestClient({ operations });
  await client.call('listGrades', {});
  expect(sent[0]).toMatchObject({ method: 'GET', url: '/api/v1/grades' });
});

test('loads the other operations when one of them is called', async () => {
  const loadOperations = vi.fn<() => Promise<{ operations: typeof operations }>>(() =>
    Promise.resolve({ operations }),
  );
  const { client, sent } = createTestClient({ operations: publicOperations, loadOperations });
  await client.call('getCurrentUser', {});
  expect(loadOperations).not.toHaveBeenCalled();
  await client.call('listGrades', {});
  expect(loadOperations).toHaveBeenCalled();
  expect(sent.map(({ url }) => url)).toEqual(['/api/v1/user', '/api/v1/grades']);
});

test('tries again after the operations failed to load', async () => {
  const loadOperations = vi
    .fn<() => Promise<{ operations: typeof operations }>>(() => Promise.resolve({ operations }))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { client } = createTestClient({ operations: publicOperations, loadOperations });
  await expect(client.call('listGrades', {})).rejects.toBeInstanceOf(NetworkError);
  expect(await client.call('listGrades', {})).toMatchObject({ status: 200 });
});

test('explains that an operation is missing', async () => {
  const { client } = createTestClient({ operations: publicOperations });
  await expect(client.call('listGrades', {})).rejects.toThrow(
    '@school/domain: the client has no operation listGrades. Pass it in operations or in loadOperations.',
  );
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { s3Storage } from '../../storage/s3.ts';
import { openSchool, type School, usualDatabases } from '../../testing/openSchool.ts';
import { newDocument } from '../../testing/writing.ts';

const storage = s3Storage({
  endpoint: 'http://127.0.0.1:1',
  bucket: 'x',
  region: 'us-east-1',
  accessKeyId: 'x',
  secretAccessKey: 'x',
});

let school: School;
let token: string;
beforeAll(async () => {
  school = await openSchool(usualDatabases[0]!, { storage, logger: false });
  token = await school.as('administrador');
});
afterAll(() => school.close());

const retryable = { status: 503, headers: { 'retry-after': '2' } };

test('a download from an unreachable storage answers that a retry may succeed (503)', async () => {
  const { data } = await school.call('listDocuments', { token });
  const { id } = data.data[0]!;
  expect(await school.call('downloadDocument', { token, path: { id } })).toMatchObject(retryable);
});

test('an upload to an unreachable storage creates no document and may be retried (503)', async () => {
  const total = async () => (await school.call('listDocuments', { token })).data.meta.total;
  const before = await total();
  expect(await school.call('createDocument', { token, ...(await newDocument(school, token)) })).toMatchObject(
    retryable,
  );
  expect(await total()).toBe(before);
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, openSchool, type School } from '../testing/openSchool.ts';

const metricsToken = 'prometheus-0123456789';

describe('figures for the operator', () => {
  let school: School;
  beforeAll(async () => {
    school = await openSchool(databases[0]!, { metricsToken });
  });
  afterAll(() => school.close());

  const ask = (authorization?: string) =>
    school.app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} });

  test('are there for who has the token, by operation and by how it ended', async () => {
    await school.call('listPosts', { token: await school.as('docente') });
    await school.call('listPosts');
    const { statusCode, headers, payload } = await ask(`Bearer ${metricsToken}`);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(payload).toMatch(/school_request_duration_seconds_count{operation="listPosts",status="200"} 1/);
    expect(payload).toMatch(/school_request_duration_seconds_count{operation="listPosts",status="401"} 1/);
    expect(payload).toContain('process_resident_memory_bytes');
    expect(payload).not.toMatch(/aromos|docente/);
  });

  test('an address that somebody made up is no label', async () => {
    await school.app.inject({ url: '/made-up-3141', headers: { host: 'aromos.localhost' } });
    expect((await ask(`Bearer ${metricsToken}`)).payload).not.toContain('made-up-3141');
  });

  test.each([undefined, 'Bearer wrong', metricsToken, 'Bearer '])('are not there for %s', async (given) => {
    const answer = await ask(given);
    expect(answer.statusCode).toBe(404);
    expect(answer.payload).not.toContain('school_');
  });

  test('without a token of the operator’s there is no such address', async () => {
    const plain = await openSchool(databases[0]!);
    const answer = await plain.app.inject({ url: '/metrics', headers: { authorization: 'Bearer ' } });
    expect(answer.payload).not.toContain('school_request');
    await plain.close();
  });
});

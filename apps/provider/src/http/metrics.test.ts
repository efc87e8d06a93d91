import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, openSchool, type School } from '../testing/openSchool.ts';

const metricsToken = 'prometheus-0123456789';

describe('metrics', () => {
  let school: School;
  beforeAll(async () => {
    school = await openSchool(databases[0]!, { metricsToken });
  });
  afterAll(() => school.close());

  const getMetrics = (authorization?: string) =>
    school.app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} });

  test('shows operations by status to a client with the token', async () => {
    await school.call('listPosts', { token: await school.as('docente') });
    await school.call('listPosts');
    const { statusCode, headers, payload } = await getMetrics(`Bearer ${metricsToken}`);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(payload).toMatch(/school_request_duration_seconds_count{operation="listPosts",status="200"} 1/);
    expect(payload).toMatch(/school_request_duration_seconds_count{operation="listPosts",status="401"} 1/);
    expect(payload).toContain('process_resident_memory_bytes');
    expect(payload).not.toMatch(/aromos|docente/);
  });

  test('does not use an invented URL as a label', async () => {
    await school.app.inject({ url: '/made-up-3141', headers: { host: 'aromos.localhost' } });
    expect((await getMetrics(`Bearer ${metricsToken}`)).payload).not.toContain('made-up-3141');
  });

  test.each([undefined, 'Bearer wrong', metricsToken, 'Bearer '])(
    'hides the metrics from %s',
    async (given) => {
      const answer = await getMetrics(given);
      expect(answer.statusCode).toBe(404);
      expect(answer.payload).not.toContain('school_');
    },
  );

  test('has no route without the operator’s token', async () => {
    const plain = await openSchool(databases[0]!);
    const answer = await plain.app.inject({ url: '/metrics', headers: { authorization: 'Bearer ' } });
    expect(answer.payload).not.toContain('school_request');
    await plain.close();
  });
});

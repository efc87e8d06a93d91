import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usualDatabases, openSchool, type School } from '../testing/openSchool.ts';

describe.each(usualDatabases)('unreadable requests on $name', (database) => {
  let school: School;
  let port: number;
  beforeAll(async () => {
    school = await openSchool(database);
    port = Number(new URL(await school.app.listen({ port: 0, host: '127.0.0.1' })).port);
  });
  afterAll(() => school.close());

  const answerTo = (bytes: string) => {
    const socket = connect(port, '127.0.0.1');
    socket.write(bytes);
    return text(socket);
  };

  test.each([
    ['400', 'no HTTP', 'HELLO\r\n\r\n'],
    ['400', 'a request without a host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
    [
      '400',
      'two lengths',
      'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx',
    ],
    ['417', 'an unknown expectation', 'GET / HTTP/1.1\r\nHost: localhost\r\nExpect: tea\r\n\r\n'],
    ['431', 'too long a head', `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
  ])('%s to %s has the usual headers and body', async (status, _what, bytes) => {
    const answer = await answerTo(bytes);
    const [head, body] = answer.split('\r\n\r\n') as [string, string];
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(head.toLowerCase()).toContain("content-security-policy: default-src 'none'");
    expect(head.toLowerCase()).toContain('x-content-type-options: nosniff');
    expect(head.toLowerCase()).toContain('cache-control: no-store');
    expect(JSON.parse(body)).toEqual({ message: expect.any(String) as string });
  });
});

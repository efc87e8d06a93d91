import { describe, expect, test } from 'vitest';
import { type Report, reportMail } from '../testing/imapServer.ts';
import { parseBounceReport } from './bounceReport.ts';

const id = '0123456789abcdef0123456789abcdef';
const other = 'fedcba9876543210fedcba9876543210';
const parse = (text: string) => parseBounceReport(Buffer.from(text.replaceAll('\n', '\r\n')));
const report = (change: Report = {}) =>
  parse(reportMail({ messageId: `<${id}@colegio.example>`, ...change }));

describe('a report', () => {
  test('names the e-mail by its Message-ID, then by its envelope, and has the server’s words on one line', async () => {
    expect(await report({ envelopeId: other })).toEqual({
      ids: [id, other],
      isFinal: true,
      reason: '550 5.1.1 <docente@aromos.example>: Recipient address rejected: User unknown',
    });
    expect((await report({ messageId: undefined, envelopeId: other }))?.ids).toEqual([other]);
    expect((await report({ messageId: '<other@elsewhere.example>' }))?.ids).toEqual([]);
  });

  test.each([
    ['failed', '5.1.1', true],
    ['Failed', '4.4.7', true],
    ['delayed', '4.4.1', false],
  ])('%s with status %s is final: %s', async (action, status, isFinal) => {
    expect((await report({ action, status }))?.isFinal).toBe(isFinal);
  });

  test.each(['delivered', 'relayed', 'expanded'])('%s is none', async (action) => {
    expect(await report({ action, status: '2.0.0' })).toBeUndefined();
  });

  test('has words of bounded length, and its status without any', async () => {
    expect((await report({ diagnostic: `smtp; ${'x'.repeat(5000)}` }))?.reason).toHaveLength(300);
    expect((await report({ diagnostic: '' }))?.reason).toBe('5.1.1');
  });

  test.each([
    [
      'an ordinary message',
      'From: ana@correo.example\nSubject: Hola\n\nFinal-Recipient: rfc822; x\nAction: failed\n',
    ],
    ['a message without content', ''],
    ['a message that is cut off', reportMail({}).slice(0, 500)],
    ['bytes', '\u0000\u0001'.repeat(1000)],
  ])('is not found in %s', async (_, text) => {
    expect(await parse(text)).toBeUndefined();
  });
});

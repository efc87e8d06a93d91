import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { message } from './message.ts';
import type { Mail } from './outbox.ts';

const encodedWord = '=?utf-8?q?=E2=80=AEPremio_=C3=A1?=';

const decode = async (change: Partial<Mail>) => {
  const from = { name: 'Colegio Los Aromos', address: 'no-reply@aromos.example' };
  const to = { name: 'Paula Cárcamo', address: 'docente@aromos.example' };
  const mail = { id: 'one', from, to, subject: 'Reunión', text: '', ...change };
  const transport = createTransport({ streamTransport: true, buffer: true });
  const sent = await transport.sendMail(message(mail));
  return PostalMime.parse(sent.message as Buffer);
};
/** The text as a reader sees it, without the invisible mark between `=` and `?`. */
const shown = (text = '') => text.replaceAll('\u2060', '');

test.each([
  encodedWord,
  `Aviso ${encodedWord} hoy`,
  `Reunión ${encodedWord}`,
  `"${encodedWord}"`,
  '=?utf-8?b?UHJlbWlv?= =?utf-8?b?UHJlbWlv?=',
  '¿2 + 2 =? Sí',
  '2 + 2 =?',
])('N17: a reader shows %s in a subject, a name and a sender as it was typed', async (typed) => {
  const address = 'docente@aromos.example';
  const { subject, from, to } = await decode({
    subject: typed,
    from: { name: typed, address },
    to: { name: typed, address },
  });
  expect([subject, from?.name, to?.[0]?.name].map(shown)).toEqual([typed, typed, typed]);
});

test('other subjects and names stay as they are', async () => {
  const { subject, from, to } = await decode({ subject: '¿Cuánto es 2 = 2? Sí' });
  expect([subject, from?.name, to?.[0]?.name]).toEqual([
    '¿Cuánto es 2 = 2? Sí',
    'Colegio Los Aromos',
    'Paula Cárcamo',
  ]);
});

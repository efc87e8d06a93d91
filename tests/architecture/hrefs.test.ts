import { isAllowedHref } from '@school/domain';
import { describe, expect, test } from 'vitest';
import { contractAccepts } from '../../packages/domain/src/testing/contractAccepts.ts';

/* Other programs read the contract, so its pattern repeats the rule of @school/text: one table tests both. */
const inContract = (href: string) => contractAccepts('LinkMark', { type: 'link', attrs: { href } });

const allowed = [
  'https://a.cl',
  'http://a.cl/b?c#d',
  'https://a.cl:8080',
  'https://a.cl?to=ana@b.cl',
  'https://a.cl/@ana',
  'https://a.cl#@',
  'https://مدرسة.cl/الأخبار',
  'https://ñuñoa.cl',
  'mailto:a@b.cl',
  'tel:+56912345678',
  '/',
  '/blog/post/1?x=y#z',
  '/@ana',
  `/${'a'.repeat(1999)}`,
];

const rejected = [
  '',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  '//evil.cl',
  '/\\evil.cl',
  '\\\\evil.cl',
  'https://',
  'https:///evil.cl',
  'https://a.cl b',
  'https://a.cl\\b',
  '/a\u0000b',
  '/a\nb',
  'blog/post',
  '#top',
  'HTTPS://a.cl',
  `/${'a'.repeat(2000)}`,
  // Credentials: the part before the @ looks like the host.
  'https://ana@evil.cl',
  'https://ana:secret@evil.cl/x',
  'https://banco.cl:443@evil.cl',
  'https://banco.cl\\@evil.cl',
  'http://@evil.cl',
  // Invisible characters and bidi controls.
  'https://a.cl/\u0085',
  'https://a.cl/\u200Bb',
  'https://a.cl/\u200Eb',
  'https://a.cl/\u202Egpj.exe',
  'https://a.cl/\u2066b\u2069',
  'https://a\u061C.cl',
  'mailto:a\u202E@b.cl',
  'tel:+56\u200F9',
  '/a\u202Eb',
  '/a\u00ADb',
  '/\uD800',
];

describe('isAllowedHref', () => {
  test.each(allowed)('accepts %s', (href) => {
    expect([isAllowedHref(href), inContract(href)]).toEqual([true, true]);
  });
  test.each(rejected)('rejects %j', (href) => {
    expect([isAllowedHref(href), inContract(href)]).toEqual([false, false]);
  });
});

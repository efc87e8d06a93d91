import type { Language } from '@school/domain';
import { expect, test } from 'vitest';
import { type Cell, toCsv } from './csv.ts';

test.each([
  ['Año', 'Año'],
  ['a,b', '"a,b"'],
  ['a;b', '"a;b"'],
  ['dice "no"', '"dice ""no"""'],
  ['dos\r\nlíneas', '"dos\r\nlíneas"'],
  [null, ''],
  [-5, '-5'],
  ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
  ['+56 9', "'+56 9"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['5 = 5', '5 = 5'],
])('writes %j as %j', (cell: Cell, text) => {
  expect(toCsv([[cell, 1]], 'en')).toBe(`\uFEFF${text},1\r\n`);
});

test.each([
  '＝1+1',
  '＋56',
  '－1',
  '＠SUM(A1)',
  '\u200B=1',
  '\u2060\u200B＝1',
  '\uFEFF=1',
  ' =1',
  '\u00A0@A1',
])('N14: writes %j as a text', (cell) => {
  expect(toCsv([[cell, 1]], 'en')).toBe(`\uFEFF'${cell},1\r\n`);
});

test.each<[Language, string]>([
  ['es', 'a;0,5\r\n'],
  ['fr', 'a;0,5\r\n'],
  ['de', 'a;0,5\r\n'],
  ['es-MX', 'a,0.5\r\n'],
  ['en', 'a,0.5\r\n'],
  ['zh-CN', 'a,0.5\r\n'],
  ['ar', 'a,0.5\r\n'],
])('gives a school in %s %j', (language, line) => {
  expect(toCsv([['a', 0.5]], language)).toBe(`\uFEFF${line}`);
});

import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test.each([
  ['Año', 'Año'],
  ['a,b', '"a,b"'],
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
])('%j is written as %j', (cell, text) => {
  expect(csvOf([[cell, 1]])).toBe(`\uFEFF${text},1\r\n`);
});

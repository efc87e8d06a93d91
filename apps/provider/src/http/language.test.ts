import { expect, test } from 'vitest';
import { negotiateLanguage } from './language.ts';

test.each([
  [undefined, 'es'],
  ['', 'es'],
  ['de', 'de'],
  ['es-mx,es;q=0.9', 'es-MX'],
  ['es-CL,en;q=0.8', 'es'],
  ['zh-TW', 'zh-CN'],
  ['pt-BR,fr;q=0.5,en;q=0.7', 'en'],
  ['pt', 'es'],
  ['*', 'es'],
  ['de;q=0,ar;q=0.1', 'ar'],
  [';;;q=q,,,=', 'es'],
  ['x'.repeat(16_000), 'es'],
] as const)('parses %s as %s', (header, language) => {
  expect(negotiateLanguage(header, 'es')).toBe(language);
});

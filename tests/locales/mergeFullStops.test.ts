import { expect, test } from 'vitest';
import { mergeFullStops } from '../../locales/mergeFullStops.ts';

test.each([
  ['Hora: 8:00 a.m..', 'Hora: 8:00 a.m.'],
  ['Se cambió a las 8:00 p.m.. Desde ahora es otra.', 'Se cambió a las 8:00 p.m. Desde ahora es otra.'],
])('%j has one full stop after its abbreviation', (text, merged) => {
  expect(mergeFullStops(text)).toBe(merged);
});

test.each(['Un momento...', '../escuela', 'a.m...', 'Hora: 8:00.'])('%j stays as it is', (text) => {
  expect(mergeFullStops(text)).toBe(text);
});

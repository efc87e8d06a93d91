import { describe, expect, test } from 'vitest';
import { parseMessageSearch, selectsMessages } from './messageSearch.ts';

const none = { text: '', from: [], before: undefined, hasFile: false };

describe('parseMessageSearch', () => {
  test.each([
    ['', {}],
    ['  bus   escolar ', { text: 'bus escolar' }],
    ['from:José bus', { text: 'bus', from: ['jose'] }],
    ['from:"Ana  Rojas" from:p', { from: ['ana', 'rojas', 'p'] }],
    ['BEFORE:2026-11-30 Has:FILE', { before: '2026-11-30', hasFile: true }],
    ['before:2026-11-30 before:2026-10-01', { before: '2026-10-01' }],
    ['before:2026-02-30 has:link from:""', { text: 'before:2026-02-30 has:link from:""' }],
    ['mail@from:ana xfrom:ana', { text: 'mail@from:ana xfrom:ana' }],
    ['from: ana', { text: 'from: ana' }],
    ['from:أحمد رحلة', { text: 'رحلة', from: ['احمد'] }],
  ])('%s', (query, expected) => {
    expect(parseMessageSearch(query)).toEqual({ ...none, ...expected });
  });

  test.each([
    ['bus', true],
    ['has:file', true],
    ['before:2026-11-30', true],
    ['from:ana', true],
    ['%_!', false],
    ['', false],
  ])('%s selects messages: %s', (query, expected) => {
    expect(selectsMessages(parseMessageSearch(query))).toBe(expected);
  });
});

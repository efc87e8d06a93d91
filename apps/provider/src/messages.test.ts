import { languages } from '@school/domain';
import { describe, expect, test } from 'vitest';
import type { MessageId } from '../../../locales/messageId.ts';
import { longMoment } from './longMoment.ts';
import { fillText, isolateValues, textsIn } from './messages.ts';
import { texts } from './texts.ts';

/** The texts of a branch; those of alerts have other placeholders, which people write too. */
const collectTexts = (branch: object): string[] =>
  Object.entries(branch).flatMap(([key, value]: [string, unknown]) =>
    key === 'alerts' ? [] : typeof value === 'string' ? [value] : collectTexts(value as object),
  );

describe('textsIn', () => {
  test('an id that the catalogue lacks is the text, as in audit entries of a permission that is gone', () => {
    expect(textsIn('es')('roles.permission.gone' as MessageId)).toBe('roles.permission.gone');
  });

  test('a missing value is an error', () => {
    expect(() => textsIn('es')('audit.exportLimit')).toThrow('count');
  });
});

describe('fillText', () => {
  test('a text with a Mexican time has one full stop after it', () => {
    const when = longMoment('es-MX', 'America/Mexico_City')(new Date('2026-10-01T14:00:00Z'));
    const text = fillText('es-MX', texts['es-MX'].emails.passwordGuesses.before, { school: 'Aromos', when });
    expect(text).toMatch(/8:00\sa\.m\.$/);
  });

  test.each(languages)('every text in %s has its placeholders filled', (language) => {
    const values = { name: 'A', school: 'B', when: 'C', title: 'D', email: 'E', count: '2', date: 'F' };
    const filled = collectTexts(texts[language]).map((text) => fillText(language, text, values));
    expect(filled.length).toBeGreaterThan(100);
    expect(filled.filter((text) => /[{}]/.test(text))).toEqual([]);
  });

  test('a value in braces or tags stays as it is, and is isolated in Arabic', () => {
    const values = isolateValues({ title: '{name} <b>' }, 'ar');
    expect(fillText('ar', '{title}', values)).toBe('\u2068{name} <b>\u2069');
    expect(fillText('en', '{title}', isolateValues({ title: '{name} <b>' }, 'en'))).toBe('{name} <b>');
  });
});

import { createIntl } from '@formatjs/intl';
import { describe, expect, it } from 'vitest';
import { getDirection } from '@school/ui';
import { IntlMessageFormat } from 'intl-messageformat';
import { loadCatalogue } from './catalogue.ts';
import { isolateArguments, isolatesArguments, withoutIsolates } from './isolateArguments.ts';
import { languages } from './messages.ts';
import type { MessageValues } from './useText.ts';

const isolate = (text: string, values: MessageValues) => {
  const elements = isolateArguments(new IntlMessageFormat(text, 'ar').getAst());
  const b = (parts: string[]) => parts.join('');
  return String(new IntlMessageFormat(elements, 'ar').format({ b, ...values }));
};

describe('isolateArguments', () => {
  it('isolates an argument at the start, in the middle and at the end', () => {
    expect(isolate('{name}: {other}', { name: 'Ana', other: 'B' })).toBe('\u2068Ana\u2069: \u2068B\u2069');
  });

  it('isolates arguments inside plurals, selects and tags', () => {
    expect(isolate('{count, plural, other {# {name}}}', { count: 1, name: 'Ana' })).toBe('1 \u2068Ana\u2069');
    expect(isolate('{kind, select, other {{name}}}', { kind: 'x', name: 'Ana' })).toBe('\u2068Ana\u2069');
    expect(isolate('<b>{name}</b>', { name: 'Ana' })).toBe('\u2068Ana\u2069');
  });

  it('leaves numbers and plain text unchanged', () => {
    expect(isolate('{count, number} x', { count: 5 })).toBe('5 x');
  });

  it('is used for the languages that are written from right to left', () => {
    for (const { locale } of languages) {
      expect(isolatesArguments(locale)).toBe(getDirection(locale) === 'rtl');
    }
  });

  it('isolates a Latin name in the Arabic catalog, and nothing in the Spanish one', async () => {
    const greeting = async (locale: 'ar' | 'es') => {
      const { messages } = await loadCatalogue(locale, ['public', 'protected']);
      return createIntl({ locale, messages }).formatMessage({ id: 'home.morning' }, { name: 'Marcela' });
    };
    expect(await greeting('ar')).toContain('\u2068Marcela\u2069');
    expect(await greeting('es')).toBe('Buenos días, Marcela');
  });
});

describe('withoutIsolates', () => {
  it('removes the isolates only', () => {
    expect(withoutIsolates('نسخة من \u2068Lectura\u2069')).toBe('نسخة من Lectura');
  });
});

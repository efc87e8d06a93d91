import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberText } from './numberText.ts';

describe('numberText', () => {
  it.each([
    ['en', '1,234.5', 1234.5],
    ['es', '1.234,5', 1234.5],
    ['es', '12.345,678', 12345.678],
    ['es', '1.234', 1234],
    ['es', '1.5', 1.5],
    ['en', '1,5', 1.5],
    ['en', '1,500', 1500],
    ['en-IN', '12,34,567', 1234567],
    ['fr', '1 234,5', 1234.5],
    ['fr', '1\u202f234,5', 1234.5],
    ['de', '-1.234', -1234],
    ['de-CH', '1’234.5', 1234.5],
    ['zh-CN', '１２３', 123],
    ['ar', '١٬٢٣٤٫٥', 1234.5],
    ['ar', '\u200e-7', -7],
    ['ar', '۴۲', 42],
    ['en', '−3', -3],
    ['en', ' 8 ', 8],
    ['en', '.5', 0.5],
    ['en', '3.', 3],
  ])('parses %s as %s', (locale, text, value) => {
    expect(numberText(locale).parse(text)).toBe(value);
  });

  it.each(['', ' ', '-', 'twelve', '1e5', '0x10', '1.2.3', '1,2,3', '--1', 'Infinity', '👍', '9'.repeat(60)])(
    'does not parse "%s" as a number',
    (text) => {
      expect(numberText('en').parse(text)).toBeNull();
    },
  );

  it('formats by the rules of the language', () => {
    expect(numberText('es').write(12345.678)).toBe('12.345,678');
    expect(numberText('de').write(-1234)).toBe('-1.234');
    expect(numberText('ar').write(1234.5)).toBe('1,234.5');
    expect(numberText('ar-EG-u-nu-arab').write(12)).toBe('١٢');
    expect(numberText('en', { minimumFractionDigits: 2 }).write(1.5)).toBe('1.50');
    expect(numberText('en', { useGrouping: false }).write(2026)).toBe('2026');
    expect(numberText('en').write(null)).toBe('');
    expect(numberText('en').write(Number.NaN)).toBe('');
  });

  it('parses no more decimals than it formats', () => {
    expect(numberText('en', { maximumFractionDigits: 2 }).parse('1.256')).toBe(1.26);
  });

  it.each(['en', 'es', 'es-MX', 'fr', 'de', 'zh-CN', 'ar', 'fa', 'en-IN', 'de-CH', 'hi'])(
    'parses its own output in %s',
    (locale) => {
      const { parse, write } = numberText(locale, { maximumFractionDigits: 6 });
      fc.assert(
        fc.property(fc.integer({ min: -1e15, max: 1e15 }), (millionths) => {
          const value = Number((millionths / 1e6).toFixed(6));
          expect(parse(write(value))).toBe(value + 0);
        }),
      );
    },
  );

  it('rejects very long text quickly', () => {
    const started = performance.now();
    for (const text of ['1'.repeat(50_000), ',111'.repeat(20_000), `1${',11'.repeat(12)}x`]) {
      expect(numberText('en').parse(text)).toBeNull();
    }
    expect(performance.now() - started).toBeLessThan(50);
  });
});

import { describe, expect, it } from 'vitest';
import { directionOf } from './direction.ts';

describe('directionOf', () => {
  it.each(['ar', 'arc', 'dv', 'fa', 'ha', 'he', 'khw', 'ks', 'ku', 'ps', 'ur', 'yi'])(
    'reads %s from the right',
    (locale) => {
      expect(directionOf(locale)).toBe('rtl');
    },
  );
  it.each(['ar-EG', 'AR', 'fa_IR', 'ku-Latn-TR', 'ha-NG'])('judges %s by its language alone', (locale) => {
    expect(directionOf(locale)).toBe('rtl');
  });
  it.each(['en', 'es-MX', 'zh-CN', 'arn', 'a', '', 'kur', 'hant-ar'])('reads %j from the left', (locale) => {
    expect(directionOf(locale)).toBe('ltr');
  });
});

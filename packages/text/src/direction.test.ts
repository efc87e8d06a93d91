import { describe, expect, it } from 'vitest';
import { getDirection } from './direction.ts';

describe('getDirection', () => {
  it.each(['ar', 'arc', 'dv', 'fa', 'ha', 'he', 'khw', 'ks', 'ku', 'ps', 'ur', 'yi'])(
    'returns rtl for %s',
    (locale) => {
      expect(getDirection(locale)).toBe('rtl');
    },
  );
  it.each(['ar-EG', 'AR', 'fa_IR', 'ku-Latn-TR', 'ha-NG'])('uses only the language of %s', (locale) => {
    expect(getDirection(locale)).toBe('rtl');
  });
  it.each(['en', 'es-MX', 'zh-CN', 'arn', 'a', '', 'kur', 'hant-ar'])('returns ltr for %j', (locale) => {
    expect(getDirection(locale)).toBe('ltr');
  });
});

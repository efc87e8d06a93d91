import { describe, expect, it } from 'vitest';
import { firstLocale } from './firstLocale.ts';

describe('firstLocale', () => {
  it.each([
    ['the served language before all others', 'fr', 'es', ['de'], 'fr'],
    ['the tenant where the page names no language', '', 'es', ['de'], 'es'],
    ['the browser at a host without a tenant', '', undefined, ['pt-BR', 'es-MX', 'de'], 'es-MX'],
    ['a regional tag of the browser by its primary subtag', '', undefined, ['ar-EG'], 'ar'],
    ['English where nothing matches', '', undefined, ['pt-BR', 'x'], 'en'],
    ['English without any preference', 'xx', undefined, [], 'en'],
  ] as const)('returns %s', (_case, served, tenant, preferred, expected) => {
    expect(firstLocale(served, tenant, preferred)).toBe(expected);
  });
});

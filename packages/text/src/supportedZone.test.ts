import { afterEach, beforeEach, expect, it } from 'vitest';
import { supportedZone } from './supportedZone.ts';

const { DateTimeFormat } = Intl;

/** An `Intl` of 2022, which has no America/Coyhaique. */
beforeEach(() => {
  Intl.DateTimeFormat = new Proxy(DateTimeFormat, {
    construct(target, [locale, options]: [string, Intl.DateTimeFormatOptions?]) {
      if (options?.timeZone === 'America/Coyhaique') throw new RangeError('Invalid time zone');
      return new target(locale, options);
    },
  });
});
afterEach(() => {
  Intl.DateTimeFormat = DateTimeFormat;
});

it('C03: formats a zone that the browser doesn’t know with an older one of the same time', () => {
  expect(supportedZone('America/Coyhaique')).toBe('America/Punta_Arenas');
});

it('C03: returns a known zone as it is, and none for a name that no browser knows', () => {
  expect(supportedZone('Pacific/Easter')).toBe('Pacific/Easter');
  expect(supportedZone('Mars/Olympus')).toBeUndefined();
});

import { onTestFinished } from 'vitest';

/** Makes `Intl` throw for a time zone until the test ends, as in a browser older than the zone. */
export function hideZone(zone: string): void {
  const { DateTimeFormat } = Intl;
  Intl.DateTimeFormat = new Proxy(DateTimeFormat, {
    construct(target, [locale, options]: [string, Intl.DateTimeFormatOptions?]) {
      if (options?.timeZone === zone) throw new RangeError(`Invalid time zone specified: ${zone}`);
      return new target(locale, options);
    },
  });
  onTestFinished(() => {
    Intl.DateTimeFormat = DateTimeFormat;
  });
}

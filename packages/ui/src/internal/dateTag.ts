const cache = new Map<string, string>();

const tagFor = (locale: string): string => {
  const { language, region, numberingSystem } = new Intl.Locale(locale);
  if (language === 'es' && region === 'CL') return String(new Intl.Locale(locale, { region: 'ES' }));
  if (language === 'ar' && !numberingSystem)
    return String(new Intl.Locale(locale, { numberingSystem: 'latn' }));
  return locale;
};

/**
 * The tag that a language's dates are written with. Whether the day has 24 hours (es, fr, de, zh, en-GB) or twice 12
 * (en, es-MX, ar) is as CLDR has it, with two exceptions.
 * Chile: CLDR halves the day there and writes dates in figures; its schools write "10 sept, 8:00", as Spain does.
 * Arabic: engines differ in the figures of a bare `ar`; ours are 0-9, unless the tag asks for others.
 */
export const dateTag = (locale: string): string => {
  const tag = cache.get(locale) ?? tagFor(locale);
  cache.set(locale, tag);
  return tag;
};

/** The same for fields and calendars: Gregorian, unless the tag asks for another calendar (`fa-u-ca-persian`). */
export const calendarTag = (locale: string): string => {
  const tag = new Intl.Locale(dateTag(locale));
  return tag.calendar ? String(tag) : String(new Intl.Locale(tag, { calendar: 'gregory' }));
};

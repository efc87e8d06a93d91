/* The only file that imports the library; it is fetched when a field is rendered. */
import {
  AsYouType,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/min';

/** A number by its parts. */
export interface PhoneParts {
  /** Two letters of ISO 3166-1. */
  country: string;
  /** The national number, in the country's grouping. */
  national: string;
}

const toCountryCode = (country: string): CountryCode | undefined =>
  isSupportedCountry(country) ? country : undefined;

/** The calling code of a country, without its plus; empty for a country that has none. */
export const callingCode = (country: string): string => {
  const code = toCountryCode(country);
  return code ? getCountryCallingCode(code) : '';
};

/** All countries with their names in a language, in its order. */
export const countriesIn = (locale: string): { code: string; name: string }[] => {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  return getCountries()
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((one, other) => compare(one.name, other.name));
};

/* The library leaves Chilean mobiles of ranges that it does not know, such as 90 and 91, in one piece. */
const chileanMobile = /^(9)(\d{1,4})(\d{1,4})?$/;

/** A number within its country as it is written after the calling code: "9 5555 0132", "75 231 0450". */
export const grouped = (national: string, country: string): string => {
  const code = toCountryCode(country);
  if (!code) return national;
  const mobile = code === 'CL' && chileanMobile.exec(national);
  if (mobile) return mobile.slice(1).filter(Boolean).join(' ');
  const callingCode = `+${getCountryCallingCode(code)}`;
  return new AsYouType()
    .input(callingCode + national)
    .slice(callingCode.length)
    .trim();
};

/** The parts of an international number, or nothing if its country isn't known (yet). */
export const parsePhone = (international: string, preferred: string): PhoneParts | undefined => {
  const number = parsePhoneNumberFromString(international);
  if (!number) return undefined;
  const code = toCountryCode(preferred);
  /* Several countries share a code: the one that was chosen stays. */
  const shared = code && getCountryCallingCode(code) === number.countryCallingCode;
  const country = number.country ?? (shared ? preferred : undefined);
  if (!country) return undefined;
  return { country, national: grouped(number.nationalNumber, country) };
};

/** A national number as the world dials it. Zeros that are dialled within the country only are left out. */
export const worldwide = (digits: string, country: string): string => {
  const code = toCountryCode(country);
  if (!code || digits === '') return digits;
  return parsePhoneNumberFromString(digits, code)?.number ?? `+${getCountryCallingCode(code)}${digits}`;
};

/** Whether it has the digits of a number of its country. */
export const isNumber = (international: string): boolean =>
  parsePhoneNumberFromString(international)?.isValid() ?? false;

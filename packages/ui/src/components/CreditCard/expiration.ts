import { toAsciiDigits, onlyDigits } from '@school/text';

const completePattern = /^\s*(\d{1,2})\s*[/.\-–]\s*(?:20)?(\d{2})\s*$/;

/** `MM/YY` while typing: adds the zero of a month with one digit, and the slash before the year. */
export const writeExpiration = (text: string): string => {
  const plain = toAsciiDigits(text).slice(0, 40);
  const [, month, year] = completePattern.exec(plain) ?? [];
  if (month && year) return `${month.padStart(2, '0')}/${year}`;
  let digits = onlyDigits(plain);
  /* A browser that fills it in may write the year in full. */
  if (/^(0[1-9]|1[0-2])20\d{2}$/.test(digits)) return `${digits.slice(0, 2)}/${digits.slice(4)}`;
  const endsMonth = /^\s*\d{1,2}\s*[/.\-–]\s*$/.test(plain);
  if (/^[2-9]/.test(digits) || Number(digits.slice(0, 2)) > 12 || (endsMonth && digits.length === 1)) {
    digits = `0${digits}`;
  }
  if (digits.length > 2) return `${digits.slice(0, 2)}/${digits.slice(2, 4)}`;
  return endsMonth ? `${digits}/` : digits;
};

/** Month 1 to 12 and the year in full, if the text is a whole `MM/YY`. */
const parse = (expiration: string): { month: number; year: number } | null => {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(expiration) ?? [];
  return month && year ? { month: Number(month), year: 2000 + Number(year) } : null;
};

export const isExpiration = (expiration: string): boolean => parse(expiration) !== null;

/** A card is good until the last day of its month has passed, where its reader is. */
export const hasExpired = (expiration: string, today = new Date()): boolean => {
  const end = parse(expiration);
  return end !== null && today.getTime() >= new Date(end.year, end.month, 1).getTime();
};

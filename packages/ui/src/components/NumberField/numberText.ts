import { toAsciiDigits, withoutDirectionMarks } from '@school/text';

/** Format of a number: options of `Intl.NumberFormat`. */
export type NumberFormat = Pick<
  Intl.NumberFormatOptions,
  'minimumFractionDigits' | 'maximumFractionDigits' | 'useGrouping'
>;

/** Reads and writes the numbers of one language. */
export interface NumberText {
  /** Parses a text to a number; null if it is empty or no number. */
  parse: (text: string) => number | null;
  /** The number as the language writes it; empty for none. */
  write: (value: number | null) => string;
}

/* Longer than any number that a double can hold apart; hostile text is not even looked at. */
const longest = 40;

/* After `plain`, commas separate groups and a point separates the decimals. */
const grouped = /^[+-]?\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d*)?$/;
const ungrouped = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;
const decimalCommaPattern = /^[+-]?\d*,\d+$/;

const plain = (text: string, decimal: string, group: string): string =>
  toAsciiDigits(withoutDirectionMarks(text))
    .replace(/[\s'’_]/g, '')
    .replace(/[−–﹣-]/g, '-')
    .replace(/[.,٫٬]/g, (separator) => {
      if (separator === '٫' || separator === decimal) return '.';
      if (separator === '٬' || separator === group) return ',';
      /* The language separates its groups with a space, so the other mark is a decimal one by habit. */
      return '.';
    });

const getPart = (parts: Intl.NumberFormatPart[], type: string): string =>
  parts.find((part) => part.type === type)?.value ?? '';

const make = (locale: string, format: NumberFormat): NumberText => {
  /* Engines differ in the figures of a bare `ar`; ours are 0-9, unless the tag asks for others. */
  const { language, numberingSystem } = new Intl.Locale(locale);
  const writer = new Intl.NumberFormat(locale, {
    maximumFractionDigits: 20,
    ...format,
    ...(language === 'ar' && !numberingSystem ? { numberingSystem: 'latn' } : {}),
  });
  const parts = writer.formatToParts(-1234567.5);
  const decimal = getPart(parts, 'decimal') || '.';
  const group = getPart(parts, 'group') || (decimal === '.' ? ',' : '.');
  const digits = writer.resolvedOptions().maximumFractionDigits ?? 20;
  return {
    parse: (text) => {
      if (text.length > longest) return null;
      let figures = plain(text, decimal, group);
      if (grouped.test(figures)) figures = figures.replaceAll(',', '');
      else if (decimalCommaPattern.test(figures)) figures = figures.replace(',', '.');
      if (!ungrouped.test(figures)) return null;
      const value = Number(figures);
      return digits < 20 ? Number(value.toFixed(digits)) : value;
    },
    write: (value) => (value === null || !Number.isFinite(value) ? '' : writer.format(value)),
  };
};

const cache = new Map<string, NumberText>();

/** Returns the number format of a language; each is created once, because creating a formatter is slow. */
export const numberText = (locale: string, format: NumberFormat = {}): NumberText => {
  const key = `${locale} ${format.minimumFractionDigits} ${format.maximumFractionDigits} ${format.useGrouping}`;
  const numberText = cache.get(key) ?? make(locale, format);
  cache.set(key, numberText);
  return numberText;
};

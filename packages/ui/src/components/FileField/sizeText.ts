const units = ['kilobyte', 'megabyte', 'gigabyte'] as const;

/**
 * Formats a size: "1.4 MB". The smallest unit is the kilobyte, because languages have different signs for the byte. A
 * no-break space joins number and unit.
 */
export function sizeText(bytes: number, locale: string): string {
  const kibibytes = Number.isFinite(bytes) && bytes > 0 ? bytes / 1024 : 0;
  const unitIndex =
    kibibytes < 1 ? 0 : Math.min(Math.floor(Math.log(kibibytes) / Math.log(1024)), units.length - 1);
  const size = kibibytes / 1024 ** unitIndex;
  const text = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[unitIndex]!,
    // The Arabic abbreviation of the megabyte is hardly known, and the kilobyte has none.
    unitDisplay: new Intl.Locale(locale).language === 'ar' ? 'long' : 'short',
    maximumFractionDigits: unitIndex > 0 || size < 10 ? 1 : 0,
  }).format(kibibytes > 0 ? Math.max(size, 0.1) : 0);
  return text.replaceAll(/\s/g, '\u00A0');
}

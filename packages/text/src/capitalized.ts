/** Returns a text with an upper-case first letter: many languages write days, months and time zones in lower case. */
export const capitalized = (text: string, locale: string): string => {
  const [first = ''] = text;
  return first.toLocaleUpperCase(locale) + text.slice(first.length);
};

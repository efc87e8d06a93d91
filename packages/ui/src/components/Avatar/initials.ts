const getFirstLetter = (word: string): string => [...word].find((sign) => /\p{L}|\p{N}/u.test(sign)) ?? '';

/**
 * Returns the initials of a name: first letters of its first and last word, upper case. One letter for scripts that
 * join their letters or write names without spaces, where two would make another word.
 */
export const getInitials = (name: string): string => {
  const initials = name.trim().split(/\s+/).map(getFirstLetter).filter(Boolean);
  const first = initials[0] ?? '';
  if (!/\p{Script=Latin}|\p{Script=Cyrillic}|\p{Script=Greek}|\p{N}/u.test(first)) return first;
  return (first + (initials.length > 1 ? initials[initials.length - 1] : '')).toLocaleUpperCase();
};

/** Which of three tints of the school's hue a name has; the same on every device. */
export const getTint = (name: string): 0 | 1 | 2 => {
  let sum = 0;
  for (const sign of name) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 9973;
  return (sum % 3) as 0 | 1 | 2;
};

const getFirstLetter = (word: string): string => [...word].find((sign) => /\p{L}|\p{N}/u.test(sign)) ?? '';

/* Belong to the surname after them: "del Río", "von der Heide". */
const particles = new Set('da de del der di do dos el la las los van von y'.split(' '));

/**
 * Index of the first surname. Of three words or more the last two are surnames, as in Spanish names; of three with a particle
 * before the last, as in "María José del Río", only the last is one.
 */
const getSurname = (words: readonly string[], names: readonly string[]): number => {
  const hasParticle = particles.has(words.at(-2) ?? '');
  return names.length < 3 || (names.length === 3 && hasParticle) ? names.length - 1 : names.length - 2;
};

/**
 * Returns the initials of a name, upper case: first letters of the first name and the first surname; of a name that is no
 * person's those of its first and last word. One letter for scripts that join their letters or write names without spaces,
 * where two would make another word.
 */
export const getInitials = (name: string, isPerson = true): string => {
  const words = name.split(/\s+/).filter(getFirstLetter);
  const names = words.filter((word, index) => index === 0 || !isPerson || !particles.has(word));
  const [first = ''] = names.map(getFirstLetter);
  if (!/\p{Script=Latin}|\p{Script=Cyrillic}|\p{Script=Greek}|\p{N}/u.test(first)) return first;
  const second = names[isPerson ? getSurname(words, names) : names.length - 1] ?? '';
  return (first + (names.length > 1 ? getFirstLetter(second) : '')).toLocaleUpperCase();
};

/** Returns which of three tints of the school's hue a name has; the same on every device. */
export const getTint = (name: string): 0 | 1 | 2 => {
  let sum = 0;
  for (const sign of name) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 9973;
  return (sum % 3) as 0 | 1 | 2;
};

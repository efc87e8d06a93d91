import { fold, countCharacters, minPasswordLength } from '@school/domain';
import { dictionary } from '@zxcvbn-ts/language-common';
import type { College } from '../../http/college.ts';
import { invalid } from '../../httpError.ts';
import { guessableWords, openingWords } from './guessableWords.ts';

const bare = (text: string) => fold(text).replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** Common passwords in schools of our languages, in addition to the dictionary's. */
const ofSchools =
  `contrasena clave claveclave micolegio colegio escuela liceo instituto profesor profesora estudiante
  alumno alumna apoderado docente bienvenido bienvenida teamo teamomucho tequiero tequieromucho princesa estrella familia
  colocolo universidad administrador administradora passwort schule motdepasse ecole`.split(/\s+/);

/** The most common passwords, as {@link bare} text. */
export const commonPasswords: ReadonlySet<string> = new Set(
  [...dictionary['passwords-common'], ...ofSchools].map(bare),
);

const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const neighbours = new Set(
  rows.flatMap((row) => [...row].slice(1).flatMap((sign, at) => [row[at]! + sign, sign + row[at]!])),
);

/** Returns the length when each sequence or repeated character counts as one. */
function effectiveLength(password: string): number {
  const signs = [...fold(password)];
  let length = 0;
  let inRow = 1;
  for (const [at, sign] of signs.entries()) {
    const before = signs[at - 1] ?? '';
    inRow = sign === before || neighbours.has(before + sign) ? inRow + 1 : 1;
    // The third character of a sequence merges it into one, so the second, already counted, is subtracted.
    if (inRow < 3) length += 1;
    else if (inRow === 3) length -= 1;
  }
  return length;
}

/** Whether up to four characters repeat: `abcabcabc`. */
function isRepetition(password: string): boolean {
  const signs = [...fold(password)];
  const repeats = (unit: number) => signs.every((sign, at) => sign === signs[at % unit]);
  return new Set(signs).size < 4 || [1, 2, 3, 4].some((unit) => unit * 2 <= signs.length && repeats(unit));
}

/** Removes a few digits before and after. */
const core = (plain: string) => /^\d{0,4}(\D.*?)\d{0,4}$/.exec(plain)?.[1] ?? plain;

/** Replaces the signs that represent letters: `p@ssw0rd`. */
const unmasked = (text: string) =>
  text.replaceAll('@', 'a').replaceAll('0', 'o').replaceAll('$', 's').replaceAll('3', 'e');

const guessable: ReadonlySet<string> = new Set(guessableWords.map(bare));
const openings = openingWords.map(bare);

/** Whether it is a word that everybody thinks of, also after an opening word: `vamoschile`. */
const isGuessable = (word: string): boolean =>
  guessable.has(word) ||
  openings.some((opening) => word.startsWith(opening) && guessable.has(word.slice(opening.length)));

/** Whether it is a common password or a guessable word with a few digits before or after it. */
function isCommon(password: string): boolean {
  const plain = bare(password);
  const text = fold(password);
  // Digits at the end are a year as often as letters in disguise, so both readings are tried.
  const readings = [plain, core(plain), bare(unmasked(text)), core(bare(unmasked(core(text))))];
  return readings.some((one) => commonPasswords.has(one) || isGuessable(one));
}

/** Whether it consists of known words and a few digits. */
function isOfWords(password: string, words: readonly string[]): boolean {
  const plain = bare(password);
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), plain);
  const letters = rest.replaceAll(/\d/g, '').length;
  return rest !== plain && letters < 4 && rest.length - letters <= 8;
}

/** Returns the publicly known words of a college, for {@link rejectWeakPassword}. */
export function schoolWords({
  name,
  short_name,
  slug,
  origin,
}: Pick<College, 'name' | 'short_name' | 'slug' | 'origin'>): string[] {
  return [name, short_name, slug, ...new URL(origin).hostname.split('.')];
}

/**
 * Rejects weak passwords beyond the contract's minimum of eight characters: common ones, sequences, repetitions, and known
 * words of the college or the person.
 * @param names Each name is also split into its words.
 * @throws HttpError 422
 */
export function rejectWeakPassword(
  password: string,
  confirmation: string,
  names: readonly (string | null)[],
): void {
  const plain = password.normalize('NFC');
  if (plain !== confirmation.normalize('NFC'))
    throw invalid({ password_confirmation: ['The passwords do not match.'] });
  // The contract counts a combining accent as a character.
  if (countCharacters(plain) < minPasswordLength)
    throw invalid({ password: [`The password field must be at least ${minPasswordLength} characters.`] });
  const single = names.flatMap((name) => (name ? [name, ...name.split(/[^\p{L}\p{N}]+/u)] : []));
  const words = [...ofSchools, ...single.map(bare)].filter((word) => word.length >= 4);
  // Longest first, because a shorter word may be part of a longer one.
  words.sort((one, other) => other.length - one.length);
  const isWeak =
    isCommon(password) ||
    isRepetition(password) ||
    effectiveLength(password) < 5 ||
    isOfWords(password, words);
  if (isWeak) throw invalid({ password: ['The password is too easy to guess.'] });
}

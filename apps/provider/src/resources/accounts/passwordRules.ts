import { fold } from '@school/domain';
import { invalid } from '../../plugins/refusal.ts';

/** The most used passwords of eight characters or more, folded: the first that anybody tries. */
const common = new Set(
  `12345678 123456789 1234567890 12345678910 0123456789 987654321 9876543210 87654321 11111111 00000000 22222222 88888888
  99999999 12341234 11223344 12121212 123123123 147258369 123456789a a123456789 1q2w3e4r 1q2w3e4r5t 1qaz2wsx qwertyui
  qwertyuiop qwerty123 qwerty1234 qwerty12345 asdfghjk asdfghjkl asdf1234 zxcvbnm1 abcd1234 abc12345 abcdefgh abcdefghi
  password password1 password12 password123 passw0rd p@ssw0rd p@ssword contrasena contrasena1 contrasena123 clave123
  clave1234 claveclave micolegio colegio1 colegio123 colegio2025 colegio2026 escuela1 escuela123 profesor profesor1
  profesora estudiante bienvenido bienvenida bienvenido1 teamomucho teamo123 teamo1234 tequiero tequieromucho
  princesa princesa1 chocolate estrella familia1 santiago santiago1 valparaiso colocolo colocolo1 universidad
  iloveyou iloveyou1 sunshine princess football baseball superman trustno1 welcome1 welcome123 letmein1 administrador
  administrator admin123 admin1234 changeme computer internet whatever dragon123 monkey123 michelle jennifer
  alejandro alejandra francisco francisca sebastian fernanda constanza valentina catalina gabriela felicidad`.split(
    /\s+/,
  ),
);

const bare = (text: string) => fold(text).replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** Nothing but a known word and some digits around it. */
function isWordWithDigits(password: string, word: string): boolean {
  const known = bare(word);
  return known.length >= 4 && bare(password).replaceAll(/^\d+|\d+$/g, '') === known;
}

/**
 * Beyond the contract's eight characters: none of the common passwords, and not just the school's or the person's name.
 * @throws Refusal 422
 */
export function refuseWeakPassword(password: string, confirmation: string, names: (string | null)[]): void {
  if (password !== confirmation) throw invalid({ password_confirmation: ['The passwords do not match.'] });
  const guessable = common.has(fold(password)) || common.has(bare(password));
  if (guessable || names.some((name) => name && isWordWithDigits(password, name))) {
    throw invalid({ password: ['The password is too easy to guess.'] });
  }
}

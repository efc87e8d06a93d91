import { demoPasswords } from '@school/domain/fixtures';
import { expect, test } from 'vitest';
import { commonPasswords, rejectWeakPassword, schoolWords } from './passwordRules.ts';

const college = {
  name: 'Colegio Los Aromos',
  short_name: 'Los Aromos',
  slug: 'aromos',
  origin: 'https://intranet.losaromos.example:8443',
};
const names = [...schoolWords(college), 'María José', 'Fuentes', 'mfuentes'];
const check = (password: string) => rejectWeakPassword(password, password, names);

test('knows thousands of common passwords', () => {
  expect(commonPasswords.size).toBeGreaterThan(3000);
});

test.each([
  // Common passwords in different spellings.
  'password',
  'Password1',
  'P@ssw0rd',
  'qwerty12',
  'sunshine',
  'contraseña',
  'iloveyou',
  'football2026',
  'Trust-No-1',
  // Repeated characters and sequences.
  'aaaaaaaa',
  '........',
  'abababab',
  'abcabcabc',
  'aaaabbbb',
  '12345678',
  '87654321',
  'abcdefgh',
  'qwertyui',
  'asdfghjk',
  'abcd1234',
  '1234qwer',
  'zxcvbnm,',
  '٠٠٠٠٠٠٠٠',
  '12345678901234567890',
  // The names of the school and of the person.
  'aromos-2026',
  'Aromos2026',
  'losaromos1',
  '2026colegio',
  'ColegioAromos',
  'intranet.losaromos',
  'María-José-7',
  'fuentes1980',
  'mfuentes99',
  'MariaFuentes',
  'f.u.e.n.t.e.s.1',
])('rejects %s as too easy to guess', (password) => {
  expect(() => check(password)).toThrow('The password is too easy to guess.');
});

test.each([
  'P@ssword2026',
  'verano2026',
  'Invierno2026',
  'noviembre2026',
  'otoño2026',
  'lunes123',
  'valparaiso1',
  'vamoschile',
  'mimama123',
  'jesucristo',
  'Septiembre18',
  '18Septiembre',
  'Viña del Mar 1',
  'FelizNavidad2026',
  'Summer2026!',
  'Weihnachten26',
  'V3rano2026',
])('S6: rejects %s as too easy to guess', (password) => {
  expect(() => check(password)).toThrow('The password is too easy to guess.');
});

test.each([
  'lluvia en Valparaíso',
  'verano con mi abuela en Chiloé',
  'el lunes comemos pan amasado',
  'Septiembre huele a empanada',
  'tres gatos y un volantín',
  'mañana será otro domingo lento',
  'temuco-tren-nocturno',
  'jueves azul marino 47',
  'kT9#veranoQ2',
])('S6: accepts %s', (password) => {
  expect(() => check(password)).not.toThrow();
});

test.each([
  ...Object.values(demoPasswords),
  'huerto-y-lluvia',
  'aromos bajo la lluvia',
  'tres tristes tigres',
  'x7#kQ2!vLm',
  'Fuentes y caminos del sur',
  '春眠不觉晓处处闻啼鸟',
  'Aromos8347291648',
])('accepts %s', (password) => {
  expect(() => check(password)).not.toThrow();
});

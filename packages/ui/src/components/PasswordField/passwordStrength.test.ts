import { expect, it } from 'vitest';
import { passwordStrength } from './passwordStrength.ts';

it.each([
  ['', 0],
  ['a', 1],
  ['Ab1!xyz', 1],
  ['aaaaaaaaaaaaaaaaaaaa', 1],
  ['12341234', 1],
  ['password', 1],
  ['aromos-1961', 2],
  ['aromos-de-1961-curicó', 4],
  ['xK9#mQ2$vL7p', 2],
  ['cuatro álamos', 2],
  ['caballo correcto', 3],
  ['correct horse battery staple', 4],
  ['密码是一个很长的中文句子', 2],
  ['👍👎🙂🙃👍👎🙂🙃', 1],
] as const)('rates "%s" as %i', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});

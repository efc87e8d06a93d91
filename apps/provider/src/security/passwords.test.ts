import { hash } from '@node-rs/argon2';
import { describe, expect, test } from 'vitest';
import { cheapCost } from '../testing/fixed.ts';
import { boundedQueue, createPasswords, defaultCost } from './passwords.ts';

test('stores argon2id with the recommended cost', async () => {
  expect(await createPasswords().hash('contraseña')).toMatch(
    new RegExp(`^\\$argon2id\\$v=19\\$m=${defaultCost.memoryCost},t=${defaultCost.timeCost},p=1\\$`),
  );
});

test('accepts only the correct password, and none without an account', async () => {
  const passwords = createPasswords(cheapCost);
  const stored = await passwords.hash('contraseña');
  expect(await passwords.verify(stored, 'contraseña')).toBe(true);
  expect(await passwords.verify(stored, 'contrasena')).toBe(false);
  expect(await passwords.verify(undefined, 'contraseña')).toBe(false);
});

describe('C12: a password is the same in every form of Unicode', () => {
  const passwords = createPasswords(cheapCost);
  const [composed, decomposed] = ['contraseña é 각'.normalize('NFC'), 'contraseña é 각'.normalize('NFD')];

  test('whichever of them it was set in', async () => {
    for (const chosen of [composed, decomposed]) {
      const stored = await passwords.hash(chosen);
      expect(await passwords.verify(stored, composed)).toBe(true);
      expect(await passwords.verify(stored, decomposed)).toBe(true);
      expect(await passwords.verify(stored, 'contrasena é 각')).toBe(false);
    }
  });

  test('also against a hash from before, of the text as it was typed', async () => {
    for (const typed of [composed, decomposed, 'é' + 'é'.normalize('NFD')]) {
      const old = await hash(typed, cheapCost);
      expect(await passwords.verify(old, typed)).toBe(true);
    }
    expect(await passwords.verify(await hash(decomposed, cheapCost), composed)).toBe(true);
    expect(await passwords.verify(await hash(composed, cheapCost), decomposed)).toBe(true);
  });
});

test('runs a limited number of jobs at once and rejects more when the queue is full', async () => {
  const queue = boundedQueue(2, 3);
  let running = 0;
  let most = 0;
  const opened: (() => void)[] = [];
  const job = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((resolve) => opened.push(resolve));
    running -= 1;
  };
  const jobs = Array.from({ length: 5 }, () => queue(job));
  await expect(queue(job)).rejects.toMatchObject({ status: 503 });
  for (let done = 0; done < 5; done += 1) {
    await expect.poll(() => opened.length).toBeGreaterThan(0);
    opened.shift()!();
  }
  await Promise.all(jobs);
  expect([most, running]).toEqual([2, 0]);
});

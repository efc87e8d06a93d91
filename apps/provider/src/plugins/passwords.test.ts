import { expect, test } from 'vitest';
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

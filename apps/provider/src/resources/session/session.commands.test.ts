import { demoPasswords } from '@school/domain/fixtures';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openSchool, type School, usualDatabases } from '../../testing/openSchool.ts';

describe.each(usualDatabases)('attempts to sign in on $name', (database) => {
  let school: School;
  beforeAll(async () => {
    school = await openSchool(database);
  });
  afterAll(() => school.close());
  beforeEach(async () => {
    await school.db.deleteFrom('rate_limits').execute();
    await school.db.deleteFrom('sign_in_attempts').execute();
  });

  const email = 'administrador@aromos.example';
  const signIn = async (body: object) => (await school.call('login', { body })).status;
  const atOnce = (password: string) =>
    Promise.all(Array.from({ length: 12 }, () => signIn({ email, password })));

  test('N23: counts no right password, also of twelve sign-ins at once, but every wrong one', async () => {
    expect(await atOnce(demoPasswords.aromos)).toEqual(Array.from({ length: 12 }, () => 200));
    const wrong = await atOnce('wrong-password');
    expect(wrong.filter((status) => status === 422)).toHaveLength(5);
    expect(wrong.filter((status) => status === 429)).toHaveLength(7);
  });

  test('N18: e-mail address and RUT share one counter, so that a second name gives no more guesses', async () => {
    const password = 'wrong-password';
    for (let attempt = 0; attempt < 5; attempt += 1) expect(await signIn({ email, password })).toBe(422);
    expect(await signIn({ rut: '12.345.678-5', password })).toBe(429);
    expect(await signIn({ email: 'asistente@aromos.example', password })).toBe(422);
  });
});

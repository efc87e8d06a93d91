import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { collegeAt } from '../../database/collegeTransaction.ts';
import { createPasswords } from '../../security/passwords.ts';
import { cheapCost } from '../../testing/fixed.ts';
import { usualDatabases, openSchool, type School } from '../../testing/openSchool.ts';
import { newPerson } from '../../testing/writing.ts';
import { pinLock, verifyPin } from './pins.ts';

describe.each(usualDatabases)('PINs on $name', (database) => {
  let school: School;
  let token: string;
  let collegeId: string;
  let roleId: string;
  const passwords = createPasswords(cheapCost);
  beforeAll(async () => {
    school = await openSchool(database);
    token = await school.as('administrador');
    collegeId = (await collegeAt(school.db, 'aromos.localhost'))!;
    roleId = (await school.call('listRoles', { token })).data.data[2]!.id;
  });
  afterAll(() => school.close());

  const someone = async (change = {}) => {
    const body = newPerson({ role_ids: [roleId], ...change });
    return (await school.call('createUser', { token, body })).data.data.id;
  };
  const set = (id: string, pin: string) => school.call('setUserPin', { token, path: { id }, body: { pin } });
  const take = (id: string) => school.call('deleteUserPin', { token, path: { id } });
  const check = (userId: string, pin: string, now = school.clock.now) =>
    verifyPin(school.db, passwords, { collegeId, userId, now }, pin);
  const hasPin = async (id: string) =>
    (await school.call('getUser', { token, path: { id } })).data.data.has_pin;

  test('sets, verifies and removes a PIN', async () => {
    const id = await someone();
    expect(await check(id, '4826')).toEqual({ result: 'none' });
    expect((await set(id, '4826')).status).toBe(204);
    expect(await hasPin(id)).toBe(true);
    expect(await check(id, '4826')).toMatchObject({ result: 'right' });
    expect((await set(id, '730518')).status).toBe(204);
    expect(await check(id, '4826')).toEqual({ result: 'wrong', left: 4 });
    expect(await check(id, '730518')).toMatchObject({ result: 'right' });
    expect([(await take(id)).status, (await take(id)).status]).toEqual([204, 204]);
    expect(await hasPin(id)).toBe(false);
    expect(await check(id, '730518')).toEqual({ result: 'none' });
  });

  test('stores a PIN as argon2id only', async () => {
    const id = await someone();
    await set(id, '4826');
    const row = await school.arrange((tx) =>
      tx.selectFrom('users').select('pin_hash').where('id', '=', id).executeTakeFirstOrThrow(),
    );
    expect(row.pin_hash).toMatch(/^\$argon2id\$/);
  });

  test.each(['1111', '1234', '4321', '0000', '7890', '1212', '123123', '2580', '1122', '987654'])(
    'rejects %s as one of the first guesses',
    async (pin) => {
      const answer = await set(await someone(), pin);
      expect([answer.status, Object.keys(answer.data.errors!)]).toEqual([422, ['pin']]);
    },
  );

  test.each(['123', '1234567', '12a4', '٤٨٢٦', ' 4826', ''])('rejects %s as malformed', async (pin) => {
    expect((await set(await someone(), pin)).data.errors).toHaveProperty('pin');
  });

  test('rejects the birthdate, RUT and phone of the person', async () => {
    const id = await someone({ birthdate: '1988-04-27', rut: '16.743.102-K', phone: '+56987651959' });
    const answers = await Promise.all(
      ['1988', '2704', '0427', '270488', '1674', '3102', '1959'].map((pin) => set(id, pin)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(7).fill(422));
    expect((await set(id, '4826')).status).toBe(204);
  });

  test('locks for a quarter of an hour after five wrong attempts, also for the right PIN', async () => {
    const id = await someone();
    await set(id, '4826');
    const tries = [];
    for (let at = 0; at < 5; at += 1) tries.push(await check(id, '9999'));
    expect(tries.slice(0, 4).map((one) => (one.result === 'wrong' ? one.left : one))).toEqual([4, 3, 2, 1]);
    const until = new Date(school.clock.now.getTime() + pinLock);
    expect(tries[4]).toEqual({ result: 'locked', until, isNew: true });
    expect(await check(id, '4826')).toEqual({ result: 'locked', until, isNew: false });
    const later = new Date(until.getTime() + 1000);
    expect(await check(id, '9999', later)).toEqual({ result: 'wrong', left: 4 });
    expect(await check(id, '4826', later)).toMatchObject({ result: 'right' });
  });

  test('checks five of forty parallel guesses', async () => {
    const id = await someone();
    await set(id, '4826');
    const guesses = await Promise.all(
      Array.from({ length: 40 }, (_, at) => check(id, String(5000 + at * 7))),
    );
    expect(guesses.filter(({ result }) => result === 'wrong')).toHaveLength(4);
    expect((await check(id, '4826')).result).toBe('locked');
    await set(id, '4826');
    expect(await check(id, '4826')).toMatchObject({ result: 'right' });
  });

  test('rejects the PIN of a suspended person', async () => {
    const id = await someone();
    await set(id, '4826');
    await school.arrange((tx) =>
      tx.updateTable('users').set({ status: 'suspended' }).where('id', '=', id).execute(),
    );
    expect(await check(id, '4826')).toEqual({ result: 'none' });
  });

  test('accepts a PIN only at its own school', async () => {
    const id = await someone();
    await set(id, '4826');
    const elsewhere = (await collegeAt(school.db, 'puertoclaro.localhost'))!;
    const question = { collegeId: elsewhere, userId: id, now: school.clock.now };
    expect(await verifyPin(school.db, passwords, question, '4826')).toEqual({ result: 'none' });
  });
});

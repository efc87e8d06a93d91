import { demoPasswords } from '@school/domain/fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { multipart } from '../../testing/multipart.ts';
import { usualDatabases, openSchool, type School } from '../../testing/openSchool.ts';
import { newPerson } from '../../testing/writing.ts';

describe.each(usualDatabases)('C20: people with one name on $name', (database) => {
  let school: School;
  let token: string;
  let reader: string;
  beforeAll(async () => {
    school = await openSchool(database);
    token = await school.as('administrador');
    reader = (await school.call('listRoles', { token })).data.data.find(({ slug }) => slug === 'lectura')!.id;
  });
  afterAll(() => school.close());

  test.each([
    {},
    { first_lastname: '', second_lastname: '' },
    { first_lastname: null, second_lastname: null },
  ])('are added with the surnames %j, and e-mailed by their name', async (surnames) => {
    const { first_lastname: _first, second_lastname: _second, ...person } = newPerson();
    const body = { ...person, ...surnames, name: 'Suharto', role_ids: [reader] };
    const answer = await school.call('createUser', { token, body });
    expect([answer.status, answer.data.data]).toMatchObject([
      201,
      { name: 'Suharto', first_lastname: '', second_lastname: null },
    ]);
    const { id } = answer.data.data;
    const { data } = await school.call('listUsers', { token, query: { q: 'suharto', per_page: 100 } });
    expect(data.data.map((row) => row.id)).toContain(id);
    const mails = () => school.mails.filter(({ to }) => to.address === person.email);
    await expect.poll(() => mails().map(({ to }) => to.name)).toEqual(['Suharto']);
  });

  test('can drop their surname in their profile', async () => {
    const teacherToken = await school.as('docente');
    const { email, phone } = (await school.call('getCurrentUser', { token: teacherToken })).data.data;
    const fields = { _method: 'PUT', name: 'Paula', first_lastname: '', email, phone: phone ?? '' };
    const answer = await school.call('updateProfile', { token: teacherToken, ...multipart(fields) });
    expect([answer.status, answer.data.data]).toMatchObject([200, { name: 'Paula', first_lastname: '' }]);
  });

  test('sign up', async () => {
    const password = demoPasswords.aromos;
    const body = {
      name: 'Suharto',
      email: 'suharto@correo.example',
      password,
      password_confirmation: password,
    };
    expect((await school.call('register', { body })).status).toBe(201);
  });
});

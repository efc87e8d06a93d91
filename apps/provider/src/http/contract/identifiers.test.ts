import { demoPasswords } from '@school/domain/fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSchool, type School, usualDatabases } from '../../testing/openSchool.ts';
import { multipart } from '../../testing/multipart.ts';

/** An identifier as it is copied from a page: with characters that show nothing. */
const copied = (text: string) => `\u200B${text.slice(0, 3)}\u2060${text.slice(3)}\uFEFF\u200E`;

describe.each(usualDatabases)('C17: copied identifiers on $name', (database) => {
  let school: School;
  let token: string;
  beforeAll(async () => {
    school = await openSchool(database);
    token = await school.as('administrador');
  });
  afterAll(() => school.close());

  test.each([{ email: 'docente@aromos.example' }, { rut: '12.345.678-5' }, { passport: 'X1234567' }])(
    'sign in by %j',
    async (identifier) => {
      const typed = Object.fromEntries(
        Object.entries(identifier).map(([name, text]) => [name, copied(text)]),
      );
      const answer = await school.call('login', { body: { ...typed, password: demoPasswords.aromos } });
      expect(answer.status).toBe(200);
    },
  );

  test('of a mail server and a calendar are stored clean', async () => {
    const body = {
      host: copied('smtp.aromos.example'),
      port: 587,
      encryption: 'starttls',
      auth: 'login',
      username: copied('avisos'),
      password: 'una frase larga',
      from_name: 'Colegio',
      from_address: copied('avisos@aromos.example'),
      current_password: demoPasswords.aromos,
    };
    const { data } = await school.call('updateSmtpSettings', { token, body });
    expect(data.data).toMatchObject({
      host: 'smtp.aromos.example',
      username: 'avisos',
      from_address: 'avisos@aromos.example',
    });
    const calendar = await school.call('updateCalendarSettings', {
      token,
      body: {
        url: copied('https://calendar.example/dav/'),
        username: copied('agenda'),
        password: 'x',
        enabled: false,
      },
    });
    expect(calendar.data.data).toMatchObject({ url: 'https://calendar.example/dav/', username: 'agenda' });
  });

  test('of a person are stored clean', async () => {
    const [role] = (await school.call('listRoles', { token })).data.data;
    const { data, status } = await school.call('createUser', {
      token,
      body: {
        name: 'Ana',
        first_lastname: 'Vera',
        email: copied('ana.vera@aromos.example'),
        rut: copied('19.876.543-0'),
        passport: copied('AB123456'),
        phone: copied('+56987654321'),
        status: 'active',
        role_ids: [role!.id],
      },
    });
    expect([status, data.errors]).toEqual([201, undefined]);
    expect(data.data).toMatchObject({
      email: 'ana.vera@aromos.example',
      rut: '19.876.543-0',
      passport: 'AB123456',
      phone: '+56987654321',
    });
  });

  test('of a form with a file are stored clean', async () => {
    const teacherToken = await school.as('docente');
    const { data } = await school.call('getCurrentUser', { token: teacherToken });
    const { name, first_lastname, email } = data.data;
    const body = multipart({
      _method: 'PUT',
      name,
      first_lastname,
      email: copied(email),
      phone: copied('+56912345678'),
    });
    const answer = await school.call('updateProfile', { token: teacherToken, ...body });
    expect(answer.status).toBe(200);
    expect(answer.data.data).toMatchObject({ email, phone: '+56912345678' });
  });

  test('O4: nothing to see is answered as missing', async () => {
    for (const name of ['\u200B', ' ', '\u3164\u2800']) {
      const answer = await school.call('createContact', { token, body: { kind: 'person', name } });
      expect(answer.status).toBe(422);
      expect((answer.data as { errors?: unknown }).errors).toEqual({ name: ['The name field is required.'] });
    }
    const visible = await school.call('createContact', { token, body: { kind: 'person', name: '👩‍👧' } });
    expect(visible.status).toBe(201);
  });
});

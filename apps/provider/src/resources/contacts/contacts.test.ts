import type { Contact } from '@school/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usualDatabases, openSchool, type School } from '../../testing/openSchool.ts';

const missing = '01990000-0000-7000-8000-000000000000';

describe.each(usualDatabases)('contacts on $name', (database) => {
  let school: School;
  let token: string;
  let samples: Contact[];
  beforeAll(async () => {
    school = await openSchool(database);
    token = await school.as('administrador');
    samples = (await list()).data;
  });
  afterAll(() => school.close());

  const newContact = (change = {}) => ({
    kind: 'person',
    name: 'Ángela',
    first_lastname: 'Muñoz',
    phones: [{ label: 'Celular', e164: '+56987651234' }],
    ...change,
  });
  const send = (change = {}, as = token) =>
    school.call('createContact', { token: as, body: newContact(change) });
  const create = async (change = {}) => {
    const answer = await send(change);
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.data));
    return answer.data.data;
  };
  const get = (id: string, as = token) => school.call('getContact', { token: as, path: { id } });
  const list = async (query = {}, as = token) =>
    (await school.call('listContacts', { token: as, query: { per_page: 100, ...query } })).data;
  const names = async (query = {}, as = token) => (await list(query, as)).data.map(({ name }) => name);
  const amongSamples = async (query = {}) =>
    (await list(query)).data.filter(({ id }) => samples.some((one) => one.id === id));
  const findPlace = async (code: string) =>
    (await school.call('listPlaces', { token })).data.data.find((place) => place.code === code)!.id;
  test('finds the samples by words without accents and by digits of a phone', async () => {
    expect(samples).toHaveLength(9);
    expect(await names({ q: 'caceres NANCO' })).toEqual(['Rosa']);
    expect(await names({ q: '9 9123-4502' })).toEqual(['Iván']);
    expect(await names({ q: '+56 75 231 4477' })).toEqual(['Imprenta El Tipógrafo']);
    expect(await names({ q: '%' })).toEqual([]);
  });

  test('C07: keeps an extension apart from its number', async () => {
    const phones = [{ label: 'Portería', e164: '+56752310132', extension: '2417' }];
    const { id } = await create({ name: 'Portería', first_lastname: null, phones });
    expect((await get(id)).data.data.phones).toEqual(phones);
    expect((await list({ q: '2417' })).data.map((one) => one.id)).toEqual([id]);
    const card = String((await school.call('getContactCard', { token, path: { id } })).data);
    expect(card).toContain(':+56752310132 ext. 2417\r\n');
    for (const extension of ['veinte', '123456789', '2 4'])
      expect((await send({ phones: [{ ...phones[0], extension }] })).data.errors).toHaveProperty([
        'phones.0.extension',
      ]);
    await school.call('deleteContact', { token, path: { id } });
  });

  test('C06: keeps an emergency number as it is dialled', async () => {
    const phones = ['133', '*4141', '+56752310132'].map((e164) => ({ label: 'Emergencia', e164 }));
    const { id } = await create({ name: 'Carabineros', first_lastname: null, phones, emergency: true });
    expect((await get(id)).data.data.phones).toMatchObject(phones);
    expect((await list({ q: '133' })).data.map((one) => one.id)).toContain(id);
    expect((await list({ q: '*4141' })).data.map((one) => one.id)).toEqual([id]);
    const card = String((await school.call('getContactCard', { token, path: { id } })).data);
    expect(card).toContain(':133\r\n');
    expect(card).toContain(':*4141\r\n');
    await school.call('deleteContact', { token, path: { id } });
  });

  test('C18: finds a name by any apostrophe and hyphen', async () => {
    const { id } = await create({ name: 'Anne\u2011Marie', first_lastname: 'O\u2019Higgins' });
    for (const q of ["o'higgins", 'O\u2019Higgins', 'o\u00B4higgins', 'anne-marie', 'Anne\u2013Marie'])
      expect((await list({ q })).data.map((one) => one.id)).toEqual([id]);
    await school.call('deleteContact', { token, path: { id } });
  });

  test('filters by category and emergency, and sorts by surname', async () => {
    const { data, meta } = await list({ 'filter[category]': 'Seguridad' });
    expect(data.map(({ category }) => category)).toEqual(['Seguridad', 'Seguridad']);
    expect(meta.categories).toContain('Transporte');
    expect(await amongSamples({ 'filter[emergency]': true })).toHaveLength(3);
    expect(await amongSamples({ 'filter[emergency]': false })).toHaveLength(6);
    const all = (await amongSamples()).map(({ name }) => name);
    expect(all.indexOf('Tomás')).toBeLessThan(all.indexOf('Rosa'));
    const reversed = (await amongSamples({ sort: '-name' })).map(({ name }) => name);
    expect(reversed.toReversed()).toEqual(all);
    const sent = school.statements();
    await list();
    expect(school.statements() - sent).toBeLessThanOrEqual(8);
  });

  test('stores a contact, changes it by version and removes it', async () => {
    const place = await findPlace('GYM');
    const contact = await create({
      name: ' Ángela ',
      place_ids: [place],
      emails: ['Ana@Correo.cl', 'ana@correo.cl'],
    });
    expect(contact).toMatchObject({
      name: 'Ángela',
      emails: ['ana@correo.cl'],
      places: [{ id: place, main: false }],
      notes: null,
      version: 1,
      can: { update: true, delete: true },
    });
    const path = { id: contact.id };
    const update = (version: number, change = {}) =>
      school.call('updateContact', {
        token,
        path,
        body: newContact(change),
        headers: { 'if-match': `"${version}"` },
      });
    const answers = await Promise.all(Array.from({ length: 6 }, () => update(1, { notes: 'Llamar antes' })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
    expect((await get(contact.id)).data.data).toMatchObject({
      notes: 'Llamar antes',
      places: [],
      version: 2,
    });
    const remove = () => school.call('deleteContact', { token, path });
    expect([(await remove()).status, (await remove()).status]).toEqual([204, 404]);
  });

  test('shows with scope own the contacts of the school and of one’s places', async () => {
    const teacher = await school.as('docente');
    const ownPlace = await findPlace('SC');
    const other = await findPlace('HV');
    await school.arrange(async (tx) => {
      const who = await tx
        .selectFrom('users')
        .select(['id', 'college_id'])
        .where('email', 'in', ['docente@aromos.example', 'comunicaciones@aromos.example'])
        .execute();
      const scopes = who.map(({ id, college_id }) => ({ college_id, user_id: id, kind: 'place' as const }));
      const ids = who.map(({ id }) => id);
      await tx.deleteFrom('user_scopes').where('user_id', 'in', ids).where('kind', '=', 'place').execute();
      await tx
        .insertInto('user_scopes')
        .values(scopes.map((scope) => ({ ...scope, target_id: ownPlace })))
        .execute();
    });
    const open = await create({ name: 'De todos' });
    const contactOfPlace = await create({ name: 'De la sede', place_ids: [ownPlace, other] });
    const theirs = await create({ name: 'Del huerto', place_ids: [other] });
    const visible = await names({}, teacher);
    expect(visible).toEqual(expect.arrayContaining(['De todos', 'De la sede']));
    expect(visible).not.toContain('Del huerto');
    const statuses = await Promise.all([open, contactOfPlace, theirs].map(({ id }) => get(id, teacher)));
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 403]);
    const card = await school.call('getContactCard', { token: teacher, path: { id: theirs.id } });
    expect(card.status).toBe(403);
    const press = await school.as('comunicaciones');
    expect((await send({ place_ids: [ownPlace] }, press)).status).toBe(201);
    expect((await send({ place_ids: [ownPlace, other] }, press)).status).toBe(403);
    expect((await send({}, press)).status).toBe(403);
    expect((await send({}, teacher)).status).toBe(403);
    const remove = await school.call('deleteContact', { token: press, path: { id: contactOfPlace.id } });
    expect(remove.status).toBe(403);
  });

  test.each([
    ['no name', { name: ' ' }, 'name'],
    ['an unknown place', { place_ids: [missing] }, 'place_ids'],
    ['an unknown commune', { commune_id: '99999' }, 'commune_id'],
    ['a phone that is none', { phones: [{ label: '', e164: '12345' }] }, 'phones.0.e164'],
    ['an address that is no e-mail', { emails: ['x'] }, 'emails.0'],
    ['a kind of its own', { kind: 'robot' }, 'kind'],
    ['a field of ours', { college_id: missing }, 'college_id'],
  ])('rejects %s', async (_what, change, field) => {
    const answer = await send(change);
    expect(answer.status).toBe(422);
    expect(answer.data.errors).toHaveProperty([field]);
  });

  test('returns the card as a file for the address book', async () => {
    const contact = await create({ name: 'Tarjeta' });
    const { status, headers, bytes } = await school.call('getContactCard', {
      token,
      path: { id: contact.id },
    });
    expect([status, headers['content-type']]).toEqual([200, 'text/vcard; charset=utf-8']);
    expect(headers['content-disposition']).toBe('attachment; filename="contacto.vcf"');
    expect(bytes.toString()).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\n/);
  });
});

import type { Place } from '@school/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usualDatabases, openSchool, type School } from '../../testing/openSchool.ts';

const missing = '01990000-0000-7000-8000-000000000000';

describe.each(usualDatabases)('places on $name', (database) => {
  let school: School;
  let token: string;
  let samples: Place[];
  let codes = 0;
  beforeAll(async () => {
    school = await openSchool(database);
    token = await school.as('administrador');
    samples = await list();
  });
  afterAll(() => school.close());

  const newPlace = (change = {}) => ({
    name: 'Anexo',
    code: `N${(codes += 1)}`,
    address: 'Calle Nueva 1',
    timezone: 'Pacific/Easter',
    ...change,
  });
  const send = (change = {}) => school.call('createPlace', { token, body: newPlace(change) });
  const create = async (change = {}) => {
    const answer = await send(change);
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.data));
    return answer.data.data;
  };
  const list = async (query = {}) =>
    (await school.call('listPlaces', { token, query: { per_page: 100, ...query } })).data.data;
  const update = (id: string, version: number, change = {}) =>
    school.call('updatePlace', {
      token,
      path: { id },
      body: newPlace(change),
      headers: { 'if-match': `"${version}"` },
    });
  const remove = (id: string) => school.call('deletePlace', { token, path: { id } });

  test('lists the samples with the main place first', async () => {
    expect(samples.map(({ main }) => main)).toEqual([true, false, false, false]);
    expect(samples[0]).toMatchObject({ timezone: 'America/Santiago', commune: { name: 'Curicó' } });
    expect(samples[0]!.hours).toHaveLength(5);
  });

  test('lets every signed-in person read, and only people with the permission write', async () => {
    const reader = await school.as('lectura');
    const [place] = await list();
    const path = { id: place!.id };
    expect((await school.call('getPlace', { token: reader, path })).data.data).toEqual(place);
    const body = newPlace();
    expect((await school.call('createPlace', { token: await school.as('direccion'), body })).status).toBe(
      403,
    );
  });

  test('creates, reads, changes and removes a place', async () => {
    const hours = [
      { weekday: 1, opens: '14:00', closes: '18:00' },
      { weekday: 0, opens: '09:00', closes: '24:00' },
      { weekday: 1, opens: '08:00', closes: '14:00' },
    ];
    const place = await create({ hours, lat: -27.15, lng: -109.43, commune_id: '05201' });
    expect(place).toMatchObject({ main: false, lat: -27.15, commune: { id: '05201' }, version: 1 });
    expect(place.hours.map(({ weekday, opens }) => [weekday, opens])).toEqual([
      [0, '09:00'],
      [1, '08:00'],
      [1, '14:00'],
    ]);
    const changed = await update(place.id, 1, { code: place.code, name: ' Rapa Nui ' });
    expect(changed.data.data).toMatchObject({ name: 'Rapa Nui', hours: [], lat: null, version: 2 });
    expect((await update(place.id, 1)).data.current_version).toBe(2);
    expect([(await remove(place.id)).status, (await remove(place.id)).status]).toEqual([204, 404]);
  });

  test('sorts names as a reader expects, also with accents and lower case', async () => {
    const named = ['Zorzal', 'Álamos', 'nogal', 'Ñandú', 'Olmo', 'Aromo'];
    const createdIds = [];
    for (const name of named) createdIds.push(await create({ name }));
    const ids = createdIds.map(({ id }) => id);
    const sorted = ['Álamos', 'Aromo', 'Ñandú', 'nogal', 'Olmo', 'Zorzal'];
    const listNames = (places: { id: string; name: string }[]) =>
      places.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
    expect(listNames(await list())).toEqual(sorted);
    expect(listNames(await list({ sort: 'name' }))).toEqual(sorted);
    expect(listNames(await list({ sort: '-name' }))).toEqual(sorted.toReversed());
    const college = await school.call('findCollegeByDomain', { body: { domain: 'aromos.localhost' } });
    expect(listNames(college.data.data.places)).toEqual(sorted);
    for (const { id } of createdIds) expect((await remove(id)).status).toBe(204);
  });

  test('keeps exactly one main place', async () => {
    const [old] = await list();
    const mains = await Promise.all(Array.from({ length: 6 }, () => send({ main: true })));
    expect(mains.every(({ status }) => status === 201)).toBe(true);
    const now = await list();
    expect(now.filter(({ main }) => main)).toHaveLength(1);
    const main = now.find((one) => one.main)!;
    expect((await update(main.id, main.version, { main: false })).data.errors).toHaveProperty('main');
    expect((await remove(main.id)).status).toBe(409);
    const { data } = await school.call('getPlace', { token, path: { id: old!.id } });
    expect(data.data).toMatchObject({ main: false, version: old!.version + 1 });
    const back = { ...newPlace({ main: true, name: old!.name, code: old!.code, timezone: old!.timezone }) };
    expect((await update(old!.id, data.data.version, back)).data.data.main).toBe(true);
  });

  test('rejects a code in use, also from two parallel requests', async () => {
    const answers = await Promise.all(['XY', 'xy', 'XY', 'Xy'].map((code) => send({ code })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.find(({ status }) => status === 422)!.data.errors).toHaveProperty('code');
  });

  test('keeps a place in use and says what uses it', async () => {
    const used = (await list({ q: 'huerto' }))[0]!;
    const answer = await remove(used.id);
    expect(answer.status).toBe(409);
    expect(answer.data.message).toMatch(/^Still in use by: .*contacts/);
  });

  test('C07: keeps an extension apart from its number', async () => {
    const phone = '+56752310132';
    const { id, code, ...place } = await create({ phone, phone_extension: ' 24\u200B' });
    expect(place).toMatchObject({ phone, phone_extension: '24' });
    expect((await list()).find((one) => one.id === id)).toMatchObject({ phone, phone_extension: '24' });
    let { version } = place;
    const put = async (change: object) => {
      const { data } = await update(id, version, { code, ...change });
      ({ version } = data.data);
      return data.data.phone_extension;
    };
    // A client that knows no extensions omits it.
    expect(await put({ phone })).toBe('24');
    expect(await put({ phone: '+56752310133' })).toBeNull();
    expect(await put({ phone, phone_extension: '25' })).toBe('25');
    expect(await put({})).toBeNull();
    expect(await put({ phone, phone_extension: '26' })).toBe('26');
    expect(await put({ phone, phone_extension: null })).toBeNull();
    await remove(id);
  });

  test('C06: keeps short numbers as they are dialled', async () => {
    for (const phone of ['133', '*4141', '116117']) {
      const place = await create({ phone });
      expect(place).toMatchObject({ phone, phone_extension: null });
      await remove(place.id);
    }
  });

  test.each([
    ['a zone that is none', { timezone: 'America/Macondo' }, 'timezone'],
    ['an offset', { timezone: '+03:00' }, 'timezone'],
    ['an unknown commune', { commune_id: '99999' }, 'commune_id'],
    ['half a position', { lat: 1 }, 'lng'],
    ['a position off the earth', { lat: 91, lng: 0 }, 'lat'],
    ['a day of eight', { hours: [{ weekday: 7, opens: '08:00', closes: '09:00' }] }, 'hours.0.weekday'],
    ['an hour of 25', { hours: [{ weekday: 1, opens: '25:00', closes: '26:00' }] }, 'hours.0.opens'],
    ['closing first', { hours: [{ weekday: 1, opens: '09:00', closes: '09:00' }] }, 'hours'],
    [
      'hours that overlap',
      {
        hours: [
          { weekday: 1, opens: '09:00', closes: '12:00' },
          { weekday: 1, opens: '11:59', closes: '13:00' },
        ],
      },
      'hours',
    ],
    ['a phone without country', { phone: '912345678' }, 'phone'],
    ['an extension with a word', { phone: '+56752310132', phone_extension: 'anexo 24' }, 'phone_extension'],
    ['a long extension', { phone: '+56752310132', phone_extension: '123456789' }, 'phone_extension'],
    ['C07: an extension without a phone', { phone_extension: '24' }, 'phone_extension'],
    ['C07: an extension of no phone', { phone: null, phone_extension: '24' }, 'phone_extension'],
    ['an address that is no e-mail', { email: 'x' }, 'email'],
    ['no name', { name: ' ' }, 'name'],
    ['a field of ours', { college_id: missing }, 'college_id'],
  ])('rejects %s', async (_what, change, field) => {
    const answer = await send(change);
    expect(answer.status).toBe(422);
    expect(answer.data.errors).toHaveProperty([field]);
  });

  test('searches, sorts and pages lists', async () => {
    expect((await list({ q: 'ALAMOS' })).map(({ code }) => code)).toEqual(['GYM']);
    const [first, last] = [await create({ name: 'Almacén' }), await create({ name: 'Zócalo' })];
    const ids = (await list({ sort: '-name' })).map(({ id }) => id);
    expect(ids.filter((id) => [first.id, last.id].includes(id))).toEqual([last.id, first.id]);
    const page = await school.call('listPlaces', { token, query: { per_page: 2, page: 2 } });
    expect(page.data.meta).toMatchObject({ current_page: 2, from: 3, to: 4 });
  });
});

import type { CollegeWrite } from '@school/domain';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { multipart } from '../../testing/multipart.ts';
import { usualDatabases, openSchool, type School } from '../../testing/openSchool.ts';
import { readyScreen } from '../../testing/openScreen.ts';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0F6E5A' } });
const host = 'puertoclaro.localhost';

describe.each(usualDatabases)('school record on $name', (database) => {
  let school: School;
  let token: string;
  beforeAll(async () => {
    school = await openSchool(database);
    token = await school.as('administrador');
  });
  afterAll(() => school.close());

  const read = async () => (await school.call('getCollege', { token })).data.data;
  /** The record as form input. */
  const written = async (change: object = {}, setting: object = {}): Promise<CollegeWrite> => {
    const { name, short_name, acronym, address, commune, email, phone, ...rest } = await read();
    const { have_advertising, show_onboarding, app_status_publishing } = rest;
    const { id: _id, ...known } = rest.setting;
    return {
      name,
      short_name,
      acronym,
      address,
      commune_id: commune?.id ?? null,
      email,
      phone,
      have_advertising,
      show_onboarding,
      app_status_publishing,
      ...change,
      setting: { ...known, ...setting },
    };
  };
  const put = async (body: CollegeWrite, version?: number) =>
    school.call('updateCollege', {
      token,
      body,
      headers: { 'if-match': `"${version ?? (await read()).version}"` },
    });
  const upload = async (fields: Parameters<typeof multipart>[0], version?: number) => {
    const { body, headers } = multipart({ _method: 'PUT', ...fields });
    const match = { 'if-match': `"${version ?? (await read()).version}"` };
    return school.call('updateCollegeImages', { token, body, headers: { ...headers, ...match } });
  };
  const at = (url: string, from = 'aromos.localhost') => school.app.inject({ url, headers: { host: from } });
  const pictures = () => school.arrange((tx) => tx.selectFrom('college_pictures').selectAll().execute());

  test('shows a change to visitors at once, announces it to every open screen and audits it', async () => {
    const [reader, theirs] = [await school.as('lectura'), await school.as('lectura', host)];
    const [screen, other] = [
      await readyScreen(school, { token: reader }),
      await readyScreen(school, { token: theirs, host }),
    ];
    const before = await read();
    const audited = () =>
      school.arrange((tx) =>
        tx.selectFrom('audit_entries').selectAll().where('subject_kind', '=', 'college').execute(),
      );
    const idsBefore = (await audited()).map(({ id }) => id);
    const answer = await put(
      await written(
        {
          name: ' Colegio Los Aromos de Curicó ',
          address: '',
          have_advertising: true,
          email: 'Hola@Aromos.Example',
        },
        {
          theme_color: '#abc',
          corners: 'round',
          language: 'en',
          languages: ['en', 'es'],
          sign_up_open: false,
        },
      ),
    );
    expect(answer.status).toBe(200);
    expect(answer.headers.etag).toBe(`"${before.version + 1}"`);
    expect(answer.data.data).toEqual({
      ...before,
      name: 'Colegio Los Aromos de Curicó',
      address: null,
      email: 'hola@aromos.example',
      have_advertising: true,
      setting: {
        ...before.setting,
        theme_color: '#AABBCC',
        corners: 'round',
        language: 'en',
        languages: ['en', 'es'],
        sign_up_open: false,
      },
      version: before.version + 1,
    });
    await screen.until(() => screen.events.some(({ event }) => event.kind === 'college.updated'));
    expect(other.events.some(({ event }) => event.kind === 'college.updated')).toBe(false);
    // A screen that refetches after the event gets the same record.
    const { version: _version, ...shown } = await read();
    const response = await school.call('findCollegeByDomain', { body: { domain: 'aromos.localhost' } });
    expect(response.data.data).toEqual(shown);
    // Both operations return the same name at any time; otherwise clients would sign everyone out.
    expect((await school.call('getSessionCollege', { token: reader })).data.name).toBe(shown.name);
    screen.close();
    other.close();
    const [audit, ...more] = (await audited()).filter(({ id }) => !idsBefore.includes(id));
    expect(more).toEqual([]);
    expect(audit).toMatchObject({
      action: 'settings_changed',
      subject_kind: 'college',
      subject_name: 'Colegio Los Aromos de Curicó',
      before: { name: 'Colegio Los Aromos', theme_color: '#0F6E5A' },
      after: { theme_color: '#AABBCC' },
    });
    expect(audit!.after).not.toHaveProperty('phone');
  });

  test('C07: keeps an extension apart from its number, and shows both to visitors and in the audit', async () => {
    const before = await read();
    const phone = '+56752310132';
    const set = async (change: object) => (await put(await written(change))).data.data.phone_extension;
    expect(await set({ phone, phone_extension: '24' })).toBe('24');
    const visited = await school.call('findCollegeByDomain', { body: { domain: 'aromos.localhost' } });
    expect(visited.data.data).toMatchObject({ phone, phone_extension: '24' });
    expect((await school.call('listAudit', { token })).data.data).toContainEqual(
      expect.objectContaining({
        before: { phone: before.phone, phone_extension: null },
        after: { phone, phone_extension: '24' },
      }),
    );
    // A client that knows no extensions omits it.
    expect(await set({ acronym: 'CLA' })).toBe('24');
    expect(await set({ phone: '133' })).toBeNull();
    expect(await set({ phone: before.phone, phone_extension: null })).toBeNull();
  });

  test('C06: keeps an emergency number as it is dialled', async () => {
    const { phone } = await read();
    expect((await put(await written({ phone: '*4141' }))).data.data).toMatchObject({ phone: '*4141' });
    await put(await written({ phone }));
  });

  test('rejects the second change of the same version with the current version', async () => {
    const { version } = await read();
    const before = await pictures();
    const [one, two] = [await written({ acronym: 'UNO' }), await written({ acronym: 'DOS' })];
    const answers = await Promise.all([put(one, version), put(two, version)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.data.current_version).toBe(version + 1);
    const image = await picture(9, 9).png().toBuffer();
    expect((await upload({ image }, version)).data.current_version).toBe(version + 1);
    expect(await pictures()).toEqual(before);
  });

  test.each<[string, object, object]>([
    ['name', { name: ' ' }, {}],
    ['name', { name: 'a\nb' }, {}],
    ['commune_id', { commune_id: '99999' }, {}],
    ['phone', { phone: '75231' }, {}],
    ['phone_extension', { phone: '+56752310132', phone_extension: 'anexo 24' }, {}],
    ['phone_extension', { phone: null, phone_extension: '24' }, {}],
    ['email', { email: 'nobody' }, {}],
    ['app_status_publishing', { app_status_publishing: -1 }, {}],
    ['slug', { slug: 'otro' }, {}],
    ['college_id', { college_id: 'x' }, {}],
    ...['red', '#12345', '#0F6E5A;}', '#GGGGGG', '', '#0f6e5a80'].map(
      (theme_color): [string, object, object] => ['setting.theme_color', {}, { theme_color }],
    ),
    ['setting.language', {}, { language: 'fr', languages: ['es'] }],
    ['setting.languages', {}, { languages: [] }],
    ['setting.languages.1', {}, { languages: ['es', 'klingon'] }],
    ['setting.timezone', {}, { timezone: 'America/Macondo' }],
  ])('rejects a wrong %s', async (field, change, setting) => {
    const answer = await put(await written(change, setting));
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.data.errors!)).toContain(field);
  });

  test('re-encodes a picture, serves it from its own school only and deletes it when it is replaced', async () => {
    const photo = await picture(3000, 1500)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'secret-place' } })
      .toBuffer();
    const crest = await picture(40, 20).png().toBuffer();
    const before = await read();
    const { status, data } = await upload({ image_splash: photo, image: crest });
    expect(status).toBe(200);
    expect(data.data.image_menu).toBe(before.image_menu);
    const splash = await at(data.data.image_splash!);
    expect(splash.headers['content-type']).toBe('image/webp');
    expect(splash.rawPayload.includes('secret-place')).toBe(false);
    expect(await sharp(splash.rawPayload).metadata()).toMatchObject({ width: 1920, height: 960 });
    const readWidth = async (query: string) =>
      (await sharp((await at(`${data.data.image_splash!}${query}`)).rawPayload).metadata()).width;
    expect(await readWidth('?width=480')).toBe(480);
    expect(await readWidth('?width=960')).toBe(960);
    // Serves only the widths that pages use: arbitrary widths would let visitors waste CPU time.
    expect(await readWidth('?width=481')).toBe(1920);
    const small = await sharp((await at(data.data.image!)).rawPayload).metadata();
    expect([small.width, small.height]).toEqual([40, 20]);
    expect((await at(data.data.image_splash!, host)).statusCode).toBe(404);
    // The operator's own file stays.
    expect((await at(before.image_splash!)).statusCode).toBe(200);

    const again = await upload({ image_splash: await picture(64, 64).webp().toBuffer() });
    expect((await at(data.data.image_splash!)).statusCode).toBe(404);
    expect((await at(again.data.data.image_splash!)).statusCode).toBe(200);
    const removal = await upload({ remove_image_splash: '1', remove_image_menu: '1' });
    expect(removal.data.data).toMatchObject({ image_splash: null, image_menu: null, image: data.data.image });
    expect((await at(again.data.data.image_splash!)).statusCode).toBe(404);
    expect(await pictures()).toHaveLength(1);
    expect((await at(before.image_menu!)).statusCode).toBe(200);
  });

  test('keeps the pictures when a write fails', async () => {
    const good = await picture(9, 9).png().toBuffer();
    const { image, version } = (await upload({ image: good })).data.data;
    const before = await pictures();
    const broken = await upload({ image: good, image_menu: Buffer.from('<svg/>') });
    expect([broken.status, Object.keys(broken.data.errors!)]).toEqual([422, ['image_menu']]);
    expect((await upload({ image: 'a text' })).data.errors).toHaveProperty('image');
    expect((await upload({ image: good, remove_image: '1' })).data.errors).toHaveProperty('image');
    const bomb = await picture(8000, 8000).png().toBuffer();
    expect((await upload({ image: bomb })).data.errors).toHaveProperty('image');
    expect(await read()).toMatchObject({ image, version });
    expect((await at(image!)).statusCode).toBe(200);
    expect(await pictures()).toEqual(before);
  });

  test('changes nothing for an empty file field, as a browser sends it', async () => {
    const { image } = await read();
    const answer = await upload({ image: { name: '', content: Buffer.alloc(0) } });
    expect(answer.data.data.image).toBe(image);
  });

  test('is available to administrators only', async () => {
    for (const role of ['direccion', 'comunicaciones', 'lectura'] as const) {
      const other = await school.as(role);
      expect((await school.call('getCollege', { token: other })).status).toBe(403);
      const body = await written();
      const headers = { 'if-match': '"1"' };
      expect((await school.call('updateCollege', { token: other, body, headers })).status).toBe(403);
    }
  });

  test('takes few statements', async () => {
    const before = school.statements();
    await read();
    const sent = school.statements() - before;
    expect(sent).toBeGreaterThan(2);
    expect(sent).toBeLessThanOrEqual(8);
  });
});

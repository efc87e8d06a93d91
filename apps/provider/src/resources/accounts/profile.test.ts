import { demoPasswords } from '@school/domain/fixtures';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { multipart } from '../../testing/multipart.ts';
import { usualDatabases, openSchool, type School } from '../../testing/openSchool.ts';

const current_password = demoPasswords.aromos;

const profile = {
  _method: 'PUT',
  name: 'Paula',
  first_lastname: 'Cárcamo',
  second_lastname: 'Vera',
  email: 'docente@aromos.example',
  rut: '',
  phone: '+56987654548',
  birthdate: '1986-07-09',
};

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0F6E5A' } });

describe.each(usualDatabases)('profile on $name', (database) => {
  let school: School;
  let token: string;
  beforeAll(async () => {
    school = await openSchool(database);
    token = await school.as('docente');
  });
  afterAll(() => school.close());

  const update = (fields: Record<string, string | Buffer>) =>
    school.call('updateProfile', { token, ...multipart({ ...profile, ...fields }) });
  const avatarAt = (url: string, host = 'aromos.localhost', cookie = `token=${token}`) =>
    school.app.inject({ url, headers: { host, cookie } });

  test('changes the fields that were sent and clears those that were sent empty', async () => {
    const answer = await update({ name: ' Paula Andrea ', second_lastname: '', rut: '15.482.913-k' });
    expect(answer.status).toBe(200);
    expect(answer.data.data).toMatchObject({
      name: 'Paula Andrea',
      second_lastname: null,
      rut: '15.482.913-K',
    });
    const { data } = await school.call('getCurrentUser', { token });
    expect(data).toEqual(answer.data);
  });

  test('leaves the RUT as it is when it is not sent', async () => {
    await update({ rut: '15.482.913-k' });
    const { rut: _, ...withoutRut } = profile;
    const answer = await school.call('updateProfile', {
      token,
      ...multipart({ ...withoutRut, name: 'Paula' }),
    });
    expect(answer.data.data).toMatchObject({ name: 'Paula', rut: '15.482.913-K' });
    await update({ rut: '' });
  });

  test('keeps the introduction closed on every device without a new version', async () => {
    const before = (await school.call('getCurrentUser', { token })).data.data;
    expect(before.introduction_seen).toBe(false);
    for (let time = 0; time < 2; time += 1)
      expect((await school.call('markIntroductionSeen', { token })).status).toBe(204);
    const elsewhere = await school.as('docente');
    const { data } = await school.call('getCurrentUser', { token: elsewhere });
    expect(data.data).toEqual({ ...before, introduction_seen: true });
    const other = await school.call('getCurrentUser', { token: await school.as('direccion') });
    expect(other.data.data.introduction_seen).toBe(false);
  });

  test('rejects a change from an older version, and accepts one of several parallel changes', async () => {
    const { version } = (await school.call('getCurrentUser', { token })).data.data;
    const form = multipart({ ...profile, phone: '+56987654549' });
    const change = (from: number) =>
      school.call('updateProfile', {
        token,
        ...form,
        headers: { ...form.headers, 'if-match': `"${from}"` },
      });
    const at = await Promise.all([version, version, version].map(change));
    expect(at.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const rejected = await change(version);
    expect([rejected.status, rejected.data.current_version]).toEqual([409, version + 1]);
    const changed = await change(version + 1);
    expect([changed.status, changed.data.data.version, changed.headers.etag]).toEqual([
      200,
      version + 2,
      `"${version + 2}"`,
    ]);
  });

  test.each([
    ['rut', '12.345.678-9'],
    ['birthdate', '2001-02-30'],
    ['birthdate', '2031-01-01'],
    ['email', 'nobody'],
    ['name', ''],
    ['phone', '98765'],
    ['role', 'administrador'],
    ['college_id', '019bf7ac-3a80-7a7a-9a2a-f8ba7b0a0fb1'],
  ])('rejects %s as "%s"', async (field, value) => {
    const answer = await update({ [field]: value });
    expect(answer.status).toBe(422);
    expect(answer.data.errors).toHaveProperty(field);
  });

  test('rejects an e-mail address or RUT that belongs to another person', async () => {
    const answer = await update({
      email: 'administrador@aromos.example',
      rut: '12345678-5',
      current_password,
    });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.data.errors!)).toEqual(['email', 'rut']);
    expect((await update({ email: 'administrador@puertoclaro.example', current_password })).status).toBe(200);
    expect((await update({ current_password })).status).toBe(200);
  });

  test('re-encodes a picture: small and without metadata', async () => {
    const photo = await picture(900, 600)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'secret-place' } })
      .toBuffer();
    expect(photo.includes('secret-place')).toBe(true);
    const answer = await update({ avatar: photo });
    const url = answer.data.data.avatar!;
    const served = await avatarAt(url);
    expect(served.headers['content-type']).toBe('image/webp');
    expect(served.rawPayload.includes('secret-place')).toBe(false);
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({
      width: 256,
      height: 256,
      format: 'webp',
    });
    expect((await avatarAt(url, 'puertoclaro.localhost')).statusCode).toBe(404);
    const next = await update({ avatar: await picture(300, 300).png().toBuffer() });
    expect(next.data.data.avatar).not.toBe(url);
    expect((await avatarAt(url)).statusCode).toBe(404);
    expect((await update({})).data.data.avatar).toBe(next.data.data.avatar);
  });

  test('N20: shows a person’s picture only to people who are signed in at the school', async () => {
    const photo = await picture(300, 300).png().toBuffer();
    const url = (await update({ avatar: photo })).data.data.avatar!;
    const other = `token=${await school.as('lectura')}`;
    const answers = [await avatarAt(url, undefined, other), await avatarAt(url, undefined, '')];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 404]);
    expect(answers[0]!.headers['cache-control']).toBe('private, max-age=86400');
  });

  test('removes the picture on request, so that its URL no longer works', async () => {
    const photo = await picture(300, 300).png().toBuffer();
    const url = (await update({ avatar: photo })).data.data.avatar!;
    expect((await update({ remove_avatar: '1' })).data.data.avatar).toBeNull();
    expect((await avatarAt(url)).statusCode).toBe(404);
    expect((await update({ remove_avatar: '1' })).data.data.avatar).toBeNull();
    expect((await update({ remove_avatar: 'no' })).status).toBe(422);
  });

  test.each([
    ['a text', async () => Buffer.from('<script>alert(1)</script>')],
    ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a GIF', async () => picture(9, 9).gif().toBuffer()],
    [
      'a torn picture',
      async () => (await picture(900, 900).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 9000),
    ],
    ['a picture of too many pixels', async () => picture(8000, 8000).png().toBuffer()],
  ])('rejects %s as a picture', async (_kind, make) => {
    const answer = await update({ avatar: await make() });
    expect(answer.status).toBe(422);
    expect(answer.data.errors).toHaveProperty('avatar');
  });

  test('rejects more bytes than the contract allows', async () => {
    const answer = await update({ avatar: Buffer.alloc(6_400_000) });
    expect(answer.status).toBe(413);
  });

  test('rejects a body that does not match its content type', async () => {
    const torn = await school.call('updateProfile', {
      token,
      ...multipart(profile),
      body: Buffer.from('------school-te'),
    });
    expect(torn.status).toBe(400);
    expect((await school.call('updateProfile', { token, body: profile })).status).toBe(415);
  });
});

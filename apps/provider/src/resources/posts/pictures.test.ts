import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { multipart } from '../../testing/multipart.ts';
import { usualDatabases, openSchool, type School } from '../../testing/openSchool.ts';
import { type Choices, readChoices, newPost } from '../../testing/writing.ts';

describe.each(usualDatabases)('pictures of posts on $name', (database) => {
  let school: School;
  let token: string;
  let choices: Choices;
  let png: Buffer;
  beforeAll(async () => {
    school = await openSchool(database);
    token = await school.as('administrador');
    choices = await readChoices(school, token);
    const create = { width: 40, height: 20, channels: 3, background: '#0F6E5A' } as const;
    png = await sharp({ create }).png().toBuffer();
  });
  afterAll(() => school.close());

  const putUp = async (as = token, host?: string) =>
    (await school.call('createPostPicture', { token: as, host, ...multipart({ file: png }) })).data.data.url;
  const image = (src: string, alt = 'El patio') => ({ type: 'image' as const, attrs: { src, alt } });
  const text = { type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'Hola' }] };
  const showing = (...srcs: string[]) => ({
    type: 'doc' as const,
    content: [text, ...srcs.map((src) => image(src))],
  });
  const write = (change: object) => school.call('createPost', { token, body: newPost(choices, change) });
  const picture = (url: string, host = 'aromos.localhost', headers: Record<string, string> = {}) =>
    school.app.inject({ url, headers: { host, cookie: `token=${token}`, ...headers } });

  test('are uploaded, shown, and deleted with their post', async () => {
    const [inBody, onTop] = [await putUp(), await putUp()];
    const cover = { url: onTop, alt: 'La banda' };
    const { status, data } = await write({ body: showing(inBody), cover });
    expect(status).toBe(201);
    expect(data.data.cover).toEqual(cover);
    const served = await picture(inBody);
    expect(served.statusCode).toBe(200);
    expect(served.headers['content-type']).toBe('image/webp');
    expect((await picture(inBody, 'puertoclaro.localhost')).statusCode).toBe(404);
    expect((await school.call('deletePost', { token, path: { id: data.data.id } })).status).toBe(204);
    expect((await picture(inBody)).statusCode).toBe(404);
    expect((await picture(onTop)).statusCode).toBe(404);
  });

  test('N20: are shown only to people who are signed in at the school', async () => {
    const url = await putUp();
    const getStatus = async (headers: Record<string, string>, host?: string) =>
      (await picture(url, host, headers)).statusCode;
    const reader = await school.as('lectura');
    const elsewhere = 'x'.repeat(43);
    expect(await getStatus({ cookie: `token=${reader}` })).toBe(200);
    expect(await getStatus({ cookie: `token=${elsewhere}; a=b; token=${reader}` })).toBe(200);
    expect(await getStatus({ cookie: '', authorization: `Bearer ${reader}` })).toBe(200);
    for (const cookie of ['', `token=${elsewhere}`, `other-token=${reader}`, `token=${reader}x`])
      expect(await getStatus({ cookie })).toBe(404);
    const theirs = await school.as('administrador', 'puertoclaro.localhost');
    expect(await getStatus({ cookie: `token=${theirs}` })).toBe(404);
    const leaver = await school.as('asistente');
    expect((await school.call('logout', { token: leaver })).status).toBe(204);
    expect(await getStatus({ cookie: `token=${leaver}` })).toBe(404);
  });

  test('N20: are stored by the person’s browser only, which asks after a day whether they still exist', async () => {
    const url = await putUp();
    const { headers } = await picture(url);
    expect(headers['cache-control']).toBe('private, max-age=86400');
    const again = await picture(url, undefined, { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const visitor = await picture(url, undefined, { cookie: '', 'if-none-match': String(headers.etag) });
    expect([visitor.statusCode, visitor.headers['cache-control']]).toEqual([404, 'no-store']);
  });

  test('C05: may be a photo of a phone with 50 megapixels and 12 MB', async () => {
    const create = { width: 8192, height: 6144, channels: 3, background: '#0F6E5A' } as const;
    const photo = await sharp({ create }).jpeg().toBuffer();
    // A motion photo has its film behind the picture.
    const file = Buffer.concat([photo, Buffer.alloc(12 * 1024 * 1024)]);
    const { status, data } = await school.call('createPostPicture', { token, ...multipart({ file }) });
    expect(status).toBe(201);
    const { width, height } = await sharp((await picture(data.data.url)).rawPayload).metadata();
    expect({ width, height }).toEqual({ width: 1600, height: 1200 });
  });

  test('are deleted when their post no longer uses them, except an omitted cover', async () => {
    const [first, second, onTop] = [await putUp(), await putUp(), await putUp()];
    const cover = { url: onTop, alt: 'La banda' };
    const post = (await write({ body: showing(first), cover })).data.data;
    const path = { id: post.id };
    const body = newPost(choices, { body: showing(second) });
    const changed = await school.call('updatePost', { token, path, headers: { 'if-match': '"1"' }, body });
    expect(changed.data.data.cover).toEqual(cover);
    expect((await picture(first)).statusCode).toBe(404);
    expect((await picture(second)).statusCode).toBe(200);
    const bare = await school.call('updatePost', {
      token,
      path,
      headers: { 'if-match': '"2"' },
      body: { ...body, cover: null },
    });
    expect(bare.data.data.cover).toBeNull();
    expect((await picture(onTop)).statusCode).toBe(404);
  });

  test('of a school’s folder stay unchanged', async () => {
    const listed = (await school.call('listPosts', { token, query: { per_page: 100 } })).data.data;
    const post = listed.find(({ cover, can }) => cover?.url.startsWith('/media/files/') && can.update)!;
    const body = newPost(choices, { cover: { ...post.cover!, alt: 'Otra palabra' } });
    const headers = { 'if-match': `"${post.version}"` };
    const { status, data } = await school.call('updatePost', { token, path: { id: post.id }, headers, body });
    expect(status).toBe(200);
    expect(data.data.cover).toEqual({ url: post.cover!.url, alt: 'Otra palabra' });
  });

  test('of another post, another school, no upload or another site are rejected', async () => {
    const upload = await putUp();
    await write({ body: showing(upload) });
    const host = 'puertoclaro.localhost';
    const theirs = await putUp(await school.as('administrador', host), host);
    const missing = '/media/posts/01990000-0000-7000-8000-000000000000.webp';
    for (const src of [upload, theirs, missing]) {
      expect((await write({ body: showing(src) })).data.errors).toHaveProperty('body');
      expect((await write({ cover: { url: src, alt: '' } })).data.errors).toHaveProperty('cover');
    }
    for (const url of ['https://evil.example/a.webp', '/media/files/../x', '/media/avatars/x.webp'])
      expect((await write({ cover: { url, alt: '' } })).status).toBe(422);
    expect((await write({ body: showing('https://evil.example/a.webp') })).status).toBe(422);
    expect((await write({ body: { type: 'doc', content: [text, image(upload, ' ')] } })).status).toBe(422);
  });

  test.each([
    ['nothing', Buffer.alloc(0)],
    ['a text', Buffer.from('<svg onload="alert(1)"/>')],
    ['half a picture', Buffer.from('\x89PNG\r\n\x1a\nrest', 'latin1')],
  ])('rejects %s', async (_, file) => {
    const answer = await school.call('createPostPicture', { token, ...multipart({ file }) });
    expect(answer.status).toBe(422);
    expect(answer.data.errors).toHaveProperty('file');
  });

  test('are uploaded by writers only', async () => {
    const reader = await school.as('lectura');
    const answer = await school.call('createPostPicture', { token: reader, ...multipart({ file: png }) });
    expect(answer.status).toBe(403);
  });
});

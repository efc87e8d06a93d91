import { describe, expect, test } from 'vitest';
import { createTestClient, json } from '../testing/network.ts';

const src = '/media/posts/01990000-0000-7a09-8000-000000000001.webp';
const post = (picture: string, cover: string) => ({
  title: '/media/ is a folder',
  cover: { url: cover, alt: '' },
  body: { type: 'doc', content: [{ type: 'image', attrs: { src: picture, alt: 'Patio' } }] },
});
const path = { id: '01990000-0000-7a01-8000-000000000001' };

describe.each([
  ['https://api.example', 'https://api.example'],
  ['https://api.example/', 'https://api.example'],
  ['/school', '/school'],
])('an API at %s', (baseUrl, base) => {
  test('makes picture addresses absolute in responses, and leaves other texts unchanged', async () => {
    const { client } = createTestClient([json(200, { data: post(src, '/media/aromos/covers/a.webp') })], {
      baseUrl,
    });
    const { data } = await client.call('getPost', { path });
    expect(data).toEqual({ data: post(base + src, `${base}/media/aromos/covers/a.webp`) });
  });

  test('sends picture addresses as the paths that the provider stores', async () => {
    const { client, sent } = createTestClient([json(200, { data: {} })], { baseUrl });
    const foreign = 'https://other.example/media/a.webp';
    await client.call('updatePost', { path, ifMatch: 1, body: post(base + src, foreign) as never });
    expect(JSON.parse(String(sent[0]?.body))).toEqual(post(src, foreign));
  });
});

test('leaves paths unchanged for an API on the origin of the page', async () => {
  const { client } = createTestClient([json(200, { data: post(src, src) })]);
  expect((await client.call('getPost', { path })).data).toEqual({ data: post(src, src) });
});

import { createRequire } from 'node:module';
import {
  createClient,
  readFileName,
  type FormLike,
  operations,
  type UploadProgress,
  type XhrLike,
} from '@school/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usualDatabases, openSchool, type School } from '../../testing/openSchool.ts';
import { getPort } from '../../testing/openScreen.ts';
import { pdf } from '../../testing/writing.ts';

interface Page {
  FormData: new () => FormLike;
  File: typeof File;
  XMLHttpRequest: new () => XhrLike;
}
// jsdom comes without types.
const { JSDOM } = createRequire(import.meta.url)('jsdom') as {
  JSDOM: new (html: string, options: { url: string }) => { window: Page };
};

/** Runs the app's client over a real connection. */
describe.each(usualDatabases)('files through the typed client on $name', (database) => {
  let school: School;
  let baseUrl: string;
  let token: string;
  beforeAll(async () => {
    school = await openSchool(database);
    baseUrl = `http://localhost:${await getPort(school)}`;
    token = await school.as('administrador');
  });
  afterAll(() => school.close());

  const sources = { operations, token: () => token, log: console };
  const category = async () => (await school.call('listDocumentCategories', { token })).data.data[0]!.id;

  test('returns an uploaded file byte by byte under its name', async () => {
    const client = createClient({ ...sources, baseUrl, fetch, form: () => new FormData() });
    const { content } = pdf('Reunión');
    const created = await client.call('createDocument', {
      body: {
        title: 'Circular',
        category_id: await category(),
        audience: { scope: 'all' },
        file: new File([content], 'Reunión de ñandúes.pdf'),
      },
    });
    if (created.unexpected || created.status !== 201) throw new Error(`answered ${created.status}`);
    const { id, audience } = created.data.data;
    expect(audience.scope).toBe('all');
    const answer = await client.call('downloadDocument', { path: { id } });
    if (answer.unexpected || answer.status !== 200) throw new Error(`answered ${answer.status}`);
    expect(Buffer.from(await answer.data.arrayBuffer()).equals(content)).toBe(true);
    expect([answer.data.type, readFileName(answer.headers)]).toEqual([
      'application/pdf',
      'Reunión de ñandúes.pdf',
    ]);
  });

  test('returns a card and a feed as texts', async () => {
    const client = createClient({ ...sources, baseUrl, fetch });
    const contact = (await school.call('listContacts', { token })).data.data[0]!;
    const card = await client.call('getContactCard', { path: { id: contact.id } });
    expect(card).toMatchObject({ status: 200, data: expect.stringMatching(/^BEGIN:VCARD\r\n/) as string });
    const { address } = (await school.call('createCalendarFeed', { token, body: { name: 'Mío' } })).data.data;
    const feed_token = /([\w-]{43})\.ics$/.exec(address)![1]!;
    const feed = await client.call('readCalendarFeed', { path: { feed_token } });
    expect(feed).toMatchObject({
      status: 200,
      data: expect.stringMatching(/^BEGIN:VCALENDAR\r\n/) as string,
    });
  });

  test('reports the progress of an upload in a browser', async () => {
    const { window } = new JSDOM('', { url: `${baseUrl}/` });
    const client = createClient({
      ...sources,
      fetch: () => Promise.reject(new Error('not by fetch')),
      form: () => new window.FormData(),
      xhr: () => new window.XMLHttpRequest(),
    });
    const reports: UploadProgress[] = [];
    const text = 'Una línea.\n'.repeat(40_000);
    const answer = await client.call('createDocument', {
      body: {
        title: 'Acta',
        category_id: await category(),
        audience: { scope: 'all' },
        file: new window.File([text], 'acta.txt'),
      },
      onUploadProgress: (progress) => reports.push(progress),
    });
    expect(answer).toMatchObject({
      status: 201,
      data: { data: { file: { size: Buffer.byteLength(text) } } },
    });
    expect(reports.at(-1)?.sent).toBeGreaterThan(Buffer.byteLength(text));
    expect(reports.map(({ sent }) => sent)).toEqual(
      [...reports].map(({ sent }) => sent).sort((a, b) => a - b),
    );
  });
});

import type { Page } from '@playwright/test';
import { direct } from '../address.ts';
import { call, expect, getToken } from '../journey.ts';

interface Found {
  id: string;
}

/** Returns the first record that a path of the API lists, and that matches. */
export async function findRecord<Row extends Found>(
  page: Page,
  path: string,
  matches: (row: Row) => boolean = () => true,
): Promise<Row> {
  const answer = await call(page.request, 'GET', path, {
    token: await getToken(page.request, 'administrador'),
  });
  const { data } = (await answer.json()) as { data: Row[] };
  const record = data.find(matches);
  expect(record, `a record of ${path}`).toBeDefined();
  return record!;
}

/** Returns the id of the first record that a path of the API lists. */
export const findId = async (page: Page, path: string) => (await findRecord(page, path)).id;

/** Creates a record, and returns its id. */
export async function create(
  page: Page,
  path: string,
  data: object,
  role = 'administrador',
): Promise<string> {
  const answer = await call(page.request, 'POST', path, { token: await getToken(page.request, role), data });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { data: { id: string } }).data.id;
}

/** Uploads a file with the fields of its form, and returns the id of what is created. */
export async function upload(
  page: Page,
  path: string,
  file: { name: string; buffer: Buffer },
  fields: Record<string, string> = {},
): Promise<string> {
  const { url, headers } = direct('aromos');
  const token = await getToken(page.request, 'administrador');
  const answer = await page.request.post(`${url}${path}`, {
    headers: { ...headers, authorization: `Bearer ${token}` },
    multipart: { ...fields, file: { ...file, mimeType: 'application/octet-stream' } },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { data: Found }).data.id;
}

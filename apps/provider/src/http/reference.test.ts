import { contract, operationsOf } from '@school/domain/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, openSchool, type School } from '../testing/openSchool.ts';

describe('API reference', () => {
  let school: School;
  beforeAll(async () => {
    school = await openSchool(databases[0]!, { reference: true });
  });
  afterAll(() => school.close());

  const get = (url: string) => school.app.inject({ url, headers: { host: 'localhost' } });

  test('lists every operation and schema once, without broken links', async () => {
    const { payload, statusCode } = await get('/api/docs');
    expect(statusCode).toBe(200);
    const ids = [...payload.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);
    expect(new Set(ids).size).toBe(ids.length);
    const expected = operationsOf(contract).map(({ operation }) => operation.operationId);
    const schemas = Object.keys(contract.components.schemas!).map((name) => `schema-${name}`);
    expect(ids).toEqual(expect.arrayContaining([...expected, ...schemas]));
    const links = [...payload.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id!);
    expect([...new Set(links)].filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('uses no script, inline style or other host, and its policy allows none', async () => {
    const { payload, headers } = await get('/api/docs');
    expect(payload).not.toMatch(/<script|<style|<[^>]+ style=|<[^>]+ on\w+=|(?:src|href)="(?:https?:)?\/\//);
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
    const style = await get('/api/docs/style.css');
    expect([style.statusCode, style.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8']);
    expect(style.payload).not.toMatch(/@import|url\(/);
  });

  test('serves the contract document beside the page', async () => {
    expect((await get('/api/docs/openapi.json')).json()).toEqual(contract);
  });

  test('does not exist unless it is enabled', async () => {
    const plain = await openSchool(databases[0]!);
    const answer = await plain.app.inject({ url: '/api/docs', headers: { host: 'localhost' } });
    expect(answer.statusCode).toBe(404);
    await plain.close();
  });
});

import { alertPlaceholders, invalidPlaceholders } from '@school/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usualDatabases, openSchool, type School } from '../../testing/openSchool.ts';
import { texts } from '../../texts.ts';

describe.each(usualDatabases)('prepared texts of alerts on $name', (database) => {
  let school: School;
  let token: string;
  beforeAll(async () => {
    school = await openSchool(database);
    token = await school.as('administrador');
  });
  afterAll(() => school.close());

  const list = async (as = token) => (await school.call('listAlertTemplates', { token: as })).data.data;
  const gas = async () => (await list()).find(({ kind }) => kind === 'gas')!;
  const update = (body: object, as = token) =>
    school.call('updateAlertTemplate', { token: as, body: { kind: 'gas', ...body } as never });

  test('are standard texts in the school’s language until the school changes one', async () => {
    expect((await list()).map(({ kind }) => kind)).toEqual(Object.keys(texts.es.alerts));
    expect(await gas()).toEqual({ kind: 'gas', ...texts.es.alerts.gas, customized: false });
    const own = { title: 'Gas', content: 'Salgan de {place} hacia la plaza.' };
    expect((await update({ ...own, title: ' Gas ' })).status).toBe(200);
    expect(await gas()).toEqual({ kind: 'gas', ...own, customized: true });
    expect((await update({ ...own, content: 'Salgan.' })).data.data).toContainEqual({
      kind: 'gas',
      title: 'Gas',
      content: 'Salgan.',
      customized: true,
    });
    await update({});
    expect(await gas()).toEqual({ kind: 'gas', ...texts.es.alerts.gas, customized: false });
  });

  test('appear in the audit with their kind when they change', async () => {
    await update({ title: 'Escape de gas', content: 'Salgan.' });
    const audit = await school.call('listAudit', { token, query: { 'filter[kind]': 'college' } });
    const entry = audit.data.data.find(({ after }) => after?.title === 'Escape de gas');
    expect(entry?.after).toEqual({ alert_kind: 'gas', title: 'Escape de gas', content: 'Salgan.' });
    expect(entry?.before).toMatchObject({ title: texts.es.alerts.gas.title });
    await update({});
  });

  test('reject placeholders that have no value, and half a text', async () => {
    const refused = await update({ title: 'Gas en {lugar}', content: 'Salgan por {calle}.' });
    expect(refused.status).toBe(422);
    expect(refused.data.errors).toEqual({
      title: ['{lugar} is not a placeholder. Use {place} or {school}.'],
      content: ['{calle} is not a placeholder. Use {place} or {school}.'],
    });
    expect((await update({ title: 'Gas' })).data.errors).toHaveProperty('content');
    expect((await update({ content: 'Salgan.' })).data.errors).toHaveProperty('title');
  });

  test('are read by everyone who signs in, and changed by people who manage the school', async () => {
    const teacher = await school.as('docente');
    expect(await list(teacher)).toHaveLength(7);
    expect((await update({ title: 'Gas', content: 'Salgan.' }, teacher)).status).toBe(403);
  });
});

test.each(Object.entries(texts))(
  '%s has a text without unknown placeholders for each kind',
  (_, { alerts }) => {
    expect(Object.keys(alerts)).toEqual(Object.keys(texts.en.alerts));
    for (const { title, content } of Object.values(alerts)) {
      expect(invalidPlaceholders(title + content, alertPlaceholders)).toEqual([]);
      expect(content).toContain('{place}');
      expect(title).not.toContain('{');
    }
  },
);

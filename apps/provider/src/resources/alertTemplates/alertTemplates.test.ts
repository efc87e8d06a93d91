import {
  alertPlaceholders,
  invalidPlaceholders,
  type Language,
  type NotificationWrite,
} from '@school/domain';
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
    expect(await gas()).toEqual({ kind: 'gas', language: 'es', ...texts.es.alerts.gas, customized: false });
    const ownText = { title: 'Gas', content: 'Salgan de {place} hacia la plaza.' };
    expect((await update({ ...ownText, title: ' Gas ' })).status).toBe(200);
    expect(await gas()).toEqual({ kind: 'gas', language: 'es', ...ownText, customized: true });
    expect((await update({ ...ownText, content: 'Salgan.' })).data.data).toContainEqual({
      kind: 'gas',
      language: 'es',
      title: 'Gas',
      content: 'Salgan.',
      customized: true,
    });
    await update({});
    expect(await gas()).toEqual({ kind: 'gas', language: 'es', ...texts.es.alerts.gas, customized: false });
  });

  test('exist in every language of the school', async () => {
    const gasIn = async (language: Language) => {
      const query = { 'filter[language]': language };
      const { data } = await school.call('listAlertTemplates', { token, query });
      return data.data.find(({ kind }) => kind === 'gas')!;
    };
    expect(await gasIn('de')).toEqual({
      kind: 'gas',
      language: 'de',
      ...texts.de.alerts.gas,
      customized: false,
    });

    const ownText = { title: 'Gas', content: 'Salgan de {place} hacia la plaza.' };
    await update(ownText);
    const main = { kind: 'gas', language: 'es', ...ownText };
    expect(await gasIn('de'), 'a standard text could contradict the school').toEqual({
      ...main,
      customized: false,
    });

    const german = { title: 'Gas', content: 'Verlassen Sie {place} in Richtung Platz.' };
    const answer = await update({ language: 'de', ...german });
    expect(answer.data.data).toContainEqual({ kind: 'gas', language: 'de', ...german, customized: true });
    expect(await gasIn('de')).toEqual({ kind: 'gas', language: 'de', ...german, customized: true });
    expect(await gas(), 'the main language stays').toEqual({ ...main, customized: true });

    await update({ language: 'de' });
    expect(await gasIn('de')).toEqual({ ...main, customized: false });
    await update({});
  });

  test('reach each reader in their language, unless the starter wrote the text', async () => {
    const place = (await school.call('listPlaces', { token })).data.data[0]!;
    const { title, content } = texts.es.alerts.gas;
    const start = async (changes: object) => {
      const body: NotificationWrite = {
        title,
        content: content.replace('{place}', place.name),
        audience: { scope: 'all' },
        status: 'sent',
        emergency: true,
        mode: 'drill',
        alert_kind: 'gas',
        place_ids: [place.id],
        ...changes,
      };
      const { data } = await school.call('createNotification', { token, body });
      return data.data.translations?.find(({ language }) => language === 'de');
    };
    const german = {
      language: 'de',
      title: texts.de.alerts.gas.title,
      content: texts.de.alerts.gas.content.replace('{place}', place.name),
    };
    expect(await start({})).toEqual(german);
    expect(await start({ title: 'Gas en el casino' }), 'own title').toEqual({
      language: 'de',
      content: german.content,
    });
    expect(await start({ title: 'Gas', content: 'Salgan por el portón sur.' }), 'own text').toBeUndefined();
    expect(await start({ place_ids: [] }), 'another place').toEqual({ language: 'de', title: german.title });

    await update({ title: 'Gas', content: 'Salgan de {place} hacia la plaza.' });
    const ownText = { title: 'Gas', content: `Salgan de ${place.name} hacia la plaza.` };
    expect(await start(ownText), 'a text that the school has in Spanish only').toBeUndefined();
    await update({ language: 'de', title: 'Gas', content: 'Gehen Sie von {place} zum Platz.' });
    expect(await start(ownText)).toEqual({
      language: 'de',
      title: 'Gas',
      content: `Gehen Sie von ${place.name} zum Platz.`,
    });
    await update({ language: 'de' });
    await update({});
  });

  test('appear in the audit with their kind when they change', async () => {
    await update({ title: 'Escape de gas', content: 'Salgan.' });
    const audit = await school.call('listAudit', { token, query: { 'filter[kind]': 'college' } });
    const entry = audit.data.data.find(({ after }) => after?.title === 'Escape de gas');
    expect(entry?.after).toEqual({
      alert_kind: 'gas',
      language: 'es',
      title: 'Escape de gas',
      content: 'Salgan.',
    });
    expect(entry?.before).toMatchObject({ title: texts.es.alerts.gas.title });
    await update({});
  });

  test('reject placeholders that have no value, and half a text', async () => {
    const rejected = await update({ title: 'Gas en {lugar}', content: 'Salgan por {calle}.' });
    expect(rejected.status).toBe(422);
    expect(rejected.data.errors).toEqual({
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

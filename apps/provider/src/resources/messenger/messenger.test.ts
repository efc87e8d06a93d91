import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { usualDatabases, openSchool, type Role, type School } from '../../testing/openSchool.ts';

describe.each(usualDatabases)('messenger on $name', (database) => {
  let school: School;
  const tokens = {} as Record<Role, string>;
  const ids = {} as Record<Role, string>;
  let conversation: string;
  let createdCount = 0;
  beforeAll(async () => {
    school = await openSchool(database);
    for (const role of [
      'administrador',
      'direccion',
      'inspectoria',
      'docente',
      'asistente',
      'lectura',
    ] as const) {
      tokens[role] = await school.as(role);
      ids[role] = (await school.call('getCurrentUser', { token: tokens[role] })).data.data.id;
    }
  });
  afterAll(() => school.close());

  const begin = (as: Role, body: object) => school.call('createConversation', { token: tokens[as], body });
  const group = (as: Role, ...members: Role[]) =>
    begin(as, { kind: 'group', name: ' Jefaturas ', member_ids: members.map((role) => ids[role]) });
  const createMessage = (as: Role, body: string, more: object = {}) =>
    school.call('createMessage', {
      token: tokens[as],
      path: { id: conversation },
      body: { client_id: `mensaje-${(createdCount += 1)}`, body, ...more },
    });
  const listMessages = (as: Role, query: Record<string, unknown> = {}) =>
    school.call('listMessages', { token: tokens[as], path: { id: conversation }, query });
  const open = async (as: Role) =>
    (await school.call('getConversation', { token: tokens[as], path: { id: conversation } })).data.data;
  const put = (as: Role, members: Role[], role?: string) =>
    school.call('addConversationMembers', {
      token: tokens[as],
      path: { id: conversation },
      body: { user_ids: members.map((one) => ids[one]), ...(role ? { role } : {}) },
    });
  const remove = (as: Role, member: Role) =>
    school.call('removeConversationMember', {
      token: tokens[as],
      path: { id: conversation, user_id: ids[member] },
    });
  const find = async (as: Role, q: string) =>
    (await school.call('searchMessages', { token: tokens[as], query: { q } })).data.data.map(
      ({ body }) => body,
    );

  beforeEach(async () => {
    conversation = (await group('administrador', 'direccion', 'docente')).data.data.id;
  });

  test('creates one conversation for two people, from either side and on every retry', async () => {
    const first = { kind: 'direct', user_id: ids.asistente };
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        at % 2
          ? begin('inspectoria', first)
          : begin('asistente', { kind: 'direct', user_id: ids.inspectoria }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 201]);
    expect(new Set(answers.map(({ data }) => data.data.id)).size).toBe(1);
    expect((await begin('docente', { kind: 'direct', user_id: ids.docente })).status).toBe(422);
    expect((await begin('docente', { kind: 'direct', user_id: ids.lectura })).status).toBe(422);
  });

  test('lets people with the permission create groups', async () => {
    expect((await open('administrador')).name).toBe('Jefaturas');
    expect((await group('asistente', 'docente')).status).toBe(403);
    expect((await begin('docente', { kind: 'group', name: ' ', member_ids: [ids.direccion] })).status).toBe(
      422,
    );
    const unknownId = '01990000-0000-7000-8000-000000000000';
    expect((await begin('docente', { kind: 'group', name: 'X', member_ids: [unknownId] })).status).toBe(422);
  });

  test('numbers parallel messages without gaps, and stores one message per client_id', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => createMessage(at % 2 ? 'docente' : 'direccion', `número ${at}`)),
    );
    expect(answers.map(({ data }) => data.data.seq).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, at) => at + 1),
    );
    const same = await Promise.all(
      ['uno', 'dos', 'tres', 'cuatro'].map((body) =>
        createMessage('docente', body, { client_id: `siempre-${conversation}` }),
      ),
    );
    expect(same.map(({ status }) => status).sort()).toEqual([200, 200, 200, 201]);
    expect(new Set(same.map(({ data }) => data.data.body)).size).toBe(1);
    expect((await listMessages('direccion')).data.data[0]!.seq).toBe(21);
    const elsewhere = (await group('docente', 'direccion')).data.data.id;
    conversation = elsewhere;
    expect((await createMessage('docente', 'x', { client_id: same[0]!.data.data.client_id })).status).toBe(
      422,
    );
  });

  test('pages through the whole conversation in both directions', async () => {
    for (let at = 1; at <= 7; at += 1) await createMessage('docente', `n${at}`);
    const page = (await listMessages('docente', { limit: 3 })).data;
    expect(page.data.map(({ seq }) => seq)).toEqual([7, 6, 5]);
    const older = (await listMessages('docente', { limit: 3, before: page.meta.before })).data;
    expect(older.data.map(({ seq }) => seq)).toEqual([4, 3, 2]);
    expect(
      (await listMessages('docente', { limit: 3, before: older.meta.before })).data.meta.before,
    ).toBeNull();
    const newer = (await listMessages('docente', { limit: 2, after: older.meta.after })).data;
    expect(newer.data.map(({ seq }) => seq)).toEqual([6, 5]);
    expect((await listMessages('docente', { before: 'x_1' })).status).toBe(422);
  });

  test('a forwarded message says so to all members, also after it was edited', async () => {
    const { data: sent } = (await createMessage('docente', 'Va el plano', { forwarded: true })).data;
    expect(sent.forwarded).toBe(true);
    await school.call('updateMessage', {
      token: tokens.docente,
      path: { id: sent.id },
      body: { body: 'Va el plano nuevo' },
    });
    expect((await listMessages('direccion', { limit: 1 })).data.data).toMatchObject([
      { body: 'Va el plano nuevo', forwarded: true },
    ]);
    expect((await createMessage('docente', 'Gracias')).data.data.forwarded).toBe(false);
  });

  test('lets only authors edit; a deleted message keeps its position without its text', async () => {
    const first = (await createMessage('docente', 'La salida es el domingo')).data.data;
    const reply = (await createMessage('direccion', 'Gracias', { reply_to_id: first.id })).data.data;
    expect(reply.reply_to).toMatchObject({
      id: first.id,
      excerpt: 'La salida es el domingo',
      deleted: false,
    });
    const edit = (as: Role, id: string) =>
      school.call('updateMessage', { token: tokens[as], path: { id }, body: { body: 'Es el sábado' } });
    const drop = (as: Role, id: string) => school.call('deleteMessage', { token: tokens[as], path: { id } });
    expect([
      (await edit('direccion', first.id)).status,
      (await drop('administrador', first.id)).status,
    ]).toEqual([403, 403]);
    expect((await edit('docente', first.id)).data.data).toMatchObject({ body: 'Es el sábado', seq: 1 });
    expect([await find('direccion', 'domingo'), await find('direccion', 'sabado')]).toEqual([
      [],
      ['Es el sábado'],
    ]);
    expect([(await drop('docente', first.id)).status, (await drop('docente', first.id)).status]).toEqual([
      204, 204,
    ]);
    expect((await edit('docente', first.id)).status).toBe(422);
    const [second, tombstone] = (await listMessages('administrador')).data.data;
    expect(tombstone).toMatchObject({ id: first.id, body: '', seq: 1 });
    expect(second!.reply_to).toMatchObject({ excerpt: '', deleted: true });
    expect(await find('direccion', 'sabado')).toEqual([]);
    const stored = await school.arrange((tx) =>
      tx.selectFrom('messages').select(['body', 'search_text']).where('id', '=', first.id).execute(),
    );
    expect(stored).toEqual([{ body: '', search_text: '' }]);
    const foreign = (await group('docente', 'inspectoria')).data.data.id;
    conversation = foreign;
    expect((await createMessage('docente', 'x', { reply_to_id: first.id })).status).toBe(422);
  });

  test('never moves a read pointer back or beyond the end; sending marks as read', async () => {
    for (const text of ['a', 'b', 'c']) await createMessage('direccion', text);
    const read = (seq: number) =>
      school.call('markConversationRead', {
        token: tokens.docente,
        path: { id: conversation },
        body: { seq },
      });
    expect(await open('docente')).toMatchObject({ unread_count: 3, last_seq: 3 });
    expect(await open('direccion')).toMatchObject({ unread_count: 0, last_read_seq: 3 });
    const countUnread = async (as: Role) =>
      (await school.call('countUnreadMessages', { token: tokens[as] })).data.data.count;
    const before = await countUnread('docente');
    await read(2);
    expect(await countUnread('docente')).toBe(before - 2);
    await read(1);
    expect(await open('docente')).toMatchObject({ unread_count: 1, last_read_seq: 2 });
    await read(900);
    expect(await open('docente')).toMatchObject({ unread_count: 0, last_read_seq: 3 });
    await createMessage('docente', 'd');
    const member = (await open('administrador')).members.find(({ user }) => user.id === ids.docente);
    expect(member).toMatchObject({ last_read_seq: 4 });
  });

  test('lets only members read and write', async () => {
    expect([
      (await listMessages('inspectoria')).status,
      (await createMessage('inspectoria', 'hola')).status,
    ]).toEqual([403, 403]);
    expect((await listMessages('lectura')).status).toBe(403);
    await createMessage('docente', 'Contraseña secreta del taller');
    expect(await find('inspectoria', 'secreta')).toEqual([]);
    expect(await find('direccion', 'secreta')).toHaveLength(1);
  });

  test('adds and removes members by the rules of their roles', async () => {
    expect((await put('docente', ['inspectoria'])).status).toBe(403);
    await createMessage('docente', 'antes');
    expect((await put('administrador', ['inspectoria'], 'admin')).data.data.members).toHaveLength(4);
    expect(await open('inspectoria')).toMatchObject({ unread_count: 0, can: { update: true } });
    expect((await put('inspectoria', ['docente'], 'owner')).status).toBe(403);
    expect((await put('inspectoria', ['administrador'])).status).toBe(403);
    expect((await remove('inspectoria', 'administrador')).status).toBe(403);
    expect((await remove('inspectoria', 'docente')).status).toBe(204);
    expect((await listMessages('docente')).status).toBe(403);
    expect((await remove('administrador', 'administrador')).status).toBe(409);
    expect((await put('administrador', ['administrador'], 'member')).status).toBe(422);
    expect((await put('administrador', ['direccion'], 'owner')).status).toBe(200);
    const both = await Promise.all([
      remove('administrador', 'administrador'),
      remove('direccion', 'direccion'),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
  });

  test('rejects one of two parallel changes of a group', async () => {
    const change = (name: string, version: string) =>
      school.call('updateConversation', {
        token: tokens.administrador,
        path: { id: conversation },
        body: { name },
        headers: { 'if-match': version },
      });
    const answers = await Promise.all([change('Uno', '"1"'), change('Dos', '"1"')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.data.current_version).toBe(2);
  });

  test('searches without accents and case, by prefixes, with all words, page by page', async () => {
    for (const text of ['Kermés de APODERADOS', 'kermes en Ñuñoa', 'la ÑANDÚ', 'kermite 100%'])
      await createMessage('docente', text);
    expect((await find('direccion', 'KERMÉS')).sort()).toEqual(['Kermés de APODERADOS', 'kermes en Ñuñoa']);
    expect(await find('direccion', 'apod kerm')).toEqual(['Kermés de APODERADOS']);
    expect(await find('direccion', 'nandu')).toEqual(['la ÑANDÚ']);
    expect(await find('direccion', '100')).toEqual(['kermite 100%']);
    expect(await find('direccion', '%_!')).toEqual([]);
    const q = 'kerm';
    const page = (before?: string | null) =>
      school.call('searchMessages', {
        token: tokens.direccion,
        query: { q, limit: 1, ...(before ? { before } : {}) },
      });
    const ids: string[] = [];
    let { data } = await page();
    ids.push(...data.data.map(({ id }) => id));
    while (data.meta.before) {
      ({ data } = await page(data.meta.before));
      ids.push(...data.data.map(({ id }) => id));
    }
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(3);
  });

  test('lists any number of conversations with the same few statements', async () => {
    const cost = async (work: () => Promise<unknown>) => {
      const before = school.statements();
      await work();
      return school.statements() - before;
    };
    const token = tokens.administrador;
    const one = await cost(() => school.call('listConversations', { token, query: { per_page: 1 } }));
    const all = await cost(() => school.call('listConversations', { token, query: { per_page: 100 } }));
    expect(all).toBe(one);
    expect(
      Math.max(all, await cost(() => listMessages('docente')), await cost(() => find('docente', 'a b'))),
    ).toBeLessThanOrEqual(8);
    expect(await cost(() => createMessage('docente', 'hola'))).toBeLessThanOrEqual(10);
  });
});

import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import {
  drill,
  header,
  messageId,
  ordinary,
  prepareNotificationMails,
} from '../testing/notificationMails.ts';
import { usualDatabases } from '../testing/openSchool.ts';
import { texts } from '../texts.ts';

describe.each(usualDatabases)('e-mails of notifications on $name', (database) => {
  const { school, token, serve, send, getUserId, active, rows, wake, to, states } =
    prepareNotificationMails(database);

  test('sends each active person of the school exactly one e-mail, of an alert, its update and its end', async () => {
    const server = await serve();
    const expected = await active();
    const { id } = await send(drill);
    await expect.poll(() => server.taken.length).toBe(expected.length);
    expect(server.taken.flatMap((mail) => mail.to).toSorted()).toEqual(expected);
    const update = { token: token(), path: { id }, body: { content: 'Sigan en el patio.' } };
    expect((await school().call('followUpNotification', update)).status).toBe(200);
    await expect.poll(() => server.taken.length).toBe(expected.length * 2);
    expect((await school().call('endEmergency', update)).status).toBe(200);
    await expect.poll(() => server.taken.length).toBe(expected.length * 3);
    expect(new Set(server.taken.map(({ text }) => messageId(text))).size).toBe(expected.length * 3);
    await expect.poll(states).toEqual({ sent: expected.length * 3 });
    const teacherMails = server.taken.filter((mail) => mail.to[0] === 'docente@aromos.example');
    const [first, second, third] = teacherMails.map(({ text }) => text) as [string, string, string];
    expect(header(first, 'References')).toBeUndefined();
    expect([second, third].map((text) => header(text, 'References'))).toEqual([
      messageId(first),
      messageId(first),
    ]);
    expect(first).toMatch(/^X-Priority: 1/m);
    expect(header(first, 'List-Unsubscribe')).toBeUndefined();
  });

  test('says in subject, text and HTML that a drill is one, and escapes what people wrote', async () => {
    await send({ ...drill, ...to(await getUserId('docente')) });
    await expect.poll(() => school().mails.length).toBe(1);
    const [mail] = school().mails;
    expect(mail!.subject).toBe('[SIMULACRO] Evacuación <b>');
    expect(mail!.text).toMatch(/^\*\*\* SIMULACRO \*\*\*/);
    expect(mail!.text).toContain('No hay una emergencia real');
    expect(mail!.text).toContain('Salgan al patio norte.\n\nNo usen el ascensor.');
    expect(mail!.html).toContain('Evacuación &lt;b&gt;');
    expect(mail!.html).not.toContain('Evacuación <b>');
    expect(mail!.text).toMatch(/\nhttp:\/\/aromos\.localhost\/alert\/[\w-]{64}\n/);
  });

  test('reminds by e-mail those who have not answered, in their language and with the latest update', async () => {
    const [teacher, head] = [await getUserId('docente'), await getUserId('direccion')];
    const teacherToken = await school().as('docente');
    await school().call('updatePreferences', { token: teacherToken, body: { language: 'en' } });
    const { id } = await send({ ...drill, ...to(teacher, head) });
    await expect.poll(() => school().mails.length).toBe(2);
    const answer = { token: await school().as('direccion'), path: { id }, body: { state: 'safe' } };
    expect((await school().call('acknowledgeNotification', answer)).status).toBe(204);
    const reminding = { token: token(), path: { id } };
    const remind = async () => (await school().call('remindUnanswered', reminding)).data.data.recipients;
    expect(await remind()).toBe(1);
    await expect.poll(() => school().mails.length).toBe(3);
    const first = school().mails[2]!;
    expect(first).toMatchObject({
      to: { address: 'docente@aromos.example' },
      subject: '[DRILL] Reminder: Evacuación <b>',
      priority: 'urgent',
    });
    expect(first.text).toContain('Reminder: you haven’t answered this drill');
    expect(first.text).toContain('Salgan al patio norte.');
    const update = { token: token(), path: { id }, body: { content: 'Ahora al patio sur.' } };
    expect((await school().call('followUpNotification', update)).status).toBe(200);
    await expect.poll(() => school().mails.length).toBe(5);
    await wake(3);
    expect(await remind()).toBe(1);
    await expect.poll(() => school().mails.length).toBe(6);
    const second = school().mails[5]!;
    expect(second.text).toContain('Update · Ahora al patio sur.\n\nSalgan al patio norte.');
    expect(second.date).toEqual(school().clock.now);
    expect(new Set(school().mails.map((mail) => mail.id)).size).toBe(6);
  });

  test('names a real alert as real', async () => {
    const inspector = await school().as('inspectoria');
    const me = (await school().call('getCurrentUser', { token: inspector })).data.data;
    await school().call('setUserPin', { token: token(), path: { id: me.id }, body: { pin: '739154' } });
    const body = { ...drill, mode: 'real', pin: '739154', ...to(await getUserId('docente')) };
    expect((await school().call('createNotification', { token: inspector, body })).status).toBe(201);
    const urgent = () => school().mails.filter(({ priority }) => priority === 'urgent');
    await expect.poll(() => urgent().map(({ subject }) => subject)).toEqual(['[ALERTA REAL] Evacuación <b>']);
  });

  test('writes in the language of the person', async () => {
    const teacher = await school().as('docente');
    const body = { language: 'ar' };
    expect((await school().call('updatePreferences', { token: teacher, body })).data.data.language).toBe(
      'ar',
    );
    await send({ ...drill, ...to(await getUserId('docente')) });
    await expect.poll(() => school().mails.length).toBe(1);
    expect(school().mails[0]!.subject).toContain('[تدريب]');
    expect(school().mails[0]!.html).toContain('<html lang="ar" dir="rtl">');
    expect(school().mails[0]!.html).toContain('<h1 dir="ltr"');
  });

  test('names the kind of an alert in the language of the person, except at the end of a drill', async () => {
    const [teacher, head] = [await getUserId('docente'), await getUserId('direccion')];
    const teacherToken = await school().as('docente');
    await school().call('updatePreferences', { token: teacherToken, body: { language: 'en' } });
    const kind = { alert_kind: 'medical', title: 'Emergencia médica en el patio' };
    const { id } = await send({ ...drill, ...kind, ...to(teacher, head) });
    await expect.poll(() => school().mails.length).toBe(2);
    const getMails = (role: string) => school().mails.filter((mail) => mail.to.address.startsWith(role));
    expect(getMails('docente')[0]).toMatchObject({
      subject: '[DRILL] Medical emergency · Emergencia médica en el patio',
      text: expect.stringMatching(/\nMedical emergency\n/) as string,
    });
    // In the language of the title it would say the same twice.
    expect(getMails('direccion')[0]!.subject).toBe('[SIMULACRO] Emergencia médica en el patio');
    const end = { token: token(), path: { id }, body: { content: 'Back to class.' } };
    expect((await school().call('endEmergency', end)).status).toBe(200);
    await expect.poll(() => school().mails.length).toBe(4);
    const ended = getMails('docente')[1]!;
    expect(ended.subject).toBe('[DRILL ENDED] Emergencia médica en el patio');
    expect(`${ended.text}${ended.html}`).not.toMatch(/emergency/i);
  });

  test('has the prepared text of an alert in the language of the person', async () => {
    const [teacher, head] = [await getUserId('docente'), await getUserId('direccion')];
    const teacherToken = await school().as('docente');
    await school().call('updatePreferences', { token: teacherToken, body: { language: 'fr' } });
    const { data: names } = await school().call('getCollege', { token: token() });
    const inSchool = (text: string) => text.replaceAll('{place}', names.data.name);
    const { title, content } = texts.es.alerts.gas;
    const alert = { alert_kind: 'gas', title, content: inSchool(content) };
    await send({ ...drill, ...alert, ...to(teacher, head) });
    await expect.poll(() => school().mails.length).toBe(2);
    const getText = (role: string) => school().mails.find((mail) => mail.to.address.startsWith(role))!.text;
    expect(getText('docente')).toContain(inSchool(texts.fr.alerts.gas.content));
    expect(getText('direccion')).toContain(inSchool(content));
  });

  test('sends a scheduled notification by e-mail when its time comes', async () => {
    const scheduled_at = new Date(school().clock.now.getTime() + 60_000).toISOString();
    await send({ ...ordinary, scheduled_at, ...to(await getUserId('docente')) });
    expect(await rows()).toEqual([]);
    await wake(2);
    await expect.poll(() => school().mails.length).toBe(1);
    expect(school().mails[0]).toMatchObject({ subject: 'Reunión', priority: 'bulk' });
  });

  test('does not send ordinary notifications to a person who wants none, but alerts', async () => {
    const [teacher, head] = [await getUserId('docente'), await getUserId('direccion')];
    const teacherToken = await school().as('docente');
    const email = { kind: 'notifications', frequency: 'app_only' };
    const preferences = { token: teacherToken, body: { email } };
    expect((await school().call('updatePreferences', preferences)).status).toBe(200);
    const { emails } = (await school().call('getPreferences', { token: teacherToken })).data.data;
    expect(emails[0]).toEqual({ ...email, locked: false });
    const { id } = await send({ ...ordinary, ...to(teacher, head) });
    await expect.poll(states).toEqual({ sent: 1 });
    expect(school().mails.map((mail) => mail.to.address)).toEqual(['direccion@aromos.example']);
    const listed = await school().call('listNotificationRecipients', { token: token(), path: { id } });
    expect(listed.data.data.find(({ person }) => person.id === teacher)!.email).toBeNull();
    await send({ ...drill, ...to(teacher) });
    await expect.poll(() => school().mails.length).toBe(2);
    expect(school().mails[1]!.to.address).toBe('docente@aromos.example');
  });

  test('switches ordinary e-mails off by the one-click address, for its person only', async () => {
    const teacher = await getUserId('docente');
    await send({ ...ordinary, ...to(teacher) });
    await expect.poll(() => school().mails.length).toBe(1);
    const address = new URL(school().mails[0]!.unsubscribe!);
    const post = (url: string, host = 'aromos.localhost') =>
      school().app.inject({
        method: 'POST',
        url,
        headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
    const altered = `${address.pathname.slice(0, -2)}${address.pathname.endsWith('AA') ? 'BB' : 'AA'}`;
    expect((await post(altered)).statusCode).toBe(404);
    expect((await post(address.pathname, 'puertoclaro.localhost')).statusCode).toBe(404);
    expect((await post(address.pathname)).statusCode).toBe(204);
    expect((await post(address.pathname)).statusCode).toBe(204);
    const off = await school().arrange((tx) =>
      tx
        .selectFrom('users')
        .select(['id', 'email_choices'])
        .where(sql<boolean>`email_choices <> '{}'`)
        .execute(),
    );
    expect(off).toEqual([{ id: teacher, email_choices: { notifications: 'app_only' } }]);
  });

  test('queues five thousand e-mails in one statement', async () => {
    const add = sql`
      insert into users (college_id, id, name, email, password_hash, status, search_text, created_at, updated_at)
      select college_id, gen_random_uuid(), 'Ana', 'many' || n || '@aromos.example', 'x', 'active', 'ana', created_at, created_at
      from (select college_id, created_at from users limit 1) one, generate_series(1, 5000) n`;
    await school().arrange((tx) => add.execute(tx));
    const statements: string[] = [];
    school().watch((statement) => statements.push(statement));
    const { counts } = await send(ordinary);
    school().watch(undefined);
    expect(counts.recipients).toBeGreaterThan(5000);
    // Digests are queued in the background.
    const queued = /insert into deliveries \(college_id, "notification_id"/;
    expect(statements.filter((statement) => queued.test(statement))).toHaveLength(1);
    expect(await rows()).toHaveLength(counts.recipients);
    await school().arrange(async (tx) => {
      await tx.deleteFrom('deliveries').execute();
      await tx.deleteFrom('users').where('email', 'like', 'many%').execute();
    });
  }, 60_000);
});

import { expect, test, describe } from 'vitest';
import { prepareNotificationMails } from '../testing/notificationMails.ts';
import { usualDatabases } from '../testing/openSchool.ts';
import { queueDigests } from './digests.ts';

describe.each(usualDatabases)('e-mails about unread messages on $name', (database) => {
  const { school, getUserId, rows, wake } = prepareNotificationMails(database);
  let count = 0;

  const begin = async () => {
    const body = { kind: 'group', name: 'Jefaturas', member_ids: [await getUserId('docente')] };
    const token = await school().as('administrador');
    return (await school().call('createConversation', { token, body })).data.data.id;
  };
  const send = async (id: string, text: string) => {
    const body = { client_id: `correo-${(count += 1)}`, body: text };
    const token = await school().as('administrador');
    expect((await school().call('createMessage', { token, path: { id }, body })).status).toBe(201);
  };
  const choose = async (frequency: string) => {
    const body = { email: { kind: 'messages', frequency } };
    const token = await school().as('docente');
    expect((await school().call('updatePreferences', { token, body })).status).toBe(200);
  };
  /** Queues and sends what is due at a time. */
  const mailsAt = async (time: string) => {
    school().clock.now = new Date(time);
    const collegeId = (
      await school().arrange((tx) => tx.selectFrom('users').select('college_id').executeTakeFirstOrThrow())
    ).college_id;
    const before = school().mails.length;
    while (await school().arrange((tx) => queueDigests(tx, collegeId, school().clock.now)));
    await wake();
    await expect.poll(async () => (await rows()).filter(({ state }) => state === 'queued')).toEqual([]);
    return school().mails.slice(before);
  };
  const travelling = async (work: () => Promise<void>) => {
    const real = school().clock.now;
    school().clock.now = new Date('2026-11-25T15:00:00Z');
    await school().arrange((tx) => tx.deleteFrom('digest_items').execute());
    await work().finally(() => {
      school().clock.now = real;
    });
  };

  test('names the conversation, the number and the authors, but not the text', () =>
    travelling(async () => {
      await choose('immediately');
      const id = await begin();
      await send(id, 'La reunión es secreta');
      await send(id, 'Y hoy');
      expect(await mailsAt('2026-11-25T15:29:00Z')).toEqual([]);
      const [mail, ...others] = await mailsAt('2026-11-25T15:31:00Z');
      expect(others).toEqual([]);
      expect(mail!.to.address).toBe('docente@aromos.example');
      expect(mail!.subject).toContain('Mensajes sin leer');
      expect(mail!.text).toContain('Jefaturas');
      expect(mail!.text).toContain('2 mensajes sin leer de');
      expect(mail!.text).toContain(`/messenger/${id}`);
      expect(mail!.text).not.toContain('secreta');
      expect(await mailsAt('2026-11-25T16:31:00Z')).toEqual([]);
      await send(id, 'Otra cosa');
      expect(await mailsAt('2026-11-25T17:02:00Z')).toHaveLength(1);
    }));

  test('waits for the daily summary, which is the default', () =>
    travelling(async () => {
      await choose('daily');
      const id = await begin();
      await send(id, 'Hola');
      expect(await mailsAt('2026-11-26T09:59:00Z')).toEqual([]);
      expect((await mailsAt('2026-11-26T10:00:30Z')).map(({ to }) => to.address)).toEqual([
        'docente@aromos.example',
      ]);
    }));

  test.each<[string, (id: string) => Promise<unknown>]>([
    [
      'has read the messages',
      async (id) =>
        school().call('markConversationRead', {
          token: await school().as('docente'),
          path: { id },
          body: { seq: 1 },
        }),
    ],
    [
      'has muted the conversation',
      async (id) =>
        school().call('updateConversationSettings', {
          token: await school().as('docente'),
          path: { id },
          body: { mute: 'until_changed' },
        }),
    ],
    [
      'has the school open',
      async () => {
        const user_id = await getUserId('docente');
        await school().arrange(async (tx) => {
          const { college_id } = await tx
            .selectFrom('users')
            .select('college_id')
            .where('id', '=', user_id)
            .executeTakeFirstOrThrow();
          await tx
            .insertInto('user_presence')
            .values({ college_id, user_id, online_at: new Date('2026-11-25T15:25:00Z') })
            .execute();
        });
      },
    ],
    ['chose to get none', () => choose('app_only')],
    [
      'has left the group',
      async (id) =>
        school().call('removeConversationMember', {
          token: await school().as('docente'),
          path: { id, user_id: await getUserId('docente') },
        }),
    ],
    [
      'sees that the message was deleted',
      async (id) => {
        const token = await school().as('administrador');
        const { data } = await school().call('listMessages', { token, path: { id } });
        await school().call('deleteMessage', { token, path: { id: data.data[0]!.id } });
      },
    ],
  ])('sends nothing to a person who %s', (_, act) =>
    travelling(async () => {
      await choose('immediately');
      const id = await begin();
      await send(id, 'Hola');
      await act(id);
      expect(await mailsAt('2026-11-25T15:31:00Z')).toEqual([]);
      await school().arrange((tx) => tx.deleteFrom('user_presence').execute());
    }),
  );
});

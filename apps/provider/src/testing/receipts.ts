import type { EventWrite, NotificationWrite, OperationId, PostWrite, ReceiptRecord } from '@school/domain';
import { dayAfter, localDay } from '../calendar/zone.ts';
import { testNow } from './fixed.ts';
import type { School } from './openSchool.ts';
import { readChoices, newEvent, newPost } from './writing.ts';

const zone = 'America/Santiago';

/** A school with an author, two readers, and calls about receipts. */
export async function openReceipts(school: School) {
  const token = await school.as('administrador');
  const teacher = await school.as('docente');
  const reader = await school.as('lectura');
  const choices = await readChoices(school, token);
  const pass = (minutes: number) => {
    school.clock.now = new Date(school.clock.now.getTime() + minutes * 60_000);
  };
  const inDays = (days: number) => dayAfter(localDay(zone, school.clock.now), days);
  const me = async (as: string) => (await school.call('getCurrentUser', { token: as })).data.data;
  const forTwo = async () => ({
    scope: 'restricted' as const,
    user_ids: [(await me(teacher)).id, (await me(reader)).id],
  });
  const create = async (operation: OperationId, body: object, as = token) => {
    const { status, data } = await school.call(operation, { token: as, body });
    if (status !== 201) throw new Error(`${operation}: ${JSON.stringify(data)}`);
    return (data as { data: { id: string } }).data.id;
  };
  const post = async (change: Partial<PostWrite> = {}) =>
    create('createPost', newPost(choices, { audience: await forTwo(), ...change }));
  const event = async (change: Partial<EventWrite> = {}) =>
    create('createEvent', newEvent({ audience: await forTwo(), ...change }));
  const notification = async (change: Partial<NotificationWrite> = {}) =>
    create('createNotification', {
      title: 'Actas',
      content: 'Se cierran el viernes.',
      audience: await forTwo(),
      status: 'sent',
      ...change,
    });
  const receipts = async (
    record: ReceiptRecord,
    id: string,
    query: Record<string, unknown> = {},
    as = token,
  ) => (await school.call('listReceipts', { token: as, path: { record, id }, query })).data;
  const remind = (record: ReceiptRecord, id: string, as = token) =>
    school.call('sendReminder', { token: as, path: { record, id } });
  const preview = async (record: ReceiptRecord, id: string) =>
    (await school.call('getReminderPreview', { token, path: { record, id } })).data.data;
  const confirm = (record: ReceiptRecord, id: string, as = teacher) =>
    school.call('confirmRead', { token: as, path: { record, id } });
  const pending = async (as = teacher) =>
    (await school.call('listPendingConfirmations', { token: as })).data.data;
  /** The unread reminder about a record that a person received. */
  const reminderFor = async (as: string, id: string) => {
    const query = { 'filter[unread]': true, limit: 100 };
    const { data } = await school.call('listNotifications', { token: as, query });
    return data.data.find(({ about }) => about?.id === id);
  };

  const views = {
    post: [post, 'markPostRead'],
    event: [event, 'markEventRead'],
    notification: [notification, 'markNotificationRead'],
  } as const;

  /** Resets the clock and the rate limits. */
  const reset = async () => {
    school.clock.now = testNow;
    await school.db.deleteFrom('rate_limits').execute();
  };
  return {
    token,
    teacher,
    reader,
    choices,
    reset,
    pass,
    inDays,
    me,
    forTwo,
    create,
    post,
    event,
    notification,
    receipts,
    remind,
    preview,
    confirm,
    pending,
    reminderFor,
    views,
  };
}

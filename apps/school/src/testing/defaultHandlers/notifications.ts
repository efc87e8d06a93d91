import {
  type AlertTemplate,
  type AnswerData,
  type AudienceWrite,
  type BoardRow,
  type ChannelDelivery,
  fullName,
  type ManagedNotification,
  type Notification,
  type NotificationRecipient,
} from '@school/domain';
import {
  courses,
  grades,
  managedNotifications,
  notifications,
  places,
  roles,
  users,
} from '@school/domain/fixtures';
import { pageMeta, noLinks, ok, onePage, type Handlers } from '../handlers.ts';

/** Returns a page of sent notifications with the server's counts. */
export function managedResponse(
  list: readonly ManagedNotification[],
  total = list.length,
): AnswerData<'listManagedNotifications'> {
  const count = (status: ManagedNotification['status']) => list.filter((one) => one.status === status).length;
  return {
    data: [...list],
    links: noLinks,
    meta: {
      ...pageMeta(list.length, total),
      counts: {
        all: total,
        draft: count('draft'),
        scheduled: count('scheduled'),
        sent: count('sent'),
        cancelled: count('cancelled'),
      },
    },
  };
}

/** Returns all received notifications as one page. */
export const receivedResponse = (list: readonly Notification[]): AnswerData<'listNotifications'> => ({
  data: [...list],
  meta: { before: null, after: null, limit: 30 },
});

const managed = Object.values(managedNotifications) as ManagedNotification[];
const received = (Object.values(notifications) as Notification[]).toSorted((one, other) =>
  (other.sent_at ?? '').localeCompare(one.sent_at ?? ''),
);
const person = (user: (typeof users)[keyof typeof users]) => ({
  id: user.id,
  name: fullName(user),
  avatar: null,
});
const people = Object.values(users).map(person);

const boardStates = ['needs_help', 'sent', 'delivered', 'seen', 'safe', 'safe', 'safe'] as const;
const courseIds = Object.values(courses).map(({ id }) => id);
const placeIds = Object.values(places).map(({ id }) => id);

/** Returns a board with as many people as names, in the order of the provider. */
export function boardResponse(
  change: Partial<AnswerData<'getNotificationBoard'>> = {},
): AnswerData<'getNotificationBoard'> {
  const data: BoardRow[] = boardStates.map((state, at) => ({
    person: people[at]!,
    phone: at === 1 ? null : `+5691234560${at}`,
    state,
    at: state === 'sent' ? null : '2026-09-08T10:36:00-03:00',
    received_at: null,
    failure: null,
    location: state === 'needs_help' ? 'Laboratorio' : null,
    note: state === 'needs_help' ? 'Una persona no puede bajar la escalera.' : null,
    set_by: at === 6 ? people[0]! : null,
    place_ids: [placeIds[at % placeIds.length]!],
    course_ids: at < 4 ? [courseIds[at % courseIds.length]!] : [],
  }));
  const rows = change.data ?? data;
  const count = (state: BoardRow['state']) => rows.filter((row) => row.state === state).length;
  const [safe, help] = [count('safe'), count('needs_help')];
  return {
    data: rows,
    counts: {
      recipients: rows.length,
      delivered: rows.length - count('sent'),
      seen: rows.length - count('sent') - count('delivered'),
      acknowledged: safe + help,
      safe,
      needs_help: help,
      failed: 0,
    },
    notification: managedNotifications.simulacro as ManagedNotification,
    reminders: [],
    ...change,
  };
}
const sent = (
  state: ChannelDelivery['state'],
  failure: ChannelDelivery['failure'] = null,
): ChannelDelivery => ({
  state,
  at: state === 'queued' ? null : '2026-09-08T10:35:40-03:00',
  failure,
  reply: failure === 'bounced' ? '550 5.1.1 User unknown' : null,
});
/** A recipient in each state, whose deliveries are in each state too. */
export const recipients: NotificationRecipient[] = [
  { state: 'needs_help' as const, email: sent('failed', 'mailbox_refused'), push: sent('sent') },
  { state: 'failed' as const, email: sent('failed', 'account_inactive') },
  { state: 'sent' as const, email: sent('queued'), push: sent('failed', 'no_device') },
  { state: 'delivered' as const, email: sent('sent'), push: sent('queued'), sms: sent('sent') },
  { state: 'seen' as const, email: null, sms: sent('failed', 'number_refused') },
  { state: 'safe' as const, email: sent('sent') },
].map((one, at) => ({
  push: null,
  sms: null,
  ...one,
  person: people[at]!,
  at: one.state === 'sent' || one.state === 'failed' ? null : '2026-09-08T10:36:00-03:00',
  failure: one.state === 'failed' ? 'account_suspended' : null,
}));
const deliveryCounts = {
  email: { queued: 1, sent: 2, failed: 2 },
  push: { queued: 1, sent: 1, failed: 1 },
  sms: { queued: 0, sent: 1, failed: 1 },
};

/** Prepared texts of alerts; the gas leak's was changed by the school. */
export const alertTemplates: AlertTemplate[] = (
  ['earthquake', 'fire', 'gas', 'lockdown', 'evacuation', 'medical', 'weather'] as const
).map((kind) => ({
  kind,
  title: 'Evacúen',
  content: `Salgan de {place}: ${kind}.`,
  language: 'es',
  customized: kind === 'gas',
}));

/** Default handlers of notifications. */
export const notificationAnswers: Handlers = {
  searchAudience: ({ query }) => {
    const q = (query.get('q') ?? '').toLowerCase();
    return ok('searchAudience', onePage(people.filter(({ name }) => name.toLowerCase().includes(q))));
  },
  listAlertTemplates: ok('listAlertTemplates', { data: alertTemplates }),
  listOngoingEmergencies: ok('listOngoingEmergencies', { data: [], ended: [], help: [] }),
  listApprovalRequests: ok('listApprovalRequests', { data: [] }),
  countUnreadNotifications: ok('countUnreadNotifications', { data: { count: 2, emergencies: 1, drills: 0 } }),
  listNotifications: ({ query }) => {
    const unread = query.get('filter[unread]');
    const matching = received.filter((one) => unread === null || String(one.seen_at === null) === unread);
    return ok('listNotifications', receivedResponse(matching));
  },
  listManagedNotifications: ({ query }) => {
    const [status, emergency] = [query.get('filter[status]'), query.get('filter[emergency]')];
    const matching = managed.filter(
      (one) => (!status || one.status === status) && (!emergency || String(one.emergency) === emergency),
    );
    return ok('listManagedNotifications', managedResponse(matching));
  },
  getNotification: ({ path }) => {
    const isRequested = (one: { id: string }) => path.endsWith(one.id);
    const notification = managed.find(isRequested) ?? received.find(isRequested);
    return notification
      ? ok('getNotification', { data: notification })
      : { status: 404, data: { message: 'Not found.' } };
  },
  getNotificationBoard: () => ok('getNotificationBoard', boardResponse()),
  remindUnanswered: ok('remindUnanswered', {
    data: {
      id: '01990000-0000-7b21-8000-000000000001',
      author: people[0]!,
      recipients: 3,
      created_at: '2026-09-08T10:41:00-03:00',
      available_at: '2026-09-08T10:43:00-03:00',
    },
  }),
  listNotificationRecipients: ({ query }) => {
    const matches = (recipient: NotificationRecipient, channel: 'email' | 'push' | 'sms') => {
      const state = query.get(`filter[${channel}]`);
      return !state || recipient[channel]?.state === state;
    };
    const channels = ['email', 'push', 'sms'] as const;
    const page = onePage(recipients.filter((one) => channels.every((channel) => matches(one, channel))));
    return ok('listNotificationRecipients', {
      ...page,
      meta: { ...page.meta, deliveries: deliveryCounts, hold: null },
    });
  },
  countAudienceGroups: ok('countAudienceGroups', {
    data: {
      grades: Object.values(grades).map(({ id }) => ({ id, people: 71 })),
      courses: Object.values(courses).map(({ id }) => ({ id, people: 36 })),
      places: Object.values(places).map(({ id }) => ({ id, people: 412 })),
      roles: Object.values(roles).map(({ id }) => ({ id, people: 38 })),
    },
  }),
  previewAudience: ({ body }) => {
    const { audience } = body as { audience: AudienceWrite };
    const { scope, user_ids: named = [], exclude_user_ids: except = [] } = audience;
    const chosen = [audience.course_ids, audience.grade_ids, audience.place_ids, audience.role_ids];
    const groups = chosen.some((ids) => ids?.length);
    const reached = scope === 'all' || groups ? people : people.filter(({ id }) => named.includes(id));
    const left = reached.filter(({ id }) => !except.includes(id));
    return ok('previewAudience', {
      data: {
        count: scope === 'all' ? 96 : groups ? 14 : left.length,
        sample: left,
        excluded: [
          ...reached
            .filter(({ id }) => except.includes(id))
            .map((each) => ({ person: each, reason: 'excluded' as const })),
          ...(groups ? [{ person: people[6]!, reason: 'inactive' as const }] : []),
        ],
      },
    });
  },
  createNotification: ({ body }) => {
    const { status, scheduled_at } = body as { status: string; scheduled_at: string | null };
    const { turnosDePatio, reunionDeDepartamento, cambioDeSala } = managedNotifications;
    const written = status === 'draft' ? turnosDePatio : scheduled_at ? reunionDeDepartamento : cambioDeSala;
    return ok('createNotification', { data: written as ManagedNotification });
  },
  updateNotification: ok('updateNotification', {
    data: managedNotifications.reunionDeDepartamento as ManagedNotification,
  }),
  cancelNotification: ok('cancelNotification', {
    data: managedNotifications.tallerDeRobotica as ManagedNotification,
  }),
  followUpNotification: ok('followUpNotification', {
    data: managedNotifications.simulacro as ManagedNotification,
  }),
  endEmergency: ok('endEmergency', { data: managedNotifications.fugaDeGas as ManagedNotification }),
  markNotificationRead: ok('markNotificationRead'),
  markAllNotificationsRead: ok('markAllNotificationsRead'),
  acknowledgeNotification: ok('acknowledgeNotification'),
};

import { type AnswerData, allows, type Integration, type Post } from '@school/domain';
import { useSession } from '../../data/DataRoot.tsx';
import { useQuery } from '../../data/useQuery.ts';
import { useDrafts } from '../../forms/useDrafts.ts';
import { isolate } from '../../intl/isolate.ts';
import { useText } from '../../intl/useText.ts';
import { useUnreadMessages } from '../../screen/useUnreadMessages.ts';
import type { PendingTask } from './pendingTask.ts';
import { useReceivedItems } from './useReceivedItems.ts';
import { ownDrafts, ownNotificationDrafts, ownScheduled, pendingPeople } from './homeQueries.ts';
import { eventPaths } from '../events/paths.ts';
import { integrationPaths } from '../integrations/paths.ts';
import { messengerPaths } from '../messenger/paths.ts';
import { notificationPaths } from '../notifications/paths.ts';
import { postPaths } from '../posts/paths.ts';
import { profilePaths } from '../profile/paths.ts';
import { userPaths } from '../users/paths.ts';

/** Forms that store drafts on the device. */
const forms = [
  { draft: 'new-post', href: postPaths.create.href(), untitled: 'home.unsentUntitled' },
  { draft: 'new-event', href: eventPaths.create.href(), untitled: 'home.unsentEvent' },
  {
    draft: 'new-notification',
    href: notificationPaths.create.href(),
    untitled: 'home.unsentNotification',
  },
] as const;

type Typed = Partial<Record<'title' | 'name', string>>;

/** Returns the user's pending tasks, most urgent first; undefined until all are loaded. */
export function usePendingTasks(): readonly PendingTask[] | undefined {
  const { user } = useSession();
  const may = (permission: Parameters<typeof allows>[1]) => user !== null && allows(user, permission);
  const writes = may('posts.write');
  const integrations = useQuery('listIntegrations', may('integrations.write') ? {} : null);
  const pending = useQuery('listUsers', may('users.write') ? pendingPeople : null);
  const drafts = useQuery('listPosts', writes ? ownDrafts : null);
  const scheduled = useQuery('listPosts', writes ? ownScheduled : null);
  const ownNotifications = useQuery(
    'listManagedNotifications',
    may('notifications.send') ? ownNotificationDrafts : null,
  );
  const alerts = useQuery('listOngoingEmergencies', {});
  const confirmations = useQuery('listPendingConfirmations', {});
  const messages = useMessagesItem();
  const typed = useTypedItems();
  const mails = useMailItems(integrations.data?.data);
  const pin = usePinItem();
  const people = usePeopleItem(pending.data?.meta.total ?? 0);
  const posts = usePostItems(drafts.data, scheduled.data);
  const notifications = useNotificationItems(ownNotifications.data);
  const received = useReceivedItems(alerts.data?.data, confirmations.data?.data);
  const queries = [alerts, confirmations, integrations, pending, drafts, scheduled, ownNotifications];
  if (queries.some(({ loading }) => loading)) return undefined;
  return [...received, ...messages, ...people, ...mails, ...pin, ...typed, ...posts, ...notifications];
}

function useMessagesItem(): PendingTask[] {
  const t = useText();
  const count = useUnreadMessages() ?? 0;
  if (count === 0) return [];
  const [title, detail] = [t('home.tasks.messages', { count }), t('home.tasks.messagesAction')];
  return [
    { id: 'messages', icon: 'message-square', title, detail, href: messengerPaths.conversation.href({}) },
  ];
}

function useTypedItems(): PendingTask[] {
  const t = useText();
  const drafts = useDrafts();
  return forms.flatMap(({ draft, href, untitled }) => {
    const values = drafts?.read<Typed>(draft)?.values;
    if (!values) return [];
    const title = values.title || values.name;
    return [
      {
        id: draft,
        icon: 'pencil' as const,
        title: title ? t('home.unsent', { title: isolate(title) }) : t(untitled),
        detail: t('home.continue'),
        href,
      },
    ];
  });
}

function useMailItems(integrations: readonly Integration[] | undefined): PendingTask[] {
  const t = useText();
  const smtp = integrations?.find(({ id }) => id === 'smtp');
  // E-mails that wait for a working server are only in transit.
  const count = smtp ? smtp.given_up + (smtp.problem ? smtp.waiting : 0) : 0;
  const server: PendingTask = {
    id: 'mailServer',
    icon: 'plug',
    title: t('home.mailServer'),
    detail: t('home.mailServer.action'),
    href: integrationPaths.smtp.href(),
  };
  const undelivered: PendingTask = {
    id: 'mails',
    icon: 'mail',
    title: t('home.mails', { count }),
    detail: t('home.mails.action'),
    href: integrationPaths.list.href(),
  };
  return [...(smtp?.state === 'failing' ? [server] : []), ...(count > 0 ? [undelivered] : [])];
}

function usePinItem(): PendingTask[] {
  const t = useText();
  const { user } = useSession();
  if (!user || user.has_pin || !allows(user, 'emergency.start')) return [];
  const [title, detail] = [t('home.noPin.title'), t('home.noPin.body')];
  return [{ id: 'pin', icon: 'key-round', title, detail, href: profilePaths.detail.href({ part: 'pin' }) }];
}

function usePeopleItem(count: number): PendingTask[] {
  const t = useText();
  if (count === 0) return [];
  const [title, detail] = [t('home.tasks.signUps', { count }), t('home.tasks.signUpsAction')];
  return [
    { id: 'people', icon: 'user-plus', title, detail, href: userPaths.list.href({ status: 'pending' }) },
  ];
}

/** Returns a task for drafts of notifications: a single one links to it, several to their list. */
function useNotificationItems(drafts: AnswerData<'listManagedNotifications'> | undefined): PendingTask[] {
  const t = useText();
  const draft = drafts?.data[0];
  if (!drafts || !draft) return [];
  const { total } = drafts.meta;
  return [
    {
      id: 'notificationDrafts',
      icon: 'pencil',
      title: t('home.tasks.notificationDrafts', { count: total }),
      detail: draft.title,
      time: draft.created_at,
      href:
        total === 1
          ? notificationPaths.detail.href({ id: draft.id })
          : notificationPaths.list.href({ status: 'draft' }),
    },
  ];
}

type OwnPosts = { data: readonly Post[]; meta: { total: number } } | undefined;

/** Returns tasks for drafts and scheduled posts: a single one links to the post, several to their list. */
function usePostItems(drafts: OwnPosts, scheduled: OwnPosts): PendingTask[] {
  const t = useText();
  const toTask = (list: OwnPosts, item: Omit<PendingTask, 'href' | 'detail'>, all: string): PendingTask[] => {
    const post = list?.data[0];
    if (!list || !post) return [];
    return [
      {
        ...item,
        detail: post.title,
        href: list.meta.total === 1 ? postPaths.detail.href({ id: post.id }) : all,
      },
    ];
  };
  const [draft, next] = [drafts?.data[0], scheduled?.data[0]];
  const [draftCount, scheduledCount] = [drafts?.meta.total ?? 0, scheduled?.meta.total ?? 0];
  return [
    ...toTask(
      drafts,
      {
        id: 'drafts',
        icon: 'pencil',
        title: t('home.tasks.drafts', { count: draftCount }),
        time: draft?.updated_at,
      },
      postPaths.list.href({ status: 'draft' }),
    ),
    ...toTask(
      scheduled,
      {
        id: 'scheduled',
        icon: 'clock',
        title: t('home.tasks.scheduled', { count: scheduledCount }),
        time: next?.published_at,
      },
      postPaths.list.href({ status: 'scheduled' }),
    ),
  ];
}

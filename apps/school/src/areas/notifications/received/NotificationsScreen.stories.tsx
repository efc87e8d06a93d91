import type { Notification, User } from '@school/domain';
import { notifications, users } from '@school/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { invalidate } from '../../../data/cache.ts';
import { ok, type Handlers } from '../../../testing/handlers.ts';
import { withApp } from '../../../testing/withApp.tsx';
import { receivedResponse } from '../../../testing/defaultHandlers/notifications.ts';
import { NotificationsScreen } from './NotificationsScreen.tsx';
import { notificationPaths } from '../paths.ts';

const meta = {
  title: 'Screens/Notifications',
  component: NotificationsScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NotificationsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (answers: Handlers = {}, user: User = users.administrador) => [
  withApp({ path: notificationPaths.received.href(), answers, user }),
];
const none = ok('countUnreadNotifications', { data: { count: 0, emergencies: 0, drills: 0 } });
const long = {
  ...notifications.cambioDeSala,
  title: 'Una notificación cuyo título no termina nunca, '.repeat(6).trim(),
  content: 'Un texto largo que sigue y sigue. '.repeat(20).trim(),
} as Notification;

export const Usual: Story = { decorators: at() };

export const ForAReader: Story = { decorators: at({}, users.lectura) };

export const AllRead: Story = { decorators: at({ countUnreadNotifications: none }) };

export const MoreToCome: Story = {
  decorators: at({
    listNotifications: ok('listNotifications', {
      ...receivedResponse(Object.values(notifications) as Notification[]),
      meta: { before: '1', after: null, limit: 30 },
    }),
  }),
};

let isGrown = false;

/** A notification arrived while the list is open. */
export const NewOneWaits: Story = {
  decorators: at({
    listNotifications: () => {
      const rows = Object.values(notifications) as Notification[];
      return ok('listNotifications', receivedResponse(isGrown ? rows : rows.slice(1)));
    },
  }),
  beforeEach() {
    isGrown = false;
  },
  async play({ canvas }) {
    const [, second] = Object.values(notifications);
    await canvas.findByRole('link', { name: second!.title }, { timeout: 10_000 });
    isGrown = true;
    invalidate(['listNotifications'], 'stream');
    await canvas.findByRole('button', { name: 'Mostrar 1 notificación nueva' }, { timeout: 10_000 });
  },
};

export const LongTexts: Story = {
  decorators: at({ listNotifications: ok('listNotifications', receivedResponse([long])) }),
};

export const Loading: Story = { decorators: at({ listNotifications: 'pending' }) };

export const NothingYet: Story = {
  decorators: at({
    listNotifications: ok('listNotifications', receivedResponse([])),
    countUnreadNotifications: none,
  }),
};

export const Failing: Story = {
  decorators: at({ listNotifications: { status: 500, data: { message: 'Server error.' } } }),
};

export const NotAllowed: Story = {
  decorators: at({}, { ...users.lectura, permissions: [] }),
};

export const Offline: Story = {
  decorators: [
    withApp({
      path: notificationPaths.received.href(),
      answers: { listNotifications: 'offline' },
      online: false,
    }),
  ],
};

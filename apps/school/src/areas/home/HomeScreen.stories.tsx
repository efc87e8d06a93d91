import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Integration, PendingConfirmation, Post } from '@school/domain';
import { integrations, notifications, posts, users } from '@school/domain/fixtures';
import { ok, type Handlers } from '../../testing/handlers.ts';
import { managedResponse } from '../../testing/defaultHandlers/notifications.ts';
import { postsResponse } from '../../testing/defaultHandlers/posts.ts';
import { usersResponse } from '../../testing/defaultHandlers/users.ts';
import { withApp } from '../../testing/withApp.tsx';
import { HomeScreen } from './HomeScreen.tsx';
import { homePaths } from './paths.ts';

const meta = {
  title: 'Screens/Home',
  component: HomeScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (answers: Handlers = {}, user: (typeof users)[keyof typeof users] = users.administrador) => [
  withApp({ path: homePaths.home.href(), answers, user }),
];

const pending = (
  record: PendingConfirmation['record'],
  { id, title }: { id: string; title: string },
  confirm_by: string,
): PendingConfirmation => ({ record, id, title, author: posts.fiestasPatrias.author, confirm_by });

export const Usual: Story = { decorators: at() };

export const ForAReader: Story = { decorators: at({}, users.lectura) };

/** Nothing is pending: today's events come first. */
export const NothingWaits: Story = {
  decorators: at({
    listIntegrations: ok('listIntegrations', { data: [] }),
    listUsers: ok('listUsers', usersResponse([])),
    listManagedNotifications: ok('listManagedNotifications', managedResponse([])),
    listPosts: ({ query }) =>
      ok(
        'listPosts',
        postsResponse(query.get('filter[author]') === 'me' ? [] : (Object.values(posts) as Post[])),
      ),
  }),
};

/** All kinds of pending tasks. */
export const MuchWaits: Story = {
  decorators: [
    withApp({
      path: homePaths.home.href(),
      user: { ...users.administrador, has_pin: false },
      answers: {
        listIntegrations: ok('listIntegrations', {
          data: [{ ...integrations.smtp, given_up: 10, waiting: 2, problem: 'timed_out' } as Integration],
        }),
        listPendingConfirmations: ok('listPendingConfirmations', {
          data: [
            pending('post', posts.fiestasPatrias, '2026-09-04'),
            pending('notification', notifications.actas, '2026-09-12'),
          ],
        }),
      },
    }),
  ],
};

export const Loading: Story = { decorators: at({ listPosts: 'pending' }) };

export const NothingYet: Story = { decorators: at({ listPosts: { status: 200, data: postsResponse([]) } }) };

export const Failing: Story = {
  decorators: at({ listPosts: { status: 500, data: { message: 'Server error.' } } }),
};

export const Offline: Story = {
  decorators: [withApp({ path: homePaths.home.href(), answers: { listPosts: 'offline' }, online: false })],
};

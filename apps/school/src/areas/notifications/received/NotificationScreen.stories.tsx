import type { Notification } from '@school/domain';
import { notifications, users } from '@school/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ok, type Handlers } from '../../../testing/handlers.ts';
import { withApp } from '../../../testing/withApp.tsx';
import { NotificationScreen } from './NotificationScreen.tsx';
import { notificationPaths } from '../paths.ts';

const meta = {
  title: 'Screens/Notification',
  component: NotificationScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NotificationScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const showing = (one: object, answers: Handlers = {}) => {
  const notification = one as Notification;
  return [
    withApp({
      path: notificationPaths.receivedOne.href({ id: notification.id }),
      user: users.docente,
      answers: { getNotification: ok('getNotification', { data: notification }), ...answers },
    }),
  ];
};
const { simulacro, vacunacion } = notifications;

export const Usual: Story = { decorators: showing(vacunacion) };

export const ConfirmationRequested: Story = {
  decorators: showing({ ...vacunacion, confirm_by: '2026-09-12' }),
};

export const ConfirmationOverdue: Story = {
  decorators: showing({ ...vacunacion, confirm_by: '2026-09-04' }),
};

export const AboutAPost: Story = {
  decorators: showing({ ...vacunacion, about: { kind: 'post', id: '01990000-0000-7a01-8000-000000000001' } }),
};

export const DrillWaiting: Story = { decorators: showing(simulacro) };

export const AnsweredSafe: Story = { decorators: showing({ ...simulacro, response: 'safe' }) };

export const AnsweredNeedsHelp: Story = { decorators: showing({ ...simulacro, response: 'needs_help' }) };

export const Over: Story = {
  decorators: showing({ ...simulacro, mode: 'real', closed_at: '2026-09-08T10:40:00-03:00' }),
};

export const LongTexts: Story = {
  decorators: showing({
    ...vacunacion,
    title: 'Una notificación cuyo título no termina nunca, '.repeat(2).trim(),
    content: 'Un texto largo que sigue y sigue. '.repeat(50).trim(),
  }),
};

export const Loading: Story = { decorators: showing(vacunacion, { getNotification: 'pending' }) };

export const NotThere: Story = {
  decorators: showing(vacunacion, { getNotification: { status: 404, data: { message: 'Not found.' } } }),
};

export const NotAllowed: Story = {
  decorators: showing(vacunacion, { getNotification: { status: 403, data: { message: 'Forbidden.' } } }),
};

export const Failing: Story = {
  decorators: showing(vacunacion, { getNotification: { status: 500, data: { message: 'Server error.' } } }),
};

export const Offline: Story = {
  decorators: [
    withApp({
      path: notificationPaths.receivedOne.href({ id: vacunacion.id }),
      answers: { getNotification: 'offline' },
      online: false,
    }),
  ],
};

import type { AlertApproval, ManagedNotification } from '@school/domain';
import { managedNotifications, users } from '@school/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { recipients } from '../../../testing/defaultHandlers/notifications.ts';
import { type Handlers, ok, onePage } from '../../../testing/handlers.ts';
import { withApp } from '../../../testing/withApp.tsx';
import { CollegeNotificationScreen } from './CollegeNotificationScreen.tsx';
import { notificationPaths } from '../paths.ts';

const meta = {
  title: 'Screens/CollegeNotification',
  component: CollegeNotificationScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CollegeNotificationScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const toPath = ({ id }: { id: string }) => notificationPaths.detail.href({ id });
const at = (
  notification: { id: string } = managedNotifications.cambioDeSala,
  answers: Handlers = {},
  query = '',
) => [withApp({ path: toPath(notification) + query, answers })];

const long = {
  ...managedNotifications.cambioDeSala,
  title: 'Una notificación cuyo título no termina nunca, '.repeat(2).trim(),
  content: 'Un texto largo que sigue y sigue. '.repeat(50).trim(),
} as ManagedNotification;

export const Usual: Story = { decorators: at() };

/** The mail server has reached its daily limit. */
export const EmailsWaiting: Story = {
  decorators: at(managedNotifications.cambioDeSala, {
    listNotificationRecipients: ok('listNotificationRecipients', {
      ...onePage(recipients),
      meta: {
        ...onePage(recipients).meta,
        deliveries: {
          email: { queued: 49, sent: 10, failed: 0 },
          push: { queued: 0, sent: 0, failed: 0 },
          sms: { queued: 0, sent: 0, failed: 0 },
        },
        hold: {
          problem: 'limit_reached',
          reply: '550 5.4.5 Daily user sending limit exceeded.',
          next_attempt_at: '2026-09-08T11:30:00-03:00',
        },
      },
    }),
  }),
};

export const EmergencyGoingOn: Story = { decorators: at(managedNotifications.simulacro) };

export const EmergencyOver: Story = { decorators: at(managedNotifications.fugaDeGas) };

export const Scheduled: Story = { decorators: at(managedNotifications.reunionDeDepartamento) };

/** A real alert that waits for a second person, and what can become of it. */
const decided = (approval: Partial<AlertApproval>): ManagedNotification => ({
  ...(managedNotifications.fugaDeGas as ManagedNotification),
  author: { id: users.administrador.id, name: 'Marcela Fuentes', avatar: null },
  status: approval.state === 'skipped' ? 'sent' : approval.state === 'requested' ? 'scheduled' : 'cancelled',
  can: { update: false, cancel: approval.state === 'requested', all_clear: false },
  approval: {
    state: 'requested',
    expires_at: '2026-09-08T10:55:00-03:00',
    decided_by: null,
    decided_at: null,
    reason: null,
    ...approval,
  },
});
const atApproval = (approval: Partial<AlertApproval>) =>
  at(managedNotifications.fugaDeGas, {
    getNotification: { status: 200, data: { data: decided(approval) } },
  });

export const WaitingForApproval: Story = { decorators: atApproval({}) };

export const WaitingForApprovalOnAPhone: Story = {
  ...WaitingForApproval,
  globals: { viewport: { value: 'phone' } },
};

export const ApprovalRejected: Story = {
  decorators: atApproval({ state: 'rejected', decided_by: 'Paula Cárcamo', reason: 'Falsa alarma.' }),
};

export const ApprovalExpired: Story = { decorators: atApproval({ state: 'expired' }) };

export const SentWithoutApproval: Story = {
  decorators: atApproval({ state: 'skipped', decided_by: 'Marcela Fuentes', reason: 'Nadie responde.' }),
};

export const Draft: Story = { decorators: at(managedNotifications.turnosDePatio) };

export const TakenBack: Story = { decorators: at(managedNotifications.tallerDeRobotica) };

export const Editing: Story = { decorators: at(managedNotifications.reunionDeDepartamento, {}, '?edit=1') };

export const LongTexts: Story = {
  decorators: at(long, { getNotification: { status: 200, data: { data: long } } }),
};

export const Loading: Story = { decorators: at(undefined, { getNotification: 'pending' }) };

export const PushNotDelivered: Story = { decorators: at(undefined, {}, '?push=failed') };

export const EmailsNotDelivered: Story = { decorators: at(undefined, {}, '?email=failed') };

export const RecipientsFailing: Story = {
  decorators: at(undefined, { listNotificationRecipients: 'offline' }),
};

export const NotThere: Story = { decorators: at({ id: '01990000-0000-7b01-8000-0000000000ff' }) };

export const Failing: Story = {
  decorators: at(undefined, { getNotification: { status: 500, data: { message: 'Server error.' } } }),
};

export const NotAllowed: Story = {
  decorators: [withApp({ path: toPath(managedNotifications.cambioDeSala), user: users.lectura })],
};

export const Offline: Story = {
  decorators: [
    withApp({
      path: toPath(managedNotifications.cambioDeSala),
      answers: { getNotification: 'offline' },
      online: false,
    }),
  ],
};

import type { ManagedNotification } from '@school/domain';
import { managedNotifications, users } from '@school/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import type { Handlers } from '../../../testing/handlers.ts';
import { withApp } from '../../../testing/withApp.tsx';
import { managedResponse } from '../../../testing/defaultHandlers/notifications.ts';
import { CollegeNotificationsScreen } from './CollegeNotificationsScreen.tsx';
import { notificationPaths } from '../paths.ts';

const meta = {
  title: 'Screens/CollegeNotifications',
  component: CollegeNotificationsScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CollegeNotificationsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (answers: Handlers = {}, path = notificationPaths.list.href()) => [withApp({ path, answers })];

const long = {
  ...managedNotifications.cambioDeSala,
  title: 'Una notificación cuyo título no termina nunca, '.repeat(8).trim(),
  author: {
    ...managedNotifications.cambioDeSala.author,
    name: 'María de los Ángeles Fernández-Undurraga Etcheverry de la Maza',
  },
} as ManagedNotification;

const listed = (rows: readonly ManagedNotification[], total?: number): Handlers => ({
  listManagedNotifications: { status: 200, data: managedResponse(rows, total) },
});

export const Usual: Story = { decorators: at() };

export const Narrowed: Story = {
  decorators: at({}, notificationPaths.list.href({ status: 'sent', emergency: 'true', q: 'evac' })),
};

export const ManyPages: Story = {
  decorators: at(listed(Object.values(managedNotifications) as ManagedNotification[], 10_000)),
};

export const LongTexts: Story = {
  decorators: at(listed([long, { ...long, id: `${long.id.slice(0, -1)}f` }])),
};

export const Loading: Story = { decorators: at({ listManagedNotifications: 'pending' }) };

export const NothingYet: Story = { decorators: at(listed([])) };

export const NothingFound: Story = {
  decorators: at(listed([]), notificationPaths.list.href({ q: 'inexistente' })),
};

export const Failing: Story = {
  decorators: at({ listManagedNotifications: { status: 500, data: { message: 'Server error.' } } }),
};

export const NotAllowed: Story = {
  decorators: [withApp({ path: notificationPaths.list.href(), user: users.lectura })],
};

export const Offline: Story = {
  decorators: [
    withApp({
      path: notificationPaths.list.href(),
      answers: { listManagedNotifications: 'offline' },
      online: false,
    }),
  ],
};

const choose =
  (title: string, from: number): Story['play'] =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(title) }));
    const items = await within(document.body).findAllByRole('menuitem');
    await userEvent.click(items.at(from) as HTMLElement);
  };

export const ConfirmingWithdrawal: Story = {
  decorators: at(),
  async play(context) {
    await choose('Reunión de departamento', -1)?.(context);
    await within(document.body).findByRole('alertdialog');
  },
};

export const GivingTheAllClear: Story = {
  decorators: at(),
  async play(context) {
    await choose('Simulacro: evacuación', 2)?.(context);
    await within(document.body).findByRole('dialog');
  },
};

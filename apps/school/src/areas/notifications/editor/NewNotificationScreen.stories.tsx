import type { User } from '@school/domain';
import { users } from '@school/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { emptyNotification, type NotificationValues } from '../notificationValues.ts';
import type { Handlers } from '../../../testing/handlers.ts';
import { storeDraft } from '../../../testing/storeDraft.ts';
import { withApp } from '../../../testing/withApp.tsx';
import { NewNotificationScreen } from './NewNotificationScreen.tsx';
import { notificationPaths } from '../paths.ts';

const meta = {
  title: 'Screens/NewNotification',
  component: NewNotificationScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NewNotificationScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const path = notificationPaths.create.href();
const words = {
  title: 'Evacúen hacia la cancha norte',
  content: 'Salgan con su curso por la escalera norte.\nNo usen el ascensor.',
};
const everyone = { scope: 'all' } as const;
const draft = (values: Partial<NotificationValues>, user?: User) =>
  storeDraft('new-notification', { ...emptyNotification, ...words, ...values }, user);
const at = (
  answers: Handlers = {},
  stored: Record<string, string> = {},
  user: User = users.administrador,
) => [withApp({ path, answers, stored, user })];

const send: Story['play'] = async ({ canvas, canvasElement, userEvent }) => {
  await canvas.findAllByRole('textbox');
  const buttons = [...canvasElement.querySelectorAll('button[type=submit]')];
  await userEvent.click(buttons.at(-1) as HTMLElement);
};
export const Empty: Story = { decorators: at() };

export const Incomplete: Story = { decorators: at(), play: send };

export const Later: Story = {
  decorators: at({}, draft({ audience: everyone, when: 'later', scheduledAt: '2030-03-04T08:00:00-03:00' })),
};

export const InOnesOwnPart: Story = { decorators: at({}, {}, users.docente) };

export const RecipientsLoading: Story = {
  decorators: at({ listCourses: 'pending', previewAudience: 'pending' }),
};

export const RecipientsFailing: Story = {
  decorators: at({ listCourses: 'offline', previewAudience: 'offline' }),
};

export const NotAllowed: Story = { decorators: [withApp({ path, user: users.lectura })] };

export const LongTexts: Story = {
  decorators: at(
    {},
    draft({
      title: 'Una notificación cuyo título no termina nunca, '.repeat(4).trim(),
      content: 'Un texto largo que sigue y sigue. '.repeat(50).trim(),
      audience: everyone,
    }),
  ),
};

export const NotSent: Story = {
  decorators: at(
    { createNotification: { status: 500, data: { message: 'Server error.' } } },
    draft({ audience: everyone }),
  ),
  async play(context) {
    await send(context);
    await context.canvas.findByRole('alert');
  },
};

export const Offline: Story = {
  decorators: [withApp({ path, stored: draft({ audience: everyone }), online: false })],
};

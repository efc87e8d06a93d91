import type { User } from '@school/domain';
import { places, users } from '@school/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { emptyAlert, type NotificationValues } from '../notificationValues.ts';
import type { Handlers } from '../../../testing/handlers.ts';
import { storeDraft } from '../../../testing/storeDraft.ts';
import { withApp } from '../../../testing/withApp.tsx';
import { NewAlertScreen } from './NewAlertScreen.tsx';
import { notificationPaths } from '../paths.ts';

const meta = {
  title: 'Screens/NewAlert',
  component: NewAlertScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NewAlertScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const path = notificationPaths.createAlert.href();
const words = {
  title: 'Evacúen hacia la cancha norte',
  content: 'Salgan con su curso por la escalera norte.\nNo usen el ascensor.',
};
const draft = (values: Partial<NotificationValues> = {}, user?: User) =>
  storeDraft('new-alert', { ...emptyAlert, ...words, alertKind: 'gas', ...values }, user);
const at = (
  stored: Record<string, string> = {},
  user: User = users.administrador,
  answers: Handlers = {},
) => [withApp({ path, answers, stored, user })];

const openConfirmation: Story['play'] = async ({ canvas, canvasElement, userEvent }) => {
  await canvas.findAllByRole('textbox');
  await userEvent.click([...canvasElement.querySelectorAll('button[type=submit]')].at(-1) as HTMLElement);
  await within(document.body).findByRole('dialog');
};

export const Empty: Story = { decorators: at() };

export const AffectedPlace: Story = {
  decorators: at(),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Fuga de gas' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: places.central.name }));
    await canvas.findByText(/^La reciben solo/);
  },
};

export const Drill: Story = { decorators: at(draft({ mode: 'drill' })), play: openConfirmation };

export const RealEmergency: Story = { decorators: at(draft()), play: openConfirmation };

export const WrongPin: Story = {
  decorators: at(draft(), users.administrador, {
    createNotification: {
      status: 422,
      data: { message: 'The PIN is wrong.', errors: { pin: ['The PIN is wrong.'] }, attempts_left: 4 },
    },
  }),
  async play(context) {
    await openConfirmation(context);
    const dialog = within(await within(document.body).findByRole('dialog'));
    await context.userEvent.type(dialog.getByLabelText('Tu PIN'), '1111{Enter}');
    await dialog.findByText('PIN incorrecto. Te quedan 4 intentos.');
  },
};

const withoutPin: User = { ...users.administrador, has_pin: false };

export const WithoutPin: Story = {
  decorators: at(draft({}, withoutPin), withoutPin),
  play: openConfirmation,
};

export const NotAllowed: Story = { decorators: at({}, users.docente) };

import { demoPasswords } from '@school/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { withApp } from '../../../testing/withApp.tsx';
import type { Handlers } from '../../../testing/handlers.ts';
import { LoginScreen } from './LoginScreen.tsx';

const meta = {
  title: 'Screens/Login',
  component: LoginScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LoginScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (answers: Handlers = {}) => [withApp({ path: '/auth/login', user: null, answers })];

const fill: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox'), '12.345.678-5');
  const [password] = document.querySelectorAll<HTMLInputElement>('input[type=password]');
  if (password) await userEvent.type(password, demoPasswords.aromos);
};

const send: Story['play'] = async (context) => {
  await fill(context);
  const buttons = context.canvasElement.querySelectorAll<HTMLButtonElement>('button[type=submit]');
  for (const button of buttons) await context.userEvent.click(button);
};

export const Empty: Story = { decorators: at() };

export const Filled: Story = { decorators: at(), play: fill };

export const Incomplete: Story = {
  decorators: at(),
  async play({ canvas, canvasElement, userEvent }) {
    await canvas.findByRole('textbox');
    const buttons = canvasElement.querySelectorAll<HTMLButtonElement>('button[type=submit]');
    for (const button of buttons) await userEvent.click(button);
    await canvas.findAllByRole('link');
  },
};

export const Waiting: Story = { decorators: at({ login: 'pending' }), play: send };

export const WrongPassword: Story = {
  decorators: at({ login: { status: 422, data: { message: 'Invalid.', errors: { rut: ['Refused.'] } } } }),
  play: send,
};

export const TooManyTries: Story = {
  decorators: at({
    login: { status: 429, data: { message: 'Slow down.' }, headers: { 'retry-after': '42' } },
  }),
  play: send,
};

export const Offline: Story = { decorators: at({ login: 'offline' }), play: send };

export const Recovering: Story = {
  decorators: at(),
  async play({ canvas, userEvent }) {
    await canvas.findByRole('textbox');
    await userEvent.click(canvas.getAllByRole('link')[0] as HTMLElement);
    // The dialog is a lazy chunk, and hides the content behind it only once it renders.
    await within(document.body).findByRole('dialog');
  },
};

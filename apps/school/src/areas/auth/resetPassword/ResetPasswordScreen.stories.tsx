import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Handlers } from '../../../testing/handlers.ts';
import { withApp } from '../../../testing/withApp.tsx';
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx';

const meta = {
  title: 'Screens/ResetPassword',
  component: ResetPasswordScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ResetPasswordScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (answers: Handlers = {}) => [
  withApp({ path: '/auth/reset-password#token=abc&email=docente%40aromos.example', user: null, answers }),
];

const send: Story['play'] = async ({ canvas, canvasElement, userEvent }) => {
  await canvas.findByRole('textbox');
  for (const password of canvasElement.querySelectorAll('input[type=password]')) {
    await userEvent.type(password, 'un-secreto-largo');
  }
  for (const button of canvasElement.querySelectorAll('button[type=submit]')) await userEvent.click(button);
};

export const Empty: Story = { decorators: at() };

export const Done: Story = { decorators: at(), play: send };

export const LinkTooOld: Story = {
  decorators: at({
    resetPassword: { status: 422, data: { message: 'Invalid.', errors: { token: ['Expired.'] } } },
  }),
  play: send,
};

export const WithoutLink: Story = { decorators: [withApp({ path: '/auth/reset-password', user: null })] };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { colleges } from '@school/domain/fixtures';
import type { Handlers } from '../../../testing/handlers.ts';
import { withApp } from '../../../testing/withApp.tsx';
import { SignUpScreen } from './SignUpScreen.tsx';

const meta = {
  title: 'Screens/SignUp',
  component: SignUpScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SignUpScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (answers: Handlers = {}) => [withApp({ path: '/auth/signup-no', user: null, answers })];

const send: Story['play'] = async ({ canvas, canvasElement, userEvent }) => {
  const [name, surname, , email] = await canvas.findAllByRole('textbox');
  await userEvent.type(name as HTMLElement, 'Ignacia');
  await userEvent.type(surname as HTMLElement, 'Soto');
  await userEvent.type(email as HTMLElement, 'ignacia@aromos.example');
  for (const password of canvasElement.querySelectorAll('input[type=password]')) {
    await userEvent.type(password, 'un-secreto-largo');
  }
  for (const button of canvasElement.querySelectorAll('button[type=submit]')) await userEvent.click(button);
};

export const Empty: Story = { decorators: at() };

export const Requested: Story = { decorators: at(), play: send };

export const AddressRejected: Story = {
  decorators: at({ register: { status: 422, data: { message: 'Invalid.', errors: { email: ['Taken.'] } } } }),
  play: send,
};

export const Offline: Story = { decorators: at({ register: 'offline' }), play: send };

const confirming = (answers: Handlers = {}) => [
  withApp({ path: '/auth/signup-no#confirm=abc', user: null, answers }),
];

const confirm: Story['play'] = async ({ canvas, canvasElement, userEvent }) => {
  await canvas.findByRole('form');
  for (const password of canvasElement.querySelectorAll('input[type=password]')) {
    await userEvent.type(password, 'un-secreto-largo');
  }
  for (const button of canvasElement.querySelectorAll('button[type=submit]')) await userEvent.click(button);
};

export const Confirming: Story = { decorators: confirming() };

export const Confirmed: Story = { decorators: confirming(), play: confirm };

export const WrongPassword: Story = {
  decorators: confirming({
    confirmSignUp: { status: 422, data: { message: 'Invalid.', errors: { password: ['No.'] } } },
  }),
  play: confirm,
};

export const LinkUsed: Story = {
  decorators: confirming({ confirmSignUp: { status: 422, data: { message: 'Invalid.' } } }),
  play: confirm,
};

export const SwitchedOff: Story = {
  decorators: [
    withApp({
      path: '/auth/signup-no',
      user: null,
      stored: {
        'school.college': JSON.stringify({
          ...colleges.aromos,
          setting: { ...colleges.aromos.setting, sign_up_open: false },
        }),
      },
    }),
  ],
};

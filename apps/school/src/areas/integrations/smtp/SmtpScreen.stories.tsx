import { smtpSettings, users } from '@school/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { Handlers } from '../../../testing/handlers.ts';
import { withApp } from '../../../testing/withApp.tsx';
import { SmtpScreen } from './SmtpScreen.tsx';
import { integrationPaths } from '../paths.ts';

const meta = {
  title: 'Screens/Smtp',
  component: SmtpScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SmtpScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const path = integrationPaths.smtp.href();
const at = (answers: Handlers = {}) => [withApp({ path, answers })];
const rejected: Handlers = {
  testSmtp: {
    status: 200,
    data: {
      steps: [
        ...(['resolve', 'connect', 'greeting', 'secure'] as const).map((name) => ({
          name,
          ok: true,
          problem: null,
          detail: 'Done.',
          server_reply: null,
          took_ms: 64,
        })),
        {
          name: 'sign_in',
          ok: false,
          problem: 'wrong_password',
          detail: 'User name or password are not accepted.',
          server_reply: '535 5.7.8 Error: authentication failed',
          took_ms: 402,
        },
      ],
    },
  },
};
const tried: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /prueba|اختبار/ }));
  await canvas.findByRole('list', { name: /Pasos|خطوات/ });
};

export const Usual: Story = { decorators: at() };

const mailbox = smtpSettings.withMailbox;

export const WithMailbox: Story = {
  decorators: at({ getSmtpSettings: { status: 200, data: { data: mailbox } } }),
};

export const UnreadableMailbox: Story = {
  decorators: at({
    getSmtpSettings: {
      status: 200,
      data: { data: { ...mailbox, bounces: { ...mailbox.bounces!, problem: 'wrong_password' } } },
    },
  }),
};

export const NothingYet: Story = {
  decorators: at({ getSmtpSettings: { status: 200, data: { data: smtpSettings.none } } }),
};

export const Stopped: Story = { decorators: at(rejected), play: tried };

export const Delivered: Story = { decorators: at(), play: tried };

export const AnotherPassword: Story = {
  decorators: at(),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Cambiar|تغيير)$/ }));
  },
};

export const Incomplete: Story = {
  decorators: at({ getSmtpSettings: { status: 200, data: { data: smtpSettings.none } } }),
  async play({ canvas, canvasElement, userEvent }) {
    await canvas.findAllByRole('textbox');
    await userEvent.click(canvasElement.querySelector('button[type=submit]')!);
    await waitFor(() => expect(canvasElement.querySelector('main [aria-invalid=true]')).not.toBeNull());
  },
};

export const LongTexts: Story = {
  decorators: at({
    getSmtpSettings: {
      status: 200,
      data: {
        data: {
          ...smtpSettings.connected,
          host: `${'correo.saliente.'.repeat(10)}aromos.example`,
          from_name: 'Complejo Educacional Bicentenario '.repeat(3),
        },
      },
    },
  }),
};

export const ForAReader: Story = { decorators: [withApp({ path, user: users.docente })] };

export const Loading: Story = { decorators: at({ getSmtpSettings: 'pending' }) };

export const Failing: Story = {
  decorators: at({ getSmtpSettings: { status: 500, data: { message: 'Server error.' } } }),
};

export const Offline: Story = {
  decorators: [withApp({ path, answers: { getSmtpSettings: 'offline' }, online: false })],
};

import type { Notification } from '@school/domain';
import { notifications, users } from '@school/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { useScreen } from '../../screen/ScreenRoot.tsx';
import { ok, type Handlers } from '../../testing/handlers.ts';
import { withApp } from '../../testing/withApp.tsx';
import { Emergencies } from './Emergencies.tsx';

const drill: Notification = {
  ...(notifications.simulacro as Notification),
  closed_at: null,
  response: null,
  updates: [],
};
const gas: Notification = {
  ...drill,
  id: '01990000-0000-7b01-8000-0000000000ff',
  title: 'Evacúa',
  content:
    'Fuga de gas en el laboratorio de Ciencias.\nSal con tu curso por la escalera norte hasta la cancha. No uses el ascensor ni enciendas luces.',
  mode: 'real',
};

const at = (alerts: Notification[], answers: Handlers = {}, ended: Notification[] = []) => [
  withApp({
    path: '/app',
    user: users.docente,
    answers: {
      listOngoingEmergencies: ok('listOngoingEmergencies', { data: alerts, ended, help: [] }),
      ...answers,
    },
  }),
];

/** A screen below the banners. */
const Screen = () => {
  useScreen({ title: notifications.simulacro.title });
  return <Emergencies />;
};

const meta = {
  title: 'Screens/Emergencies',
  component: Emergencies,
  render: () => <Screen />,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Emergencies>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Real: Story = { decorators: at([gas]) };

export const Drill: Story = { decorators: at([drill]) };

/** After the answer the page can be used again; the banner stays until the end. */
export const Answered: Story = {
  decorators: at([
    { ...gas, response: 'safe' },
    { ...drill, response: 'needs_help' },
  ]),
};

const update = {
  id: '01990000-0000-7b02-8000-000000000001',
  content: 'Bomberos está en camino. Quédense en la cancha.',
  all_clear: false,
  author: gas.author,
  created_at: '2026-09-08T10:41:00-03:00',
};

/** The newest update is heavier than the instruction, in the takeover and in the banner. */
export const Updated: Story = { decorators: at([{ ...gas, updates: [update] }]) };
export const UpdatedAfterAnswer: Story = {
  decorators: at([{ ...gas, response: 'needs_help', updates: [update] }]),
};

/** Several ends are one banner. */
export const SeveralEnded: Story = {
  decorators: at(
    [],
    {},
    [gas, drill].map((alert) => ({
      ...alert,
      closed_at: update.created_at,
      end_unread: true,
      updates: [{ ...update, content: 'Vuelvan a sus salas.', all_clear: true }],
    })),
  ),
};

export const NotSent: Story = {
  decorators: at([gas], { acknowledgeNotification: 'offline' }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /Estoy a salvo|I’m safe/ }));
    await waitFor(() => expect(screen.getByText(/Aún no se ha enviado|It isn’t sent yet/)).toBeVisible());
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

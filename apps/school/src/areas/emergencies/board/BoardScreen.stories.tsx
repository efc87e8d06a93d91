import type { BoardRow, ManagedNotification } from '@school/domain';
import { managedNotifications } from '@school/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { boardResponse } from '../../../testing/defaultHandlers/notifications.ts';
import { ok, type Handlers } from '../../../testing/handlers.ts';
import { withApp } from '../../../testing/withApp.tsx';
import { boardPaths } from '../paths.ts';
import { BoardScreen } from './BoardScreen.tsx';

const simulacro = managedNotifications.simulacro as ManagedNotification;
const real: ManagedNotification = {
  ...simulacro,
  title: 'Evacúa',
  content: 'Fuga de gas en el laboratorio de Ciencias.\nSal con tu curso por la escalera norte.',
  mode: 'real',
};
const { data: rows } = boardResponse();
const [first] = rows as [BoardRow];

const at = (board = boardResponse(), answers: Handlers = {}) => [
  withApp({
    path: boardPaths.board.href({ id: simulacro.id }),
    answers: { getNotificationBoard: () => ok('getNotificationBoard', board), ...answers },
  }),
];

const meta = {
  title: 'Screens/AlertBoard',
  component: BoardScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BoardScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Real: Story = { decorators: at(boardResponse({ notification: real })) };

export const Drill: Story = {
  decorators: at(
    boardResponse({
      reminders: [
        {
          id: '01990000-0000-7b21-8000-000000000001',
          author: first.person,
          recipients: 3,
          created_at: '2026-09-08T10:41:00-03:00',
          available_at: '2026-09-08T10:43:00-03:00',
        },
      ],
    }),
  ),
};

export const EveryoneSafe: Story = {
  decorators: at(
    boardResponse({ data: rows.map((row) => ({ ...row, state: 'safe', location: null, note: null })) }),
  ),
};

/** The request for help was received after the end. */
export const Ended: Story = {
  decorators: at(
    boardResponse({
      data: rows.map((row) => (row === first ? { ...row, received_at: '2026-09-08T10:41:30-03:00' } : row)),
      notification: {
        ...real,
        closed_at: '2026-09-08T10:41:00-03:00',
        can: { update: false, cancel: false, all_clear: false },
      },
    }),
  ),
};

/** Five thousand people: only the visible ones are rendered. */
export const Crowd: Story = {
  decorators: at(
    boardResponse({
      notification: real,
      data: Array.from({ length: 5000 }, (_, index) => {
        const row = rows[index % rows.length]!;
        const number = String(index).padStart(12, '0');
        return {
          ...row,
          person: {
            ...row.person,
            id: `01990000-0000-7901-9000-${number}`,
            name: `${row.person.name} ${index}`,
          },
        };
      }),
    }),
  ),
};

export const LongText: Story = {
  decorators: at(
    boardResponse({
      notification: { ...real, title: 'Una alerta cuyo título no termina nunca, '.repeat(2).trim() },
      data: rows.map((row) => ({
        ...row,
        person: { ...row.person, name: `${row.person.name} de los Ríos y Montes de Oca Valenzuela` },
        note: 'Un texto largo que sigue y sigue. '.repeat(10).trim(),
      })),
    }),
  ),
};

export const Failing: Story = { decorators: at(boardResponse(), { getNotificationBoard: 'offline' }) };

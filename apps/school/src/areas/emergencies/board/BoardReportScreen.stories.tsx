import type { ManagedNotification } from '@school/domain';
import { managedNotifications } from '@school/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { boardResponse } from '../../../testing/defaultHandlers/notifications.ts';
import { type Handlers, ok } from '../../../testing/handlers.ts';
import { withApp } from '../../../testing/withApp.tsx';
import { boardPaths } from '../paths.ts';
import { BoardReportScreen } from './BoardReportScreen.tsx';

const simulacro = managedNotifications.simulacro as ManagedNotification;
const { id } = simulacro;
const at = (answers: Handlers = {}) => [withApp({ path: boardPaths.report.href({ id }), answers })];

const meta = {
  title: 'Screens/AlertReport',
  component: BoardReportScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BoardReportScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { decorators: at() };

export const LateAnswers: Story = {
  decorators: at({
    getNotificationBoard: ok(
      'getNotificationBoard',
      boardResponse({
        notification: { ...simulacro, closed_at: '2026-09-08T10:41:00-03:00' },
        data: boardResponse().data.map((row, index) => {
          const received_at = ['2026-09-08T10:41:30-03:00', '2026-09-09T07:30:00-03:00'][index / 4] ?? null;
          return { ...row, received_at };
        }),
      }),
    ),
  }),
};

export const Failing: Story = { decorators: at({ getNotificationBoard: 'offline' }) };

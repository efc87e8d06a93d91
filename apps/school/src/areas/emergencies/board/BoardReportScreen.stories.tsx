import { managedNotifications } from '@school/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Handlers } from '../../../testing/handlers.ts';
import { withApp } from '../../../testing/withApp.tsx';
import { boardPaths } from '../paths.ts';
import { BoardReportScreen } from './BoardReportScreen.tsx';

const { id } = managedNotifications.simulacro;
const at = (answers: Handlers = {}) => [withApp({ path: boardPaths.report.href({ id }), answers })];

const meta = {
  title: 'Screens/AlertReport',
  component: BoardReportScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BoardReportScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { decorators: at() };

export const Failing: Story = { decorators: at({ getNotificationBoard: 'offline' }) };

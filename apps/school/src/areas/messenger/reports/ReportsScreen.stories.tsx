import { messageReports, users } from '@school/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildMessage } from '../../../testing/defaultHandlers/messenger.ts';
import { type Handlers, ok, onePage } from '../../../testing/handlers.ts';
import { withApp } from '../../../testing/withApp.tsx';
import { messengerPaths } from '../paths.ts';
import { ExportDialog } from './ExportDialog.tsx';
import { ReportDialog } from './ReportDialog.tsx';
import { ReportsScreen } from './ReportsScreen.tsx';

const meta = {
  title: 'Screens/MessageReports',
  component: ReportsScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ReportsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const { open } = messageReports;
const list = (answers: Handlers = {}) => [withApp({ path: messengerPaths.reports.href(), answers })];
const close = () => undefined;

export const Usual: Story = { decorators: list() };

export const None: Story = {
  decorators: list({ listMessageReports: ok('listMessageReports', onePage([])) }),
};

export const Failing: Story = { decorators: list({ listMessageReports: 'offline' }) };

export const Exporting: Story = {
  render: () => <ExportDialog onClose={close} />,
  decorators: list(),
};

export const Reporting: Story = {
  render: () => <ReportDialog message={buildMessage(1, open.message.body)} onClose={close} />,
  decorators: [withApp({ path: messengerPaths.conversation.href(), user: users.docente })],
};

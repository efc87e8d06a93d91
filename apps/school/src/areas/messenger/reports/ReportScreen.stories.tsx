import { messageReports } from '@school/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Handlers } from '../../../testing/handlers.ts';
import { withApp } from '../../../testing/withApp.tsx';
import { messengerPaths } from '../paths.ts';
import { HandleDialog } from './HandleDialog.tsx';
import { ReportScreen } from './ReportScreen.tsx';

const meta = {
  title: 'Screens/MessageReport',
  component: ReportScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ReportScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const { open, handled } = messageReports;
const at = ({ id }: { id: string }, answers: Handlers = {}) => [
  withApp({ path: messengerPaths.report.href({ id }), answers }),
];
const close = () => undefined;

export const Open: Story = { decorators: at(open) };

export const Handled: Story = { decorators: at(handled) };

export const Handling: Story = {
  render: () => <HandleDialog report={open} onClose={close} />,
  decorators: at(open),
};

export const Missing: Story = {
  decorators: at(open, { getMessageReport: { status: 404, data: { message: 'Not found.' } } }),
};

import type { User } from '@school/domain';
import { notifications, users } from '@school/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { useScreen } from '../../screen/ScreenRoot.tsx';
import { approvalRequest } from '../../testing/approvalRequest.ts';
import { ok, type Handlers } from '../../testing/handlers.ts';
import { withApp } from '../../testing/withApp.tsx';
import { ApprovalRequests } from './ApprovalRequests.tsx';

const at = (answers: Handlers = {}, user: User = users.direccion) => [
  withApp({
    path: '/app',
    user,
    answers: { listApprovalRequests: ok('listApprovalRequests', { data: [approvalRequest] }), ...answers },
  }),
];

/** A screen below the dialog. */
const Screen = () => {
  useScreen({ title: notifications.simulacro.title });
  return <ApprovalRequests />;
};

const meta = {
  title: 'Screens/ApprovalRequests',
  component: ApprovalRequests,
  render: () => <Screen />,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ApprovalRequests>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The dialog's code is loaded with the first request, and the dialog fades in. */
const dialogIsOpen = () => waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());

export const Requested: Story = { decorators: at(), play: dialogIsOpen };

export const Rejecting: Story = {
  decorators: at(),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /Rechazar la alerta|Reject the alert/ }));
    await waitFor(() => expect(screen.getByRole('textbox')).toBeVisible());
  },
};

export const Postponed: Story = {
  decorators: at(),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /Decidir después|Decide later/ }));
    await waitFor(() => expect(screen.getByRole('button', { name: /Revisar|Review/ })).toBeVisible());
  },
};

export const WithoutPin: Story = {
  decorators: at({}, { ...users.direccion, has_pin: false }),
  play: dialogIsOpen,
};

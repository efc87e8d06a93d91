import { integrations, users } from '@school/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Handlers } from '../../testing/handlers.ts';
import { withApp } from '../../testing/withApp.tsx';
import { IntegrationsScreen } from './IntegrationsScreen.tsx';
import { integrationPaths } from './paths.ts';

const meta = {
  title: 'Screens/Integrations',
  component: IntegrationsScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof IntegrationsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const path = integrationPaths.list.href();
const at = (answers: Handlers = {}) => [withApp({ path, answers })];
const { smtp, calendar } = integrations;

export const Usual: Story = { decorators: at() };

export const AllWorking: Story = {
  decorators: at({
    listIntegrations: {
      status: 200,
      data: {
        data: [
          { ...smtp, state: 'working', problem: null, waiting: 0 },
          { ...calendar, state: 'working', connected: true, enabled: true, updated_at: smtp.updated_at },
        ],
      },
    },
  }),
};

export const SwitchedOff: Story = {
  decorators: at({
    listIntegrations: {
      status: 200,
      data: {
        data: [
          { ...smtp, waiting: 1250, given_up: 31, problem: 'certificate_wrong_host' },
          { ...calendar, connected: true, enabled: false, waiting: 12 },
        ],
      },
    },
  }),
};

export const ForAReader: Story = { decorators: [withApp({ path, user: users.docente })] };

export const Loading: Story = { decorators: at({ listIntegrations: 'pending' }) };

export const Failing: Story = {
  decorators: at({ listIntegrations: { status: 500, data: { message: 'Server error.' } } }),
};

export const Offline: Story = {
  decorators: [withApp({ path, answers: { listIntegrations: 'offline' }, online: false })],
};

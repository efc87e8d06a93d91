import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { Page } from '@school/ui';
import type { ReactNode } from 'react';
import { useScreen } from '../../../screen/ScreenRoot.tsx';
import { preferences, subscribedState } from '../../../testing/defaultHandlers/profile.ts';
import { fakePushBrowser } from '../../../testing/fakePushBrowser.ts';
import { type Handlers, ok } from '../../../testing/handlers.ts';
import { withApp } from '../../../testing/withApp.tsx';
import { profilePaths } from '../paths.ts';
import { PushPreferences } from './PushPreferences.tsx';

const meta = {
  title: 'Screens/Profile/Push',
  component: PushPreferences,
  parameters: { layout: 'fullscreen' },
  args: { browser: fakePushBrowser() },
} satisfies Meta<typeof PushPreferences>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The title and the page of the profile. */
function Frame({ children }: { children: ReactNode }) {
  useScreen();
  return <Page width="form">{children}</Page>;
}

const at = (answers: Handlers = {}): Decorator[] => [
  (Story) => (
    <Frame>
      <Story />
    </Frame>
  ),
  withApp({ path: profilePaths.detail.href({ part: 'preferences' }), answers }),
];
const switchedOn: Story['play'] = async ({ canvas, userEvent }) => {
  const [toggle] = await canvas.findAllByRole('switch');
  await userEvent.click(toggle!);
  await canvas.findByRole('status');
};

export const Off: Story = { decorators: at() };

export const On: Story = {
  args: { browser: fakePushBrowser({ permission: () => 'granted' }) },
  decorators: at({ getPushState: ok('getPushState', { data: subscribedState }) }),
};

export const KindsOff: Story = {
  args: { browser: fakePushBrowser({ permission: () => 'granted' }) },
  decorators: at({
    getPushState: ok('getPushState', { data: subscribedState }),
    getPreferences: ok('getPreferences', {
      data: { ...preferences, pushes: preferences.pushes.map((setting) => ({ ...setting, enabled: false })) },
    }),
  }),
};

export const Loading: Story = { decorators: at({ getPushState: 'pending' }) };

export const Offline: Story = { decorators: at({ getPushState: 'offline' }) };

export const Insecure: Story = {
  args: { browser: fakePushBrowser({ obstacle: () => 'insecure' }) },
  decorators: at(),
};

export const NotOnHomeScreen: Story = {
  args: { browser: fakePushBrowser({ obstacle: () => 'homeScreen' }) },
  decorators: at(),
};

export const Unsupported: Story = {
  args: { browser: fakePushBrowser({ obstacle: () => 'unsupported' }) },
  decorators: at(),
};

export const Denied: Story = {
  args: { browser: fakePushBrowser({ permission: () => 'denied' }) },
  decorators: at(),
};

export const Dismissed: Story = {
  args: { browser: fakePushBrowser({ subscribe: async () => ({ fault: 'dismissed' }) }) },
  decorators: at(),
  play: switchedOn,
};

export const PushServiceSilent: Story = {
  args: { browser: fakePushBrowser({ subscribe: async () => ({ fault: 'timedOut' }) }) },
  decorators: at(),
  play: switchedOn,
};

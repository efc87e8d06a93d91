import { Page } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useScreen } from '../../screen/ScreenRoot.tsx';
import { withApp } from '../../testing/withApp.tsx';
import { MessageRetentionPart } from './MessageRetentionPart.tsx';
import { collegePaths } from './paths.ts';

/** The part of the screen of the school. */
const Screen = () => {
  useScreen();
  return (
    <Page width="form">
      <MessageRetentionPart />
    </Page>
  );
};

const meta = {
  title: 'Screens/MessageRetention',
  component: MessageRetentionPart,
  render: () => <Screen />,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MessageRetentionPart>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = collegePaths.detail.href();

export const Usual: Story = { decorators: [withApp({ path })] };

export const Failing: Story = {
  decorators: [withApp({ path, answers: { getMessageRetention: 'offline' } })],
};

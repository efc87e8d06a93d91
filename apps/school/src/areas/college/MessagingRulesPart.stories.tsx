import { Page } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { useScreen } from '../../screen/ScreenRoot.tsx';
import { messagingRules } from '../../testing/defaultHandlers/school.ts';
import { type Handlers, ok } from '../../testing/handlers.ts';
import { withApp } from '../../testing/withApp.tsx';
import { MessagingRulesPart } from './MessagingRulesPart.tsx';
import { collegePaths } from './paths.ts';

/** The part of the screen of the school. */
const Screen = () => {
  useScreen();
  return (
    <Page width="form">
      <MessagingRulesPart />
    </Page>
  );
};

const meta = {
  title: 'Screens/SchoolMessages',
  component: MessagingRulesPart,
  render: () => <Screen />,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MessagingRulesPart>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (answers: Handlers = {}) => [withApp({ path: collegePaths.detail.href(), answers })];
const none = ok('listMessagingRules', {
  data: messagingRules.map((rule, index) => (index === 3 ? { ...rule, to_role_ids: [] } : rule)),
});

export const Usual: Story = { decorators: at() };

export const RepliesOnly: Story = { decorators: at({ listMessagingRules: none }) };

export const NoRoles: Story = {
  decorators: at({ listMessagingRules: ok('listMessagingRules', { data: [] }) }),
};

export const OnAPhone: Story = { ...RepliesOnly, globals: { viewport: { value: 'phone' } } };

export const ChangeNotSaved: Story = {
  decorators: at({ updateMessagingRule: { status: 500, data: { message: 'Server error.' } } }),
  async play({ canvas, canvasElement, userEvent }) {
    const [box] = await canvas.findAllByRole('checkbox');
    await userEvent.click(box!);
    await waitFor(() => expect(canvasElement.querySelector('[aria-invalid=true]')).not.toBeNull());
  },
};

export const Loading: Story = { decorators: at({ listMessagingRules: 'pending' }) };

export const Failing: Story = { decorators: at({ listMessagingRules: 'offline' }) };

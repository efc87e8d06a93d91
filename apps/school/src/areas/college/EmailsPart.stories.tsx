import { Page } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { useScreen } from '../../screen/ScreenRoot.tsx';
import { preferences } from '../../testing/defaultHandlers/profile.ts';
import { type Handlers, ok } from '../../testing/handlers.ts';
import { withApp } from '../../testing/withApp.tsx';
import { EmailsPart } from './EmailsPart.tsx';
import { collegePaths } from './paths.ts';

/** The part of the screen of the school. */
const Screen = () => {
  useScreen();
  return (
    <Page width="form">
      <EmailsPart />
    </Page>
  );
};

const meta = {
  title: 'Screens/SchoolEmails',
  component: EmailsPart,
  render: () => <Screen />,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof EmailsPart>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (answers: Handlers = {}) => [withApp({ path: collegePaths.detail.href(), answers })];
const locked = ok('listEmailSettings', {
  data: preferences.emails.map((setting) => ({ ...setting, locked: setting.kind === 'posts' })),
});

export const Usual: Story = { decorators: at() };

export const Locked: Story = { decorators: at({ listEmailSettings: locked }) };

export const OnAPhone: Story = { ...Locked, globals: { viewport: { value: 'phone' } } };

export const ChangeNotSaved: Story = {
  decorators: at({ updateEmailSetting: { status: 500, data: { message: 'Server error.' } } }),
  async play({ canvas, canvasElement, userEvent }) {
    const [lock] = await canvas.findAllByRole('checkbox');
    await userEvent.click(lock!);
    await waitFor(() => expect(canvasElement.querySelector('[aria-invalid=true]')).not.toBeNull());
  },
};

export const Loading: Story = { decorators: at({ listEmailSettings: 'pending' }) };

export const Failing: Story = { decorators: at({ listEmailSettings: 'offline' }) };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { directConversation, sentAttachments } from '../../../testing/defaultHandlers/messenger.ts';
import { type Handlers, ok, onePage } from '../../../testing/handlers.ts';
import { AsScreen } from '../../../testing/AsScreen.tsx';
import { withApp } from '../../../testing/withApp.tsx';
import { messengerPaths } from '../paths.ts';
import { ConversationDetails } from './ConversationDetails.tsx';

const meta = {
  title: 'Screens/Messenger files',
  component: ConversationDetails,
  render: (args) => (
    <AsScreen>
      <ConversationDetails {...args} />
    </AsScreen>
  ),
  args: { conversation: directConversation, onLeft: () => undefined, onShowMessage: () => undefined },
} satisfies Meta<typeof ConversationDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

const withFiles = (listAttachments: NonNullable<Handlers['listAttachments']>) => [
  withApp({ path: messengerPaths.conversation.href({}), answers: { listAttachments } }),
];
const usual = withFiles(ok('listAttachments', onePage(sentAttachments)));
const page = () => within(document.body);

export const Usual: Story = { decorators: usual };
export const Empty: Story = { decorators: withFiles(ok('listAttachments', onePage([]))) };
export const Loading: Story = { decorators: withFiles('pending') };
export const Failing: Story = {
  decorators: withFiles({ status: 500, data: { message: 'Server error.' } }),
};

export const All: Story = {
  decorators: usual,
  async play() {
    await userEvent.click(
      await page().findByRole('button', { name: /^(Ver todos los archivos|Show all files|عرض كل الملفات)$/ }),
    );
    await page().findByRole('searchbox');
  },
};

export const FileActions: Story = {
  decorators: usual,
  async play() {
    const [actions] = await page().findAllByRole('button', { name: /^(Acciones para|Actions for|إجراءات) / });
    await userEvent.click(actions!);
    await page().findAllByRole('menuitem');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import {
  directConversation,
  buildMessage,
  messagesPage,
} from '../../../testing/defaultHandlers/messenger.ts';
import { type Handlers, ok } from '../../../testing/handlers.ts';
import { AsScreen } from '../../../testing/AsScreen.tsx';
import { withApp } from '../../../testing/withApp.tsx';
import { messengerPaths } from '../paths.ts';
import { MessageSearch } from './MessageSearch.tsx';

const meta = {
  title: 'Screens/Messenger search',
  component: MessageSearch,
  render: (args) => (
    <AsScreen>
      <MessageSearch {...args} />
    </AsScreen>
  ),
  parameters: { layout: 'fullscreen' },
  args: { onOpen: () => undefined, onClose: () => undefined },
} satisfies Meta<typeof MessageSearch>;

export default meta;
type Story = StoryObj<typeof meta>;

const matches = [
  buildMessage(7, 'Traigo el listado del bus'),
  buildMessage(8, `${'Necesitamos dos personas por piso. '.repeat(4)}¿Y el bus?`),
  buildMessage(9, 'El bus sale a las 8. شكرًا جزيلًا', { conversation_id: directConversation.id }),
];
const results = ok('searchMessages', messagesPage(matches, 'older'));
const at = (answers: Handlers = {}) => [
  withApp({ path: messengerPaths.conversation.href({}), answers: { searchMessages: results, ...answers } }),
];

const searchFor = (words: string) => async () => {
  await userEvent.type(await within(document.body).findByRole('searchbox'), words);
  await userEvent.keyboard('{Enter}');
};

export const Start: Story = { decorators: at() };

export const Results: Story = {
  decorators: at(),
  async play() {
    await searchFor('bus')();
    await within(document.body).findAllByText('bus');
  },
};

export const NoResults: Story = {
  decorators: at({ searchMessages: ok('searchMessages', messagesPage([])) }),
  play: searchFor('zzz'),
};

export const Loading: Story = { decorators: at({ searchMessages: 'pending' }), play: searchFor('bus') };

export const Failing: Story = {
  decorators: at({ searchMessages: { status: 500, data: { message: 'Server error.' } } }),
  play: searchFor('bus'),
};

import type { User } from '@school/domain';
import { schoolUsers, users } from '@school/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { usersResponse } from '../../../testing/defaultHandlers/users.ts';
import { type Handlers, ok } from '../../../testing/handlers.ts';
import { storeDraft } from '../../../testing/storeDraft.ts';
import { AsScreen } from '../../../testing/AsScreen.tsx';
import { withApp } from '../../../testing/withApp.tsx';
import { messengerPaths } from '../paths.ts';
import { NewConversationDialog } from './NewConversationDialog.tsx';

const path = messengerPaths.conversation.href({});
const meta = {
  title: 'Screens/Messenger new conversation',
  component: NewConversationDialog,
  render: (args) => (
    <AsScreen>
      <NewConversationDialog {...args} />
    </AsScreen>
  ),
  parameters: { layout: 'fullscreen' },
  args: { open: true, onOpenChange: () => undefined, onCreated: () => undefined },
} satisfies Meta<typeof NewConversationDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const rejected = { status: 422, data: { message: 'Invalid.', errors: { user_id: ['Refused.'] } } };
const at = (answers: Handlers = {}, user: User = users.administrador) => [withApp({ path, answers, user })];
const dialog = async () => within(await within(document.body).findByRole('dialog'));

async function choosePerson() {
  const shown = await dialog();
  await userEvent.type(await shown.findByRole('combobox'), 'a');
  await userEvent.click((await within(document.body).findAllByRole('option'))[0]!);
  await userEvent.keyboard('{Enter}');
}

const { permissions } = users.asistente;
const withoutPeople = permissions.filter(({ permission }) => permission !== 'users.view');

export const OnePerson: Story = { decorators: at() };
export const WithoutGroups: Story = { decorators: at({}, users.asistente) };
export const WithoutAccessToPeople: Story = {
  decorators: at({}, { ...users.asistente, permissions: withoutPeople }),
};

export const Restored: Story = {
  decorators: [
    withApp({
      path,
      stored: storeDraft('new-conversation', {
        kind: 'group',
        name: 'Salida a terreno',
        description: 'Buses y colaciones',
        member_ids: [schoolUsers.docente.id, schoolUsers.inspectoria.id],
      }),
    }),
  ],
};

export const Group: Story = {
  decorators: at(),
  async play() {
    await userEvent.click((await (await dialog()).findAllByRole('radio'))[1]!);
  },
};

export const GroupWithoutInput: Story = {
  decorators: at(),
  async play(context) {
    await Group.play!(context);
    await userEvent.click((await dialog()).getAllByRole('button').at(-1)!);
    await (await dialog()).findByRole('textbox', { name: /Nombre|Name|اسم/ });
  },
};

export const NoMatch: Story = {
  decorators: at({ listUsers: ok('listUsers', usersResponse([])) }),
  async play() {
    await userEvent.type(await (await dialog()).findByRole('combobox'), 'zzz');
  },
};

export const PeopleFailing: Story = {
  decorators: at({ listUsers: { status: 500, data: { message: 'Server error.' } } }),
  async play() {
    await userEvent.type(await (await dialog()).findByRole('combobox'), 'a');
  },
};

export const PersonRejected: Story = {
  decorators: at({
    listUsers: ok('listUsers', usersResponse([schoolUsers.docente])),
    createConversation: rejected,
  }),
  play: choosePerson,
};

export const Offline: Story = { decorators: at({ createConversation: 'offline' }), play: choosePerson };

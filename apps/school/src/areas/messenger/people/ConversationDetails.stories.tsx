import type { Conversation, MemberRole } from '@school/domain';
import { users } from '@school/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import {
  buildConversation,
  directConversation,
  sentAttachments,
} from '../../../testing/defaultHandlers/messenger.ts';
import { type Handlers, ok, onePage } from '../../../testing/handlers.ts';
import { AsScreen } from '../../../testing/AsScreen.tsx';
import { withApp } from '../../../testing/withApp.tsx';
import { messengerPaths } from '../paths.ts';
import { ConversationDetails } from './ConversationDetails.tsx';

const me = users.administrador;

/** The sample group as a member with this role sees it. */
function groupAs(role: MemberRole, change: Partial<Conversation> = {}): Conversation {
  const group = buildConversation();
  return {
    ...group,
    members: group.members.map((one) => (one.user.id === me.id ? { ...one, role } : one)),
    can: { update: role !== 'member', leave: true },
    ...change,
  };
}

const names = ['Íñigo Ñancupil', 'منى الخوري', 'Wilhelmina Featherstonehaugh-Montgomery', '陈伟', 'Ana'];
const large = [
  ...groupAs('owner').members,
  ...Array.from({ length: 497 }, (_, at) => ({
    user: {
      id: `01990000-0000-7901-8000-${String(1000 + at).padStart(12, '0')}`,
      name: `${names[at % names.length]} ${at + 1}`,
      avatar: null,
    },
    role: 'member' as const,
    last_received_seq: 0,
    last_read_seq: 0,
  })),
];

const answers: Handlers = {
  listAttachments: ok('listAttachments', onePage(sentAttachments)),
  addConversationMembers: ok('addConversationMembers', { data: groupAs('owner') }),
  updateConversation: { status: 403, data: { message: 'This action is unauthorized.' } },
  removeConversationMember: { status: 409, data: { message: 'The group would be without an owner.' } },
};

const meta = {
  title: 'Screens/Messenger people',
  component: ConversationDetails,
  render: (args) => (
    <AsScreen>
      <ConversationDetails {...args} />
    </AsScreen>
  ),
  parameters: { layout: 'fullscreen' },
  decorators: [withApp({ path: messengerPaths.conversation.href({}), answers })],
  args: {
    conversation: groupAs('owner'),
    onLeft: () => undefined,
    onShowMessage: () => undefined,
    onClose: () => undefined,
  },
} satisfies Meta<typeof ConversationDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = () => within(document.body);
const press = async (name: RegExp, role = 'button') =>
  userEvent.click((await page().findAllByRole(role, { name }))[0]!);

export const AsOwner: Story = {};
export const AsMember: Story = { args: { conversation: groupAs('member') } };
export const Direct: Story = { args: { conversation: directConversation } };
export const Muted: Story = {
  args: {
    conversation: groupAs('member', {
      settings: { muted: true, muted_until: '2026-09-08T18:30:00-03:00', pinned: false, archived: false },
    }),
  },
};

export const MuteDurations: Story = {
  async play() {
    await press(/^(Silenciar|Mute|كتم)/);
    await page().findAllByRole('menuitem');
  },
};

export const LongTexts: Story = {
  args: {
    conversation: groupAs('admin', {
      name: 'Coordinación de salidas a terreno y actividades '.repeat(2).slice(0, 80),
      description: 'شكرًا جزيلًا، سنكون هناك. Buses, autorizaciones y colaciones. '.repeat(6),
    }),
  },
};

export const AllOfFiveHundred: Story = {
  args: { conversation: groupAs('owner', { members: large }) },
  async play() {
    await userEvent.click(
      await page().findByRole('button', { expanded: false, name: /Ver todo|Show all|عرض الكل/ }),
    );
    await page().findByRole('searchbox');
  },
};

export const NoMatchingMember: Story = {
  ...AllOfFiveHundred,
  async play(context) {
    await AllOfFiveHundred.play!(context);
    await userEvent.type(page().getByRole('searchbox'), 'zzz');
  },
};

export const Full: Story = {
  args: { conversation: groupAs('owner', { members: large }) },
  async play() {
    await press(/Agregar|Add|إضافة/);
    await page().findByRole('dialog');
  },
};

export const Adding: Story = {
  async play() {
    await press(/Agregar|Add|إضافة/);
    await userEvent.type(await page().findByRole('combobox'), 'a');
    await page().findAllByRole('option');
  },
};

export const EditingRejected: Story = {
  async play() {
    await press(/Editar|Edit|تعديل/);
    const dialog = within(await page().findByRole('dialog'));
    await userEvent.type(dialog.getAllByRole('textbox')[0]!, ' B');
    await userEvent.keyboard('{Enter}');
    await dialog.findByText(/ya no puedes|can’t do this|لم يعد/);
  },
};

export const MemberActions: Story = {
  async play() {
    await press(/Tomás/);
    await page().findAllByRole('menuitem');
  },
};

export const LastOwner: Story = {
  args: { conversation: groupAs('owner', { can: { update: true, leave: false } }) },
  async play() {
    await press(/Salir del grupo|Leave group|مغادرة المجموعة/);
    await page().findByRole('alert');
  },
};

export const LeavingRejected: Story = {
  async play() {
    await press(/Salir del grupo|Leave group|مغادرة المجموعة/);
    const dialog = within(await page().findByRole('alertdialog'));
    await userEvent.click(dialog.getAllByRole('button').at(-1)!);
    await dialog.findByText(/a cargo a otra|another member|لعضو آخر/);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

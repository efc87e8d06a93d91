import { Box, ConversationList, type Conversation } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

const at = (day: string) => `2025-09-${day}T13:38:00Z`;
const examples: Conversation[] = [
  {
    id: 'c7',
    name: 'Coordinación 7° básico',
    group: true,
    own: true,
    preview: 'Yo puedo hasta las 13:15',
    sentAt: at('08'),
    receipt: 'waiting',
    pinned: true,
  },
  {
    id: 'soto',
    name: 'Ignacia Soto',
    presence: 'online',
    preview: 'Te dejé la lista de la salida',
    sentAt: at('08'),
    unread: 2,
  },
  {
    id: 'khoury',
    name: 'Familia El-Khoury',
    group: true,
    preview: 'شكرًا جزيلًا، سنكون هناك',
    sentAt: at('07'),
    unread: 1,
  },
  {
    id: 'council',
    name: 'Consejo de profesores',
    group: true,
    previewAuthor: 'Rodrigo',
    preview: 'Acta en Documentos',
    sentAt: at('07'),
    unread: 120,
    muted: true,
  },
  {
    id: 'pizarro',
    name: 'Rodrigo Pizarro',
    presence: 'busy',
    own: true,
    preview: 'Perfecto, lo reviso hoy',
    sentAt: at('06'),
    receipt: 'read',
  },
  { id: 'carcamo', name: 'Paula Cárcamo', presence: 'away', draft: 'Mañana te mando', sentAt: at('05') },
  {
    id: 'jara',
    name: 'Cristóbal Jara',
    own: true,
    preview: '¡Felicita al equipo!',
    sentAt: at('04'),
    receipt: 'failed',
  },
];
const conversations = examples.map((each) => ({ href: `#${each.id}`, ...each }));

const meta = {
  title: 'Components/ConversationList',
  component: ConversationList,
  args: { label: 'Conversaciones', conversations, selected: 'c7' },
  argTypes: { conversations: { control: false } },
  decorators: [
    (Story) => (
      <Box style={{ maxInlineSize: 328 }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof ConversationList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

export const Empty: Story = { args: { conversations: [] } };

const actions = () => [
  { id: 'unread', label: 'Mark as unread', icon: 'mail' as const },
  { id: 'pin', label: 'Pin', icon: 'pin' as const },
  'separator' as const,
  { id: 'archive', label: 'Archive', icon: 'archive' as const },
];

/** The actions of a row, opened by Shift+F10. */
export const Actions: Story = {
  args: { actions },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    const body = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(body.getByRole('menuitem', { name: 'Mark as unread' })).toBeVisible());
  },
};

/** The button of the focused row, in the other direction. */
export const ActionsRightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { label: 'المحادثات', actions },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getAllByRole('button')[0]).toHaveFocus();
  },
};

/* Not among the args: Storybook would copy them into its address and its table. */
const many = Array.from({ length: 10_000 }, (_, index) => ({
  ...conversations[index % conversations.length]!,
  id: `${index}`,
  name: `${index + 1} ${conversations[index % conversations.length]!.name}`,
}));

/** 10,000 conversations in a panel, by keyboard. */
export const Many: Story = {
  render: (args) => (
    <Box style={{ blockSize: 420, overflowY: 'auto' }}>
      <ConversationList {...args} conversations={many} selected="0" />
    </Box>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^10000 /));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^1 /));
    await expect(canvas.getAllByRole('link').length).toBeLessThan(60);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { label: 'المحادثات' },
};

export const LongText: Story = {
  args: {
    conversations: conversations.slice(0, 2).map((each) => ({
      ...each,
      name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
      preview: 'A line that is long enough to need more than one line where there is little space. '.repeat(
        3,
      ),
    })),
  },
};

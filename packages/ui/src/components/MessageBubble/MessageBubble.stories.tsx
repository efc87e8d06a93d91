import { Avatar, EmojiPicker, FileIcon, Inline, MessageBubble, Text, type MenuItem } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

const jump = fn();
const toggle = fn();
const reply = fn();
const retry = fn();
const actions: MenuItem[] = [
  { id: 'reply', label: 'Responder', icon: 'reply', onSelect: reply },
  { id: 'copy', label: 'Copiar', icon: 'copy' },
  'separator',
  { id: 'delete', label: 'Eliminar', icon: 'trash-2', tone: 'critical' },
];
const file = (
  <Inline gap="s">
    <FileIcon name="Plano-piso-2.pdf" />
    <Text as="span">Plano-piso-2.pdf</Text>
  </Inline>
);
const at = (time: string) => `2026-09-08T${time}:00Z`;
const tomas = { author: 'Tomás Araya', avatar: <Avatar name="Tomás Araya" size={32} aria-hidden /> };

const meta = {
  title: 'Components/MessageBubble',
  component: MessageBubble,
  args: { author: 'Rodrigo Pizarro', sentAt: at('12:58'), actions },
} satisfies Meta<typeof MessageBubble>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A conversation: messages of others, own ones, a quotation, a file, reactions and every state. */
// Reactions without emoji: their glyphs depend on the fonts of the machine, and this story is compared by picture.
export const Overview: Story = {
  render: (args) => (
    <div>
      <MessageBubble
        {...args}
        avatar={<Avatar name="Rodrigo Pizarro" size={32} aria-hidden />}
        text="Buenos días. El jueves es el simulacro: necesitamos dos personas por piso."
        reactions={[
          { emoji: ';)', count: 3, names: ['Tomás Araya', 'Ignacia Soto', 'Marcela Fuentes'], own: true },
          { emoji: ':)', count: 1, names: ['Paula Cárcamo'] },
        ]}
        onReactionToggle={toggle}
      />
      <MessageBubble
        {...args}
        own
        sentAt={at('13:04')}
        quote={{ author: 'Rodrigo', text: 'necesitamos dos personas por piso', onJump: jump }}
        text="Yo tomo el segundo con Paula. Dejé el plano actualizado aquí."
        attachments={file}
        receipt={{ status: 'read', readBy: 7 }}
      />
      <MessageBubble
        {...args}
        {...tomas}
        continued
        sentAt={at('13:38')}
        text="¿Alguien puede cubrir mi turno de patio? La pauta está en https://aromos.example/turnos."
      />
      <MessageBubble
        {...args}
        {...tomas}
        grouped
        edited
        sentAt={at('13:39')}
        text="Es solo el patio norte."
      />
      <MessageBubble {...args} {...tomas} forwarded sentAt={at('13:39')} text="El bus sale a las 8:15." />
      <MessageBubble {...args} {...tomas} deleted sentAt={at('13:40')} />
      <MessageBubble {...args} own sentAt={at('13:41')} text="Recibido" receipt={{ status: 'sent' }} />
      <MessageBubble {...args} own sentAt={at('13:41')} text="Voy" receipt={{ status: 'delivered' }} />
      <MessageBubble
        {...args}
        own
        sentAt={at('13:42')}
        text="Yo puedo hasta las 13:15, Tomás. Anda tranquilo."
        receipt={{ status: 'waiting' }}
        onEdit={fn()}
        onDiscard={fn()}
      />
      <MessageBubble
        {...args}
        own
        sentAt={at('13:43')}
        text="¿Me confirmas?"
        receipt={{ status: 'failed' }}
        problem="A file in this message can’t be sent: its content doesn’t match its type, or it’s damaged."
        onRetry={retry}
        onEdit={fn()}
        onDiscard={fn()}
      />
    </div>
  ),
};

/** Quotation, reaction and actions by mouse and keyboard. */
export const Interaction: Story = {
  ...Overview,
  play: async ({ canvas }) => {
    jump.mockClear();
    toggle.mockClear();
    reply.mockClear();
    retry.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: /necesitamos dos personas por piso/ }));
    await expect(jump).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: /:\)/ }));
    await expect(toggle).toHaveBeenCalledWith(':)');
    const [more] = canvas.getAllByRole('button', { name: 'Acciones del mensaje' });
    more!.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Responder' }));
    await waitFor(() => expect(reply).toHaveBeenCalledOnce());
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

/** Any emoji as a reaction, found by keyboard. */
export const MoreReactions: Story = {
  args: {
    text: '¡Tenemos sala nueva!',
    quickReactions: ['👍', '❤️', '😂', '😮', '🙏', '🎉'],
    renderReactionPicker: (props) => <EmojiPicker {...props} recent={['👏', '🏫']} />,
    onReactionToggle: toggle,
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 480 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    toggle.mockClear();
    canvas.getByRole('button', { name: 'Acciones del mensaje' }).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('menuitemcheckbox', { name: '👍' });
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await canvas.findByRole('grid', {}, { timeout: 20_000 });
    await userEvent.keyboard('globo terráqueo{Enter}');
    await waitFor(() => expect(toggle).toHaveBeenCalledOnce());
  },
};

/** Arabic and Latin text in one conversation: each line has its own direction. */
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  render: (args) => (
    <div>
      <MessageBubble
        {...args}
        author="ليلى حداد"
        text={'شكرًا جزيلًا، سنكون هناك.\nThe bus leaves at 8:15 (gate 2).'}
        avatar={<Avatar name="ليلى حداد" size={32} aria-hidden />}
      />
      <MessageBubble
        {...args}
        own
        quote={{ author: 'ليلى حداد', text: 'شكرًا جزيلًا' }}
        text="Perfecto: https://aromos.example/salida"
        receipt={{ status: 'read', readBy: 2 }}
      />
    </div>
  ),
};

export const LongText: Story = {
  render: (args) => (
    <div>
      <MessageBubble
        {...args}
        author={'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk '.repeat(3)}
        text={'Families are informed of every meeting at least five working days before it. '.repeat(12)}
        quote={{ author: 'Rodrigo', text: 'A quotation of many words. '.repeat(20), onJump: jump }}
      />
      <MessageBubble
        {...args}
        own
        text={`https://aromos.example/${'very-long-path/'.repeat(20)}`}
        receipt={{ status: 'read', readBy: 12_345 }}
      />
    </div>
  ),
};

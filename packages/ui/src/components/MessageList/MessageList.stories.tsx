import { Avatar, Box, Button, MessageBubble, MessageList, Stack, type MessageListProps } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';

interface Example {
  id: number;
  author: string;
  text: string;
  sentAt: string;
}

const authors = ['Rodrigo Pizarro', 'Marcela Fuentes', 'Tomás Araya', 'Tomás Araya', 'Ignacia Soto'];
const texts = [
  'Buenos días. El jueves es el simulacro: necesitamos dos personas por piso.',
  'Yo tomo el segundo con Paula.',
  '¿Alguien puede cubrir mi turno de patio? Tengo entrevista con una familia a las 13:00.',
  'Es solo el patio norte.',
  'شكرًا جزيلًا، سنكون هناك',
];
const getMessage = (id: number): Example => ({
  id,
  author: authors[Math.abs(id) % authors.length]!,
  text: `${texts[Math.abs(id) % texts.length]!} (${id})`,
  sentAt: new Date(Date.UTC(2025, 8, 8, 15) + id * 7_200_000).toISOString(),
});
const getMessages = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => getMessage(from + index));

const ownName = 'Marcela Fuentes';
const drawMessage = (message: Example) => (
  <MessageBubble
    author={message.author}
    avatar={<Avatar name={message.author} size={32} aria-hidden />}
    own={message.author === ownName}
    sentAt={message.sentAt}
    text={message.text}
    receipt={message.author === ownName ? { status: 'delivered' } : undefined}
  />
);

const meta = {
  title: 'Components/MessageList',
  component: MessageList<Example>,
  args: {
    label: 'Coordinación 7° básico',
    items: getMessages(0, 6),
    itemKey: ({ id }) => String(id),
    itemTime: ({ sentAt }) => sentAt,
    announcement: ({ author, text }) => `${author}: ${text}`,
    children: drawMessage,
  },
  argTypes: { items: { control: false }, children: { control: false } },
  decorators: [
    (Story) => (
      <Box style={{ blockSize: 880 }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof MessageList<Example>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = { args: { firstUnread: '3', unreadCount: 3 } };

export const Empty: Story = { args: { items: [] } };

export const LoadingOlder: Story = { args: { loadingOlder: true, onLoadOlder: () => {} } };

const Growing = (props: MessageListProps<Example>) => {
  const [items, setItems] = useState(() => getMessages(0, 5_000));
  const [target, setTarget] = useState<{ key: string }>();
  const addOlder = () => setItems((old) => [...getMessages(old[0]!.id - 50, 50), ...old]);
  return (
    <Stack gap="s">
      <Box style={{ display: 'flex', gap: 8 }}>
        <Button onClick={addOlder}>Older</Button>
        <Button onClick={() => setItems((old) => [...old, getMessage(old.at(-1)!.id + 1)])}>New</Button>
        <Button onClick={() => setTarget({ key: '100' })}>Find</Button>
      </Box>
      <Box style={{ blockSize: 400 }}>
        <MessageList {...props} items={items} {...(target && { target })} />
      </Box>
    </Stack>
  );
};

/** 5,000 messages: it stays at the end, keeps the reader's position, and goes to any message. */
export const Many: Story = {
  render: (args) => <Growing {...args} />,
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    /* Not the same text in the region that announces it. */
    const getText = (text: RegExp) => canvas.getByText(text, { ignore: '[data-sui-announcer] p' });
    const isVisible = (text: RegExp) => {
      const { top, bottom } = getText(text).getBoundingClientRect();
      const frame = log.getBoundingClientRect();
      return bottom > frame.top && top < frame.bottom;
    };
    await waitFor(() => expect(isVisible(/\(4999\)$/)).toBe(true));
    /* The virtualizer hides rows until it has measured them. */
    await expect((await canvas.findAllByRole('article')).length).toBeLessThan(60);
    await userEvent.click(canvas.getByRole('button', { name: 'New' }));
    await waitFor(() => expect(isVisible(/\(5000\)$/)).toBe(true));

    await userEvent.click(canvas.getByRole('button', { name: 'Find' }));
    await waitFor(() => expect(isVisible(/\(100\)$/)).toBe(true));
    const before = getText(/\(100\)$/).getBoundingClientRect().top;
    await userEvent.click(canvas.getByRole('button', { name: 'Older' }));
    await userEvent.click(canvas.getByRole('button', { name: 'New' }));
    const latest = await canvas.findByRole('button', { name: 'Ir al último mensaje: 1 nuevo' });
    await waitFor(() =>
      expect(Math.abs(getText(/\(100\)$/).getBoundingClientRect().top - before)).toBeLessThan(4),
    );

    await userEvent.click(latest);
    await waitFor(() => expect(isVisible(/\(5001\)$/)).toBe(true));
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/\(5001\)/));
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/\(5000\)/));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/\(-50\)/));
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { label: 'المحادثة', items: getMessages(0, 5), firstUnread: '3', unreadCount: 3 },
};

export const LongText: Story = {
  args: {
    items: [0, 1, 2].map((id) => ({ ...getMessage(id), text: texts.join(' ') })),
  },
};

import { contacts, users } from '@school/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import type { Problem } from '../../data/problem.ts';
import { eraseOutboxes } from '../../outbox/openOutbox.ts';
import { outboxName } from '../../outbox/outboxName.ts';
import { openOutboxStore, type OutboxEntry } from '../../outbox/outboxStore.ts';
import type { FormWrite, Write } from '../../outbox/writes.ts';
import { withApp } from '../../testing/withApp.tsx';
import { OutboxScreen } from './OutboxScreen.tsx';
import { outboxPaths } from './paths.ts';

const form = (
  operation: FormWrite['operation'],
  title: string,
  files: readonly string[] = [],
): FormWrite => ({
  kind: 'form',
  formId: `${operation}-0000-0000`,
  operation,
  request: {},
  title,
  href: '/app',
  state: { values: {} },
  files: files.map((name) => ({ id: name, file: new File(['x'], name), operation: 'createPostAttachment' })),
});

type State = Partial<Pick<OutboxEntry<Write>, 'attempted' | 'held' | 'problem'>>;

const rejected = (problem: Problem): State => ({ attempted: true, problem });

const message = (body: string): Write => ({
  kind: 'message',
  conversationId: 'c1',
  body,
  files: [],
  replyTo: null,
});

const usual: readonly [Write, State][] = [
  [form('createPost', 'Feria de ciencias', ['Bases.pdf', 'Plano.png']), {}],
  [form('updateContact', contacts.furgon.name), { held: true }],
  [form('createEvent', 'Reunión de apoderados'), rejected({ kind: 'invalid', fields: ['start_at'] })],
  [form('updateProfile', 'Marcela Fuentes'), rejected({ kind: 'conflict' })],
  [message('¿Llegó el furgón?'), { problem: { kind: 'old' } }],
  [
    {
      kind: 'answer',
      id: 'a1',
      title: 'Evacúen',
      state: 'safe',
      at: '2026-09-08T10:42:00-03:00',
    },
    { attempted: true },
  ],
];

/** Stores writes on the device before the story, and erases them after it. */
const store = (writes: readonly [Write, State][]) => async () => {
  await eraseOutboxes(window, null);
  const outbox = await openOutboxStore<Write>(outboxName(location.hostname, users.administrador.id));
  for (const [at, [payload, state]] of writes.entries()) {
    const { seq } = await outbox.add({ id: `entry-${at}`, queue: `queue-${at}`, payload });
    await outbox.change(seq, (entry) => ({ ...entry, ...state }));
  }
  return () => eraseOutboxes(window, null);
};

const meta = {
  title: 'Screens/Outbox',
  component: OutboxScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [withApp({ path: outboxPaths.list.href(), online: false, network: 'offline' })],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Feria de ciencias', {}, { timeout: 20_000 });
  },
} satisfies Meta<typeof OutboxScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Waiting, being edited, rejected, too old, and being sent. */
export const Usual: Story = { beforeEach: store(usual) };

export const Phone: Story = { ...Usual, globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = { ...Usual, globals: { locale: 'ar' } };

export const LongText: Story = {
  beforeEach: store([[form('createPost', 'Donaudampfschifffahrtselektrizitäten '.repeat(5)), {}]]),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/Donau/, {}, { timeout: 20_000 });
  },
};

export const Empty: Story = {
  beforeEach: store([]),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 2 }, { timeout: 20_000 });
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Document } from '@school/domain';
import { users } from '@school/domain/fixtures';
import { within } from 'storybook/test';
import { ok, onePage, type Handlers } from '../../../testing/handlers.ts';
import { withApp } from '../../../testing/withApp.tsx';
import { everyDocument } from '../../../testing/defaultHandlers/documents.ts';
import { DocumentsScreen } from './DocumentsScreen.tsx';
import { documentPaths } from '../paths.ts';

const meta = {
  title: 'Screens/Documents',
  component: DocumentsScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DocumentsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (answers: Handlers = {}, path = documentPaths.list.href()) => [withApp({ path, answers })];
const list = (documents: readonly Document[], total?: number): Handlers => ({
  listDocuments: ok('listDocuments', onePage(documents, total)),
});

const first = everyDocument[0]!;
const long: Document = {
  ...first,
  title: 'Reglamento de convivencia y de evaluación de los niños, niñas y jóvenes '.repeat(6).trim(),
  category: { ...first.category, name: 'Documentos de la comunidad escolar y de sus familias '.repeat(4) },
  file: { ...first.file, name: `${'reglamento-'.repeat(20)}.pdf`, size: 99_999_999 },
  downloads_count: 1_234_567,
};

export const Usual: Story = { decorators: at() };

export const OneCategory: Story = {
  decorators: at({}, documentPaths.list.href({ category: 'planificaciones', sort: 'title' })),
};

export const ForAReader: Story = {
  decorators: [
    withApp({
      path: documentPaths.list.href(),
      user: users.lectura,
      answers: list(everyDocument.map((each) => ({ ...each, can: { update: false, delete: false } }))),
    }),
  ],
};

export const ManyPages: Story = { decorators: at(list(everyDocument, 10_000)) };

export const LongTexts: Story = { decorators: at(list([long, ...everyDocument])) };

export const Loading: Story = { decorators: at({ listDocuments: 'pending' }) };

export const NothingYet: Story = { decorators: at(list([])) };

export const NothingFound: Story = { decorators: at(list([]), documentPaths.list.href({ q: 'nada' })) };

export const Failing: Story = {
  decorators: at({ listDocuments: { status: 500, data: { message: 'Server error.' } } }),
};

const stranger = { ...users.lectura, permissions: [] };

export const NotAllowed: Story = {
  decorators: [withApp({ path: documentPaths.list.href(), user: stranger })],
};

export const Offline: Story = {
  decorators: [
    withApp({ path: documentPaths.list.href(), answers: { listDocuments: 'offline' }, online: false }),
  ],
};

export const SeveralTicked: Story = {
  decorators: at(),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Plano/ }));
    await canvas.findByRole('group', { name: /1/ });
  },
};

export const ConfirmingDeletion: Story = {
  decorators: at(),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /Plano/ }));
    const items = await canvas.findAllByRole('menuitem');
    await userEvent.click(items.at(-1)!);
    await within(document.body).findByRole('alertdialog');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { users } from '@school/domain/fixtures';
import { expect, waitFor } from 'storybook/test';
import { ok, type Handlers } from '../../../testing/handlers.ts';
import { storeDraft } from '../../../testing/storeDraft.ts';
import { withApp } from '../../../testing/withApp.tsx';
import { NewDocumentsScreen } from './NewDocumentsScreen.tsx';
import { documentPaths } from '../paths.ts';

const meta = {
  title: 'Screens/NewDocuments',
  component: NewDocumentsScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NewDocumentsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const path = documentPaths.create.href();
const at = (answers: Handlers = {}, search = '') => [withApp({ path: `${path}${search}`, answers })];

const choose = async (
  { canvas, canvasElement, userEvent }: Parameters<NonNullable<Story['play']>>[0],
  files: File[],
) => {
  await canvas.findByRole('form');
  await userEvent.upload(canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!, files);
};
const file = (name: string, words = 'words') => new File([words], name);

export const Usual: Story = { decorators: at() };

export const InACategory: Story = { decorators: at({}, '?category=circulares') };

export const SomeChosen: Story = {
  decorators: at(),
  async play(context) {
    await choose(context, [file('Reglamento_interno.pdf'), file('Acta.docx'), file('vacio.pdf', '')]);
    await context.canvas.findByDisplayValue('Reglamento interno');
  },
};

export const SomeRejected: Story = {
  decorators: at({}, '?category=circulares'),
  async play(context) {
    const { canvas, canvasElement, userEvent } = context;
    await choose(context, [file('Acta.docx'), file('vacio.pdf', '')]);
    await userEvent.click((await canvas.findAllByRole('radio'))[0]!);
    await userEvent.click(canvasElement.querySelector('button[type="submit"]')!);
    await canvas.findByRole('alert');
  },
};

export const FilesToChooseAgain: Story = {
  decorators: [
    withApp({
      path,
      stored: storeDraft('new-documents', { category: '' }, users.administrador, [
        'Reglamento interno.pdf',
        'تقويم الاختبارات.docx',
      ]),
    }),
  ],
  async play({ canvas }) {
    await canvas.findByText(/Reglamento interno\.pdf/);
  },
};

export const Thirty: Story = {
  decorators: at(),
  async play(context) {
    await choose(
      context,
      Array.from({ length: 30 }, (_, index) => file(`Circular ${index + 1}.pdf`)),
    );
    await context.canvas.findByDisplayValue('Circular 30');
  },
};

export const NothingFilledIn: Story = {
  decorators: at(),
  async play({ canvas, canvasElement, userEvent }) {
    await canvas.findByRole('form');
    const buttons = await canvas.findAllByRole('button');
    await userEvent.click(buttons.find((button) => button.getAttribute('type') === 'submit')!);
    await waitFor(() => expect(canvasElement.querySelector('[aria-invalid="true"]')).not.toBeNull());
  },
};

export const NoCategories: Story = {
  decorators: at({ listDocumentCategories: ok('listDocumentCategories', { data: [] }) }),
};

export const NoCategoriesForAWriter: Story = {
  decorators: [
    withApp({
      path,
      user: users.docente,
      answers: { listDocumentCategories: ok('listDocumentCategories', { data: [] }) },
    }),
  ],
};

export const Loading: Story = { decorators: at({ listDocumentCategories: 'pending' }) };

export const Failing: Story = {
  decorators: at({ listDocumentCategories: { status: 500, data: { message: 'Server error.' } } }),
};

export const NotAllowed: Story = { decorators: [withApp({ path, user: users.lectura })] };

export const Offline: Story = {
  decorators: [withApp({ path, answers: { listDocumentCategories: 'offline' }, online: false })],
};

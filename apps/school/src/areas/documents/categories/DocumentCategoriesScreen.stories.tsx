import type { Meta, StoryObj } from '@storybook/react-vite';
import { documentCategories, users } from '@school/domain/fixtures';
import { within } from 'storybook/test';
import { ok, type Handlers } from '../../../testing/handlers.ts';
import { withApp } from '../../../testing/withApp.tsx';
import { DocumentCategoriesScreen } from './DocumentCategoriesScreen.tsx';
import { documentPaths } from '../paths.ts';

const meta = {
  title: 'Screens/DocumentCategories',
  component: DocumentCategoriesScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DocumentCategoriesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const path = documentPaths.categories.href();
const at = (answers: Handlers = {}) => [withApp({ path, answers })];
const { circulares, reglamentos } = documentCategories;

export const Usual: Story = { decorators: at() };

export const LongTextsInATree: Story = {
  decorators: at({
    listDocumentCategories: ok('listDocumentCategories', {
      data: [
        reglamentos,
        {
          ...circulares,
          parent_id: reglamentos.id,
          name: 'Circulares de la dirección para las familias '.repeat(3),
        },
      ],
    }),
  }),
};

export const Loading: Story = { decorators: at({ listDocumentCategories: 'pending' }) };

export const NothingYet: Story = {
  decorators: at({ listDocumentCategories: ok('listDocumentCategories', { data: [] }) }),
};

export const Failing: Story = {
  decorators: at({ listDocumentCategories: { status: 500, data: { message: 'Server error.' } } }),
};

export const NotAllowed: Story = { decorators: [withApp({ path, user: users.docente })] };

export const Offline: Story = {
  decorators: [withApp({ path, answers: { listDocumentCategories: 'offline' }, online: false })],
};

const open = async ({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0], item: number) => {
  await userEvent.click(await canvas.findByRole('button', { name: /Circulares/ }));
  const items = await canvas.findAllByRole('menuitem');
  await userEvent.click(items.at(item)!);
};

export const Changing: Story = {
  decorators: at(),
  async play(context) {
    await open(context, 0);
    await within(document.body).findByRole('dialog');
  },
};

export const ConfirmingDeletion: Story = {
  decorators: at(),
  async play(context) {
    await open(context, -1);
    await within(document.body).findByRole('alertdialog');
  },
};

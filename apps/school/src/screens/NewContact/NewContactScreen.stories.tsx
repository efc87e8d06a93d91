import type { Meta, StoryObj } from '@storybook/react-vite';
import { users } from '@school/domain/fixtures';
import { within } from 'storybook/test';
import type { StagedAnswers } from '../../staging/answers.ts';
import { staged } from '../../staging/staged.tsx';
import { NewContactScreen } from './NewContactScreen.tsx';

const meta = {
  title: 'Screens/NewContact',
  component: NewContactScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NewContactScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/* What is loaded lazily comes a moment after the screen. */
const late = { timeout: 20_000 };

const path = '/admin/contacts/create';
const at = (answers: StagedAnswers = {}, kept: Record<string, string> = {}) => [
  staged({ path, answers, kept }),
];

export const Empty: Story = { decorators: at() };

export const OfOwnPlaces: Story = { decorators: [staged({ path, user: users.comunicaciones })] };

export const Restored: Story = {
  decorators: at(
    {},
    {
      [`school.draft:${location.hostname}:${users.administrador.id}:new-contact`]: JSON.stringify({
        values: {
          kind: 'organisation',
          name: 'Imprenta El Tipógrafo',
          phones: [
            { label: 'Ventas', number: '+56752314477' },
            { label: '', number: '' },
          ],
          emails: ['pedidos@eltipografo.example', ''],
        },
        idempotencyKey: 'a-key-of-the-stage',
        savedAt: '2026-09-08T10:41:00-03:00',
      }),
    },
  ),
};

export const Incomplete: Story = {
  decorators: at(),
  async play({ canvas, canvasElement, userEvent }) {
    await canvas.findAllByRole('textbox', {}, late);
    await userEvent.click(canvasElement.querySelector('button[type=submit]')!);
  },
};

export const ChoosingACommune: Story = {
  decorators: at(),
  async play({ canvas, userEvent }) {
    const field = (await canvas.findAllByRole('combobox', {}, late)).at(-1)!;
    await userEvent.type(field, 'nuno');
    await within(document.body).findByRole('listbox', {}, late);
  },
};

export const Failing: Story = { decorators: at({ listContacts: 'offline' }) };

export const NotAllowed: Story = { decorators: [staged({ path, user: users.lectura })] };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { users } from '@school/domain/fixtures';
import { within } from 'storybook/test';
import type { Handlers } from '../../../testing/handlers.ts';
import { storeDraft } from '../../../testing/storeDraft.ts';
import { withApp } from '../../../testing/withApp.tsx';
import { NewContactScreen } from './NewContactScreen.tsx';
import { contactPaths } from '../paths.ts';

const meta = {
  title: 'Screens/NewContact',
  component: NewContactScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NewContactScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/* Timeout for lazy parts. */
const late = { timeout: 20_000 };

const path = contactPaths.create.href();
const at = (answers: Handlers = {}, stored: Record<string, string> = {}) => [
  withApp({ path, answers, stored }),
];

export const Empty: Story = { decorators: at() };

export const OfOwnPlaces: Story = { decorators: [withApp({ path, user: users.comunicaciones })] };

const draft = {
  kind: 'organisation',
  name: 'Imprenta El Tipógrafo',
  phones: [
    { label: 'Ventas', number: '+56752314477' },
    { label: '', number: '' },
  ],
  emails: ['pedidos@eltipografo.example', ''],
};

export const Restored: Story = { decorators: at({}, storeDraft('new-contact', draft)) };

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

export const NotAllowed: Story = { decorators: [withApp({ path, user: users.lectura })] };

export const LongTexts: Story = {
  decorators: at(
    {},
    storeDraft('new-contact', {
      kind: 'person',
      name: 'María de los Ángeles Guadalupe '.repeat(4).trim(),
      position: 'Encargada de todo lo que nadie más quiere hacer '.repeat(2).trim(),
      phones: [{ label: 'Sólo de noche, los domingos y los días de fiesta', number: '+56752314477' }],
      emails: [`${'maria.de.los.angeles.'.repeat(6)}@aromos.example`],
      notes: 'Atiende por la puerta de atrás.\n\nLos viernes no contesta. '.repeat(12),
    }),
  ),
};

export const NotSaved: Story = {
  decorators: at(
    { createContact: { status: 500, data: { message: 'Server error.' } } },
    storeDraft('new-contact', draft),
  ),
  async play({ canvas, canvasElement, userEvent }) {
    await canvas.findAllByRole('textbox', {}, late);
    await userEvent.click(canvasElement.querySelector('button[type=submit]')!);
    await canvas.findByRole('alert');
  },
};

export const Offline: Story = {
  decorators: [withApp({ path, stored: storeDraft('new-contact', draft), online: false })],
};

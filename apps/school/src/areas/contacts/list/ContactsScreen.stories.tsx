import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Contact } from '@school/domain';
import { users } from '@school/domain/fixtures';
import { within } from 'storybook/test';
import type { Handlers } from '../../../testing/handlers.ts';
import { withApp } from '../../../testing/withApp.tsx';
import { contactsResponse, everyContact } from '../../../testing/defaultHandlers/directory.ts';
import { ContactsScreen } from './ContactsScreen.tsx';
import { contactPaths } from '../paths.ts';

const meta = {
  title: 'Screens/Contacts',
  component: ContactsScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ContactsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/* Timeout for lazy parts. */
const late = { timeout: 20_000 };

const at = (answers: Handlers = {}, path = contactPaths.list.href()) => [withApp({ path, answers })];
const listed = (contacts: readonly Contact[], total?: number): Handlers => ({
  listContacts: { status: 200, data: contactsResponse(contacts, total) },
});

const long: Contact = {
  ...everyContact[0]!,
  name: 'Corporación de Padres, Apoderados y Amigos del Colegio '.repeat(3).trim().slice(0, 100),
  category: 'Organizaciones de la comunidad y del territorio '.repeat(2).slice(0, 100),
  phones: [{ label: 'Secretaría de la mañana, de lunes a viernes', e164: '+56752311000' }],
};

export const Usual: Story = { decorators: at() };

export const Narrowed: Story = {
  decorators: at({}, contactPaths.list.href({ category: 'Salud', emergency: 'yes' })),
};

export const ForAReader: Story = {
  decorators: [
    withApp({
      path: contactPaths.list.href(),
      user: users.lectura,
      answers: listed(everyContact.map((contact) => ({ ...contact, can: { update: false, delete: false } }))),
    }),
  ],
};

export const ManyPages: Story = { decorators: at(listed(everyContact, 10_000)) };

export const LongTexts: Story = { decorators: at(listed([long])) };

export const Loading: Story = { decorators: at({ listContacts: 'pending' }) };

export const NothingYet: Story = { decorators: at(listed([])) };

export const NothingFound: Story = { decorators: at(listed([]), contactPaths.list.href({ q: 'nadie' })) };

export const Failing: Story = {
  decorators: at({ listContacts: { status: 500, data: { message: 'Server error.' } } }),
};

export const NotAllowed: Story = {
  decorators: [withApp({ path: contactPaths.list.href(), user: { ...users.lectura, permissions: [] } })],
};

export const Offline: Story = {
  decorators: [
    withApp({ path: contactPaths.list.href(), answers: { listContacts: 'offline' }, online: false }),
  ],
};

export const ConfirmingDeletion: Story = {
  decorators: at(),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /Rosa/ }, late));
    const items = await canvas.findAllByRole('menuitem', {}, late);
    await userEvent.click(items.at(-1)!);
    await within(document.body).findByRole('alertdialog', {}, late);
  },
};

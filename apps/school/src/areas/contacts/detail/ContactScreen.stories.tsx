import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Contact } from '@school/domain';
import { contacts, users } from '@school/domain/fixtures';
import { within } from 'storybook/test';
import type { Handlers } from '../../../testing/handlers.ts';
import { concurrentEdit } from '../../../testing/concurrentEdit.ts';
import { withApp } from '../../../testing/withApp.tsx';
import { ContactScreen } from './ContactScreen.tsx';
import { contactPaths } from '../paths.ts';

const meta = {
  title: 'Screens/Contact',
  component: ContactScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ContactScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/* Timeout for lazy parts. */
const late = { timeout: 20_000 };

const rosa = contacts.furgon as Contact;
const toPath = ({ id }: Pick<Contact, 'id'>) => contactPaths.detail.href({ id });
const at = (answers: Handlers = {}, path = toPath(rosa)) => [withApp({ path, answers })];
const only = (contact: Contact): Handlers => ({
  getContact: { status: 200, data: { data: contact } },
});

const editing = concurrentEdit('getContact', 'updateContact', {
  opened: { data: rosa },
  changed: { data: { ...rosa, name: 'Rosa Elena', position: 'Chofer' } },
});

export const Person: Story = { decorators: at() };

export const Organisation: Story = { decorators: at({}, toPath(contacts.cesfam)) };

export const NothingKnown: Story = { decorators: at({}, toPath(contacts.gasfiter)) };

export const ForAReader: Story = {
  decorators: [
    withApp({
      path: toPath(rosa),
      user: users.lectura,
      answers: only({ ...rosa, can: { update: false, delete: false } }),
    }),
  ],
};

export const LongTexts: Story = {
  decorators: at(
    only({
      ...rosa,
      name: 'María de los Ángeles Guadalupe '.repeat(3).trim(),
      position: 'Encargada de todo lo que nadie más quiere hacer '.repeat(2).trim(),
      emails: [`${'maria.de.los.angeles.'.repeat(6)}@aromos.example`],
      notes: 'Atiende por la puerta de atrás.\n\nLos viernes no contesta. '.repeat(12),
    }),
  ),
};

export const Editing: Story = { decorators: at({}, `${toPath(rosa)}?edit=1`) };

export const ChangedByTwo: Story = {
  decorators: at(editing.answers, `${toPath(rosa)}?edit=1`),
  beforeEach: editing.reset,
  async play({ canvas, canvasElement, userEvent }) {
    const name = (await canvas.findAllByRole('textbox', {}, late))[0]!;
    await userEvent.type(name, ' María');
    await userEvent.click(canvasElement.querySelector('button[type=submit]')!);
    await within(document.body).findByRole('dialog', {}, late);
  },
};

export const ConfirmingDeletion: Story = {
  decorators: at(),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /Rosa/ }, late));
    await userEvent.click((await canvas.findAllByRole('menuitem', {}, late)).at(-1)!);
    await within(document.body).findByRole('alertdialog', {}, late);
  },
};

export const Loading: Story = { decorators: at({ getContact: 'pending' }) };

export const Missing: Story = {
  decorators: at({ getContact: { status: 404, data: { message: 'Not found.' } } }),
};

export const Failing: Story = {
  decorators: at({ getContact: { status: 500, data: { message: 'Server error.' } } }),
};

export const NotAllowed: Story = {
  decorators: [withApp({ path: `${toPath(rosa)}?edit=1`, user: { ...users.lectura, permissions: [] } })],
};

export const Offline: Story = {
  decorators: [withApp({ path: toPath(rosa), answers: { getContact: 'offline' }, online: false })],
};

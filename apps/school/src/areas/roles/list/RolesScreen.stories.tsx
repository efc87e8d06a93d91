import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Role } from '@school/domain';
import { roles, users } from '@school/domain/fixtures';
import { within } from 'storybook/test';
import type { Handlers } from '../../../testing/handlers.ts';
import { withApp } from '../../../testing/withApp.tsx';
import { RolesScreen } from './RolesScreen.tsx';
import { rolePaths } from '../paths.ts';

const meta = {
  title: 'Screens/Roles',
  component: RolesScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof RolesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (answers: Handlers = {}) => [withApp({ path: rolePaths.list.href(), answers })];

const long = { ...roles.direccion, name: 'Encargada de convivencia, '.repeat(3).slice(0, 60) } as Role;

export const Usual: Story = { decorators: at() };

export const ForAReader: Story = {
  decorators: [withApp({ path: rolePaths.list.href(), user: users.docente })],
};

export const LongTexts: Story = {
  decorators: at({ listRoles: { status: 200, data: { data: [long, long] } } }),
};

export const Loading: Story = { decorators: at({ listRoles: 'pending' }) };

export const Failing: Story = {
  decorators: at({ listRoles: { status: 500, data: { message: 'Server error.' } } }),
};

export const NotAllowed: Story = {
  decorators: [withApp({ path: rolePaths.list.href(), user: users.lectura })],
};

export const Offline: Story = {
  decorators: [withApp({ path: rolePaths.list.href(), answers: { listRoles: 'offline' }, online: false })],
};

export const ConfirmingDeletion: Story = {
  decorators: at(),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /Lectura/ }));
    const items = await canvas.findAllByRole('menuitem');
    await userEvent.click(items.at(-1) as HTMLElement);
    await within(document.body).findByRole('alertdialog');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { roles, users } from '@school/domain/fixtures';
import type { Handlers } from '../../../testing/handlers.ts';
import { withApp } from '../../../testing/withApp.tsx';
import { RoleScreen } from './RoleScreen.tsx';
import { rolePaths } from '../paths.ts';

const meta = {
  title: 'Screens/Role',
  component: RoleScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof RoleScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const path = rolePaths.detail.href({ id: roles.docente.id });
const at = (answers: Handlers = {}, where = path) => [withApp({ path: where, answers })];

export const Usual: Story = { decorators: at() };

export const Administrators: Story = {
  decorators: at({}, rolePaths.detail.href({ id: roles.administrador.id })),
};

export const ForAReader: Story = { decorators: [withApp({ path, user: users.docente })] };

export const Editing: Story = { decorators: at({}, `${path}?edit=1`) };

export const EditingTheAdministrators: Story = {
  decorators: at({}, rolePaths.detail.href({ id: roles.administrador.id, edit: true })),
};

export const Loading: Story = { decorators: at({ getRole: 'pending' }) };

export const Missing: Story = {
  decorators: at({ getRole: { status: 404, data: { message: 'Not found.' } } }),
};

export const Failing: Story = {
  decorators: at({ getRole: { status: 500, data: { message: 'Server error.' } } }),
};

export const NotAllowed: Story = { decorators: [withApp({ path, user: users.lectura })] };

export const Offline: Story = {
  decorators: [withApp({ path, answers: { getRole: 'offline' }, online: false })],
};

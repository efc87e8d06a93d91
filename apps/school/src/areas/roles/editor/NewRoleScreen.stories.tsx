import type { Meta, StoryObj } from '@storybook/react-vite';
import { roles, users } from '@school/domain/fixtures';
import { emptyRole } from '../roleValues.ts';
import type { Handlers } from '../../../testing/handlers.ts';
import { storeDraft } from '../../../testing/storeDraft.ts';
import { withApp } from '../../../testing/withApp.tsx';
import { NewRoleScreen } from './NewRoleScreen.tsx';
import { rolePaths } from '../paths.ts';

const meta = {
  title: 'Screens/NewRole',
  component: NewRoleScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NewRoleScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (answers: Handlers = {}, path = rolePaths.create.href()) => [withApp({ path, answers })];
const copy = rolePaths.create.href({ from: roles.docente.id });

export const Empty: Story = { decorators: at() };

export const Duplicate: Story = { decorators: at({}, copy) };

export const Incomplete: Story = {
  decorators: at(),
  async play({ canvas, canvasElement, userEvent }) {
    await canvas.findAllByRole('textbox');
    await userEvent.click(canvasElement.querySelector('button[type=submit]')!);
  },
};

export const Loading: Story = { decorators: at({ getRole: 'pending' }, copy) };

export const Failing: Story = { decorators: at({ getRole: 'offline' }, copy) };

export const NotAllowed: Story = {
  decorators: [withApp({ path: rolePaths.create.href(), user: users.direccion })],
};

const path = rolePaths.create.href();

export const LongTexts: Story = {
  decorators: [
    withApp({
      path,
      stored: storeDraft('new-role', {
        ...emptyRole,
        name: 'Coordinación de todo lo que queda entre dos departamentos '.repeat(2).trim(),
      }),
    }),
  ],
};

export const Offline: Story = {
  decorators: [
    withApp({ path, stored: storeDraft('new-role', { ...emptyRole, name: 'Biblioteca' }), online: false }),
  ],
};

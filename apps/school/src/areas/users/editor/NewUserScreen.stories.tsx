import type { Meta, StoryObj } from '@storybook/react-vite';
import { roles, users } from '@school/domain/fixtures';
import type { Handlers } from '../../../testing/handlers.ts';
import { storeDraft } from '../../../testing/storeDraft.ts';
import { withApp } from '../../../testing/withApp.tsx';
import { NewUserScreen } from './NewUserScreen.tsx';
import { userPaths } from '../paths.ts';

const meta = {
  title: 'Screens/NewUser',
  component: NewUserScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NewUserScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (answers: Handlers = {}, stored: Record<string, string> = {}) => [
  withApp({ path: userPaths.create.href(), answers, stored }),
];

const draft = storeDraft('new-user', {
  name: 'Fernanda',
  firstLastname: 'Ñancupil',
  email: 'f.nancupil@aromos.example',
});

export const Empty: Story = { decorators: at() };

export const Incomplete: Story = {
  decorators: at(),
  async play({ canvas, canvasElement, userEvent }) {
    await canvas.findAllByRole('textbox');
    await userEvent.click(canvasElement.querySelector('button[type=submit]')!);
  },
};

export const Restored: Story = { decorators: at({}, draft) };

export const RolesLoading: Story = { decorators: at({ listRoles: 'pending' }) };

export const CoursesFailing: Story = { decorators: at({ listCourses: 'offline' }) };

export const NotAllowed: Story = {
  decorators: [withApp({ path: userPaths.create.href(), user: users.docente })],
};

export const LongTexts: Story = {
  decorators: at(
    {},
    storeDraft('new-user', {
      name: 'María de los Ángeles Guadalupe '.repeat(3).trim(),
      firstLastname: 'Fernández de Córdoba y Álvarez de Toledo',
      email: `${'maria.de.los.angeles.'.repeat(6)}@aromos.example`,
      position: 'Encargada de todo lo que nadie más quiere hacer '.repeat(2).trim(),
    }),
  ),
};

export const NotSaved: Story = {
  decorators: at(
    { createUser: { status: 500, data: { message: 'Server error.' } } },
    storeDraft('new-user', {
      name: 'Fernanda',
      firstLastname: 'Ñancupil',
      email: 'f.nancupil@aromos.example',
      roles: [roles.docente.id],
    }),
  ),
  async play({ canvas, canvasElement, userEvent }) {
    await canvas.findAllByRole('textbox');
    await userEvent.click(canvasElement.querySelector('button[type=submit]')!);
    await canvas.findByRole('alert');
  },
};

export const Offline: Story = {
  decorators: [withApp({ path: userPaths.create.href(), stored: draft, online: false })],
};

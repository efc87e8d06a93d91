import type { Meta, StoryObj } from '@storybook/react-vite';
import { users } from '@school/domain/fixtures';
import type { StagedAnswers } from '../../staging/answers.ts';
import { staged } from '../../staging/staged.tsx';
import { NewUserScreen } from './NewUserScreen.tsx';

const meta = {
  title: 'Screens/NewUser',
  component: NewUserScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NewUserScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (answers: StagedAnswers = {}, kept: Record<string, string> = {}) => [
  staged({ path: '/users/new', answers, kept }),
];

const draft = {
  [`school.draft:${location.hostname}:${users.administrador.id}:new-user`]: JSON.stringify({
    values: { name: 'Fernanda', firstLastname: 'Ñancupil', email: 'f.nancupil@aromos.example' },
    idempotencyKey: 'a-key-of-the-stage',
    savedAt: '2026-09-08T10:41:00-03:00',
  }),
};

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

export const NotAllowed: Story = { decorators: [staged({ path: '/users/new', user: users.docente })] };

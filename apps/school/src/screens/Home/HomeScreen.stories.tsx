import type { Meta, StoryObj } from '@storybook/react-vite';
import { users } from '@school/domain/fixtures';
import type { StagedAnswers } from '../../staging/answers.ts';
import { pageOf } from '../../staging/usual/posts.ts';
import { staged } from '../../staging/staged.tsx';
import { HomeScreen } from './HomeScreen.tsx';

const meta = {
  title: 'Screens/Home',
  component: HomeScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (answers: StagedAnswers = {}, user: (typeof users)[keyof typeof users] = users.administrador) => [
  staged({ path: '/app', answers, user }),
];

export const Usual: Story = { decorators: at() };

export const ForAReader: Story = { decorators: at({}, users.lectura) };

export const Loading: Story = { decorators: at({ listPosts: 'pending' }) };

export const NothingYet: Story = { decorators: at({ listPosts: { status: 200, data: pageOf([]) } }) };

export const Failing: Story = {
  decorators: at({ listPosts: { status: 500, data: { message: 'Server error.' } } }),
};

export const Offline: Story = {
  decorators: [staged({ path: '/app', answers: { listPosts: 'offline' }, online: false })],
};

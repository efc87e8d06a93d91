import type { Meta, StoryObj } from '@storybook/react-vite';
import { posts, users } from '@school/domain/fixtures';
import type { StagedAnswers } from '../../staging/answers.ts';
import { staged } from '../../staging/staged.tsx';
import { PostScreen } from './PostScreen.tsx';

const meta = {
  title: 'Screens/Post',
  component: PostScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PostScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const path = (post: { id: string }) => `/blog/post/${post.id}`;
const at = (answers: StagedAnswers = {}) => [staged({ path: path(posts.fiestasPatrias), answers })];

export const Published: Story = { decorators: at() };

export const ForAReader: Story = {
  decorators: [
    staged({
      path: path(posts.fiestasPatrias),
      user: users.lectura,
      answers: {
        getPost: {
          status: 200,
          data: { data: { ...posts.fiestasPatrias, can: { update: false, delete: false, publish: false } } },
        },
      },
    }),
  ],
};

export const Draft: Story = { decorators: [staged({ path: path(posts.huerto) })] };

export const Scheduled: Story = { decorators: [staged({ path: path(posts.penaFolclorica) })] };

export const LongTitle: Story = { decorators: [staged({ path: path(posts.tituloLargo) })] };

export const Loading: Story = { decorators: at({ getPost: 'pending' }) };

export const Missing: Story = {
  decorators: at({ getPost: { status: 404, data: { message: 'Not found.' } } }),
};

export const Failing: Story = {
  decorators: at({ getPost: { status: 500, data: { message: 'Server error.' } } }),
};

export const Offline: Story = { decorators: at({ getPost: 'offline' }) };

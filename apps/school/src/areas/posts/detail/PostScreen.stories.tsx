import type { Meta, StoryObj } from '@storybook/react-vite';
import { attachments, posts, users } from '@school/domain/fixtures';
import { onePage, type Handlers } from '../../../testing/handlers.ts';
import { withApp } from '../../../testing/withApp.tsx';
import { detailOf } from '../../../testing/defaultHandlers/posts.ts';
import { PostScreen } from './PostScreen.tsx';
import { postPaths } from '../paths.ts';

const meta = {
  title: 'Screens/Post',
  component: PostScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PostScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Timeout for lazy parts. */
const options = { timeout: 20_000 };

const path = (post: { id: string }) => postPaths.detail.href({ id: post.id });
const at = (answers: Handlers = {}) => [withApp({ path: path(posts.fiestasPatrias), answers })];

export const Published: Story = { decorators: at() };

export const ForAReader: Story = {
  decorators: [
    withApp({
      path: path(posts.fiestasPatrias),
      user: users.lectura,
      answers: {
        getPost: {
          status: 200,
          data: {
            data: {
              ...detailOf(posts.fiestasPatrias),
              can: { update: false, delete: false, publish: false },
            },
          },
        },
      },
    }),
  ],
};

export const Draft: Story = { decorators: [withApp({ path: path(posts.huerto) })] };

export const Scheduled: Story = { decorators: [withApp({ path: path(posts.penaFolclorica) })] };

export const LongTitle: Story = { decorators: [withApp({ path: path(posts.tituloLargo) })] };

/** A picture in the text, and many readers. */
export const LongText: Story = {
  decorators: at({
    getPost: {
      status: 200,
      data: {
        data: {
          ...detailOf(posts.fiestasPatrias),
          body: {
            type: 'doc',
            content: Array.from({ length: 6 }, () => posts.fiestasPatrias.body.content).flat(),
          },
        },
      },
    },
  }),
};

/** A pending download of an attachment. */
export const FileComing: Story = {
  decorators: at({ downloadPostAttachment: 'pending' }),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: attachments.listado.name }, options));
    await canvas.findByText(/en camino/, {}, options);
  },
};

export const NoReadersYet: Story = {
  decorators: at({ listPostReaders: { status: 200, data: onePage([]) } }),
};

export const ReadersFailing: Story = {
  decorators: at({ listPostReaders: { status: 500, data: { message: 'Server error.' } } }),
};

export const Editing: Story = {
  decorators: [withApp({ path: `${path(posts.fiestasPatrias)}?edit=1` })],
  async play({ canvas }) {
    await canvas.findByRole('button', { name: 'Guardar cambios' }, options);
  },
};

export const EditingScheduled: Story = {
  decorators: [withApp({ path: `${path(posts.penaFolclorica)}?edit=1` })],
  async play({ canvas }) {
    await canvas.findByRole('button', { name: 'Volver a borrador' }, options);
  },
};

/** A conflict: both texts are shown paragraph by paragraph. */
export const Conflict: Story = {
  decorators: [
    withApp({
      path: `${path(posts.sinTerminar)}?edit=1`,
      answers: { updatePost: { status: 409, data: { message: 'Conflict.', current_version: 9 } } },
    }),
  ],
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Título' }, options), ', versión mía');
    await userEvent.click(await canvas.findByRole('button', { name: 'Guardar borrador' }, options));
    await canvas.findByRole('alert', {}, options);
  },
};

export const NotAllowed: Story = {
  decorators: [
    withApp({
      path: `${path(posts.fiestasPatrias)}?edit=1`,
      user: users.lectura,
      answers: {
        getPost: {
          status: 200,
          data: {
            data: {
              ...detailOf(posts.fiestasPatrias),
              can: { update: false, delete: false, publish: false },
            },
          },
        },
      },
    }),
  ],
};

export const Loading: Story = { decorators: at({ getPost: 'pending' }) };

export const Missing: Story = {
  decorators: at({ getPost: { status: 404, data: { message: 'Not found.' } } }),
};

export const Failing: Story = {
  decorators: at({ getPost: { status: 500, data: { message: 'Server error.' } } }),
};

export const Offline: Story = { decorators: at({ getPost: 'offline' }) };

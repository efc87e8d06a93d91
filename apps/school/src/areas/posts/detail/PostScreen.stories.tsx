import type { Meta, StoryObj } from '@storybook/react-vite';
import { attachments, posts, users } from '@school/domain/fixtures';
import { within } from 'storybook/test';
import { invalidate } from '../../../data/cache.ts';
import { noteChange } from '../../../data/changes.ts';
import type { Handlers } from '../../../testing/handlers.ts';
import { receiptsResponse, reminderResponse } from '../../../testing/defaultHandlers/receipts.ts';
import { withApp } from '../../../testing/withApp.tsx';
import { toPostDetail } from '../../../testing/defaultHandlers/posts.ts';
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

/** The post as its reader gets it, with a requested confirmation. */
const requesting = (confirmation: { confirm_by: string; confirmed_at?: string }) => ({
  status: 200,
  data: {
    data: {
      ...toPostDetail(posts.fiestasPatrias),
      ...confirmation,
      can: { update: false, delete: false, publish: false },
    },
  },
});

const noAudience = receiptsResponse([]);
noAudience.meta.counts = { all: 0, unread: 0, read: 0, confirmed: 0 };

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
              ...toPostDetail(posts.fiestasPatrias),
              can: { update: false, delete: false, publish: false },
            },
          },
        },
      },
    }),
  ],
};

let isDeleted = false;

const deletion = {
  change: 'deleted',
  changed_by: 'Marcela Soto',
  changed_at: '2026-09-08T10:42:00-03:00',
} as const;

/** Another person deletes the post while it is open. */
export const Deleted: Story = {
  decorators: at({
    getPost: () =>
      isDeleted
        ? { status: 404, data: { message: 'Not found.' } }
        : { status: 200, data: { data: toPostDetail(posts.fiestasPatrias) } },
  }),
  beforeEach() {
    isDeleted = false;
  },
  async play({ canvas }) {
    await canvas.findByRole('heading', { level: 2, name: posts.fiestasPatrias.title }, options);
    isDeleted = true;
    noteChange({
      kind: 'record.changed',
      data: { record: 'post', id: posts.fiestasPatrias.id, ...deletion },
    });
    invalidate(['getPost'], 'stream');
    await canvas.findByText(/eliminó esto/, {}, options);
  },
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
          ...toPostDetail(posts.fiestasPatrias),
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
    await canvas.findByText(/descargando…/, {}, options);
  },
};

export const ConfirmationRequested: Story = {
  decorators: [
    withApp({
      path: path(posts.fiestasPatrias),
      user: users.lectura,
      answers: { getPost: requesting({ confirm_by: '2026-09-12' }) },
    }),
  ],
};

/** A day for confirmations has passed: the button stays. */
export const ConfirmationOverdue: Story = {
  decorators: [
    withApp({
      path: path(posts.fiestasPatrias),
      user: users.lectura,
      answers: { getPost: requesting({ confirm_by: '2026-09-04' }) },
    }),
  ],
};

export const ConfirmationGiven: Story = {
  decorators: [
    withApp({
      path: path(posts.fiestasPatrias),
      user: users.lectura,
      answers: {
        getPost: requesting({ confirm_by: '2026-09-12', confirmed_at: '2026-09-07T09:30:00-03:00' }),
      },
    }),
  ],
};

export const NoAudience: Story = {
  decorators: at({ listReceipts: { status: 200, data: noAudience } }),
};

export const ReceiptsFailing: Story = {
  decorators: at({ listReceipts: { status: 500, data: { message: 'Server error.' } } }),
};

/** The reminder as people receive it. */
export const Reminding: Story = {
  decorators: at(),
  async play({ canvas, canvasElement, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Enviar recordatorio a/ }, options));
    await within(canvasElement.ownerDocument.body).findByText(/confirma a más tardar/, {}, options);
  },
};

/** The last reminder was sent less than an hour ago. */
export const RemindingTooSoon: Story = {
  decorators: at({
    getReminderPreview: {
      status: 200,
      data: {
        data: reminderResponse({
          reminded_at: '2026-09-08T10:05:00-03:00',
          available_at: '2026-09-08T11:05:00-03:00',
        }),
      },
    },
  }),
  async play({ canvas, canvasElement, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Enviar recordatorio a/ }, options));
    await within(canvasElement.ownerDocument.body).findByText(/Último recordatorio: /, {}, options);
  },
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
              ...toPostDetail(posts.fiestasPatrias),
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

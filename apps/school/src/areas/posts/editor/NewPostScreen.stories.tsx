import type { Meta, StoryObj } from '@storybook/react-vite';
import { attachments, posts, users } from '@school/domain/fixtures';
import type { Handlers } from '../../../testing/handlers.ts';
import { expect, waitFor, within } from 'storybook/test';
import { withApp } from '../../../testing/withApp.tsx';
import { NewPostScreen } from './NewPostScreen.tsx';
import { postPaths } from '../paths.ts';

const meta = {
  title: 'Screens/NewPost',
  component: NewPostScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NewPostScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Timeout for lazy parts. */
const options = { timeout: 20_000 };

const draft = {
  [`school.draft:2:${location.hostname}:${users.administrador.id}:new-post`]: JSON.stringify({
    values: {
      title: 'Simulacro de evacuación del jueves 10',
      category: '',
      body: posts.fiestasPatrias.body,
      audience: { scope: 'all' },
      cover: null,
      when: 'later',
      publishAt: '2099-09-17T18:30:00-03:00',
      status: 'published',
    },
    idempotencyKey: 'a-key-of-the-app',
    savedAt: '2026-09-08T10:41:00-03:00',
  }),
};

const at = (answers: Handlers = {}, stored: Record<string, string> = {}) => [
  withApp({ path: postPaths.create.href(), answers, stored }),
];

const publish: Story['play'] = async ({ canvas, canvasElement, userEvent }) => {
  await canvas.findAllByRole('textbox');
  const buttons = [...canvasElement.querySelectorAll('button[type=submit]')];
  await userEvent.click(buttons.at(-1) as HTMLElement);
};

export const Empty: Story = { decorators: at() };

export const Incomplete: Story = { decorators: at(), play: publish };

export const Restored: Story = { decorators: at({}, draft) };

export const Previewing: Story = {
  decorators: at({}, draft),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Vista previa' }, options));
    await within(document.body).findByRole('dialog', {}, options);
  },
};

const [draftName, draftText] = Object.entries(draft)[0]!;
const withFiles = {
  [draftName]: draftText.replace(
    '"cover":null',
    `"cover":null,"attachments":${JSON.stringify(Object.values(attachments))}`,
  ),
};

/** Uploaded files with long and non-Latin names, and a rejected one. */
export const Files: Story = {
  decorators: at(
    { createPostAttachment: { status: 422, data: { message: 'Invalid.', errors: { file: ['x'] } } } },
    withFiles,
  ),
  async play({ canvas, userEvent }) {
    const field = await canvas.findByLabelText(/^Archivos adjuntos/, {}, options);
    await userEvent.upload(field, new File(['x'], 'falso.pdf', { type: 'application/pdf' }));
    await canvas.findByText(/No se puede subir este archivo/, {}, options);
  },
};

/** A file in progress, which the post waits for. */
export const FileComing: Story = {
  decorators: at({ createPostAttachment: 'pending' }, withFiles),
  async play({ canvas, userEvent }) {
    const field = await canvas.findByLabelText(/^Archivos adjuntos/, {}, options);
    await userEvent.upload(field, new File(['x'], 'video.mp4', { type: 'video/mp4' }));
    const save = canvas.getByRole('button', { name: 'Guardar borrador' });
    await userEvent.click(save);
    await waitFor(() => expect(save).toHaveAttribute('aria-busy', 'true'));
  },
};

export const AudienceLoading: Story = { decorators: at({ listCourses: 'pending' }) };

export const AudienceFailing: Story = { decorators: at({ listCourses: 'offline' }) };

export const NotAllowed: Story = {
  decorators: [withApp({ path: postPaths.create.href(), user: users.lectura })],
};

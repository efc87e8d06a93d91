import type { Meta, StoryObj } from '@storybook/react-vite';
import { postCategories, posts, users } from '@school/domain/fixtures';
import type { Post } from '@school/domain';
import { invalidate } from '../../../data/cache.ts';
import type { Handlers } from '../../../testing/handlers.ts';
import { postsResponse } from '../../../testing/defaultHandlers/posts.ts';
import { expect, within } from 'storybook/test';
import { withApp } from '../../../testing/withApp.tsx';
import { PostsScreen } from './PostsScreen.tsx';
import { postPaths } from '../paths.ts';

const meta = {
  title: 'Screens/Posts',
  component: PostsScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PostsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Timeout for lazy parts. */
const options = { timeout: 20_000 };

const at = (answers: Handlers = {}, path = postPaths.list.href()) => [withApp({ path, answers })];

const long = {
  ...posts.tituloLargo,
  title: 'Una noticia cuyo título no termina nunca, '.repeat(10).trim(),
  author: {
    ...posts.tituloLargo.author,
    name: 'María de los Ángeles Fernández-Undurraga Etcheverry de la Maza',
  },
} as Post;

export const Usual: Story = { decorators: at() };

export const Narrowed: Story = {
  decorators: at({}, postPaths.list.href({ category: 'avisos', status: 'all', q: 'horario' })),
};

const published = Object.values(posts).filter(({ status }) => status === 'published') as Post[];
const forReader = (answers: Handlers = { listPosts: { status: 200, data: postsResponse(published) } }) => [
  withApp({ path: postPaths.list.href(), answers, user: users.lectura }),
];

export const ForAReader: Story = { decorators: forReader() };

export const ForAReaderLongTexts: Story = {
  decorators: forReader({
    listPosts: { status: 200, data: postsResponse([{ ...long, excerpt: long.title }, ...published]) },
  }),
};

export const ForAReaderLoading: Story = { decorators: forReader({ listPosts: 'pending' }) };

export const ForAReaderNothingYet: Story = {
  decorators: forReader({ listPosts: { status: 200, data: postsResponse([]) } }),
};

export const ManyPages: Story = {
  decorators: at({ listPosts: { status: 200, data: postsResponse(Object.values(posts) as Post[], 10_000) } }),
};

export const LongTexts: Story = {
  decorators: at({ listPosts: { status: 200, data: postsResponse([long, long]) } }),
};

export const Loading: Story = { decorators: at({ listPosts: 'pending' }) };

export const NothingYet: Story = { decorators: at({ listPosts: { status: 200, data: postsResponse([]) } }) };

export const NothingFound: Story = {
  decorators: at(
    { listPosts: { status: 200, data: postsResponse([]) } },
    postPaths.list.href({ q: 'inexistente' }),
  ),
};

export const Failing: Story = {
  decorators: at({ listPosts: { status: 500, data: { message: 'Server error.' } } }),
};

export const NotAllowed: Story = {
  decorators: at({ listPosts: { status: 403, data: { message: 'Forbidden.' } } }),
};

export const Offline: Story = {
  decorators: [withApp({ path: postPaths.list.href(), answers: { listPosts: 'offline' }, online: false })],
};

let isGrown = false;

/** Another person published a post while the list is open. */
export const ChangedByOthers: Story = {
  decorators: at({
    listPosts: () => {
      const rows = Object.values(posts) as Post[];
      return { status: 200, data: postsResponse(isGrown ? rows : rows.slice(1)) };
    },
  }),
  beforeEach() {
    isGrown = false;
  },
  async play({ canvas }) {
    const link = await canvas.findByRole('link', { name: posts.huerto.title }, options);
    const { top } = link.getBoundingClientRect();
    isGrown = true;
    invalidate(['listPosts'], 'stream');
    await canvas.findByRole('button', { name: 'Mostrar 1 noticia nueva' }, options);
    await expect(link.getBoundingClientRect().top).toBe(top);
  },
};

export const Sorted: Story = { decorators: at({}, postPaths.list.href({ sort: 'title' })) };

const categoriesOpen: Story['play'] = async () => {
  const dialog = await within(document.body).findByRole('dialog', {}, options);
  await within(dialog).findByText(postCategories.avisos.name, {}, options);
};

export const Categories: Story = {
  decorators: at({}, postPaths.list.href({ open: 'categories' })),
  play: categoriesOpen,
};

export const RenamingACategory: Story = {
  decorators: at({}, postPaths.list.href({ open: 'categories' })),
  async play(context) {
    await categoriesOpen(context);
    const body = within(document.body);
    const [menu] = await body.findAllByRole('button', { name: /Salud/, expanded: false });
    await context.userEvent.click(menu as HTMLElement);
    const [rename] = await body.findAllByRole('menuitem');
    await context.userEvent.click(rename as HTMLElement);
    await body.findByRole('button', { name: 'Guardar' });
  },
};

export const NoCategories: Story = {
  decorators: at(
    { listPostCategories: { status: 200, data: { data: [] } } },
    postPaths.list.href({ open: 'categories' }),
  ),
  async play() {
    await within(document.body).findByRole('dialog', {}, options);
  },
};

export const CategoriesFailing: Story = {
  decorators: at(
    { listPostCategories: { status: 500, data: { message: 'Server error.' } } },
    postPaths.list.href({ open: 'categories' }),
  ),
  async play() {
    await within(document.body).findByRole('dialog', {}, options);
  },
};

export const ConfirmingDeletion: Story = {
  decorators: at(),
  async play({ canvas, userEvent }) {
    const [menu] = await canvas.findAllByRole('button', { name: /Fiestas Patrias/ });
    await userEvent.click(menu as HTMLElement);
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Eliminar' }, options));
    await within(document.body).findByRole('alertdialog', {}, options);
  },
};

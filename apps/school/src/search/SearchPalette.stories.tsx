import type { Meta, StoryObj } from '@storybook/react-vite';
import { users } from '@school/domain/fixtures';
import { userEvent, within } from 'storybook/test';
import { HomeScreen } from '../areas/home/HomeScreen.tsx';
import type { Handlers } from '../testing/handlers.ts';
import { withApp } from '../testing/withApp.tsx';
import { homePaths } from '../areas/home/paths.ts';

const meta = {
  title: 'Screens/Search',
  component: HomeScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const on = (answers: Handlers = {}, user = users.administrador) => [
  withApp({ path: homePaths.home.href(), answers, user }),
];

/* The dialog is a lazy part, so the page must be rendered first. */
const search = async (canvas: ReturnType<typeof within>, words: string) => {
  await canvas.findByRole('heading', { level: 2 });
  await userEvent.keyboard('{Control>}k{/Control}');
  const body = within(document.body);
  const field = await body.findByRole('combobox');
  if (words) await userEvent.type(field, words);
  return body;
};

export const Open: Story = {
  decorators: on(),
  async play({ canvas }) {
    await search(canvas, '');
  },
};

export const WithResults: Story = {
  decorators: on(),
  async play({ canvas }) {
    const body = await search(canvas, 'fiesta');
    await body.findAllByRole('option', { name: /Fiestas/ });
  },
};

export const Failing: Story = {
  decorators: on({ listPosts: 'offline', listEvents: 'offline', listUsers: 'offline' }),
  async play({ canvas }) {
    const body = await search(canvas, 'zz');
    await body.findAllByRole('option');
  },
};

import { users } from '@school/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import type { Handlers } from '../../../testing/handlers.ts';
import { withApp } from '../../../testing/withApp.tsx';
import { feeds } from '../../../testing/defaultHandlers/events.ts';
import { FeedsScreen } from './FeedsScreen.tsx';
import { eventPaths } from '../paths.ts';

const meta = {
  title: 'Screens/Feeds',
  component: FeedsScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FeedsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const path = eventPaths.feeds.href();
const at = (answers: Handlers = {}) => [withApp({ path, answers })];
const writing: Story['play'] = async ({ canvas, userEvent }) => {
  const main = await canvas.findByRole('main');
  await within(main).findAllByRole('listitem');
  await userEvent.click(within(main).getAllByRole('button').at(-1) as HTMLElement);
  await within(document.body).findByRole('dialog');
};

export const Usual: Story = { decorators: at() };

export const LongTexts: Story = {
  decorators: at({
    listCalendarFeeds: {
      status: 200,
      data: {
        data: feeds.map((feed) => ({ ...feed, name: 'Pantalla grande del hall de entrada '.repeat(2) })),
        meta: { school_calendar: true },
      },
    },
  }),
};

export const Writing: Story = { decorators: at(), play: writing };

export const Made: Story = {
  decorators: at(),
  async play(context) {
    await writing(context);
    const dialog = within(await within(document.body).findByRole('dialog'));
    await context.userEvent.type(await dialog.findByRole('textbox'), 'Tableta{Enter}');
    await context.canvas.findByDisplayValue(/calendar/);
  },
};

export const AsManyAsThereCanBe: Story = {
  decorators: at({
    listCalendarFeeds: {
      status: 200,
      data: {
        data: Array.from({ length: 10 }, (_, index) => ({ ...feeds[0], id: `${index}` })),
        meta: { school_calendar: true },
      },
    },
  }),
};

export const Loading: Story = { decorators: at({ listCalendarFeeds: 'pending' }) };

export const NothingYet: Story = {
  decorators: at({ listCalendarFeeds: { status: 200, data: { data: [], meta: { school_calendar: true } } } }),
};

export const Failing: Story = {
  decorators: at({ listCalendarFeeds: { status: 500, data: { message: 'Server error.' } } }),
};

export const NotAllowed: Story = {
  decorators: [withApp({ path, user: { ...users.lectura, permissions: [] } })],
};

export const Offline: Story = {
  decorators: [withApp({ path, answers: { listCalendarFeeds: 'offline' }, online: false })],
};

import type { Event } from '@school/domain';
import { events, users } from '@school/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { Handlers } from '../../../testing/handlers.ts';
import { withApp } from '../../../testing/withApp.tsx';
import { calendarResponse } from '../../../testing/defaultHandlers/events.ts';
import { EventsScreen } from './EventsScreen.tsx';
import { eventPaths } from '../paths.ts';

const meta = {
  title: 'Screens/Events',
  component: EventsScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof EventsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const december = eventPaths.calendar.href({ date: '2026-12-03' });
const at = (answers: Handlers = {}, path = december) => [withApp({ path, answers })];
const opened = (event: { id: string }, answers: Handlers = {}) => ({
  decorators: at(answers, `${december}&event=${event.id}`),
  // The page under an open dialog is inert, so it needs no keyboard scrolling.
  parameters: { a11y: { config: { rules: [{ id: 'scrollable-region-focusable', enabled: false }] } } },
  play: async () => {
    await within(document.body).findByRole('dialog');
  },
});
const many = Array.from({ length: 100 }, (_, index) => ({
  ...(events.ensayo as Event),
  id: `01990000-0000-7e01-8000-0000000${String(10_000 + index)}`,
  start: `2026-12-${String((index % 28) + 1).padStart(2, '0')}T12:00:00.000Z`,
  end: `2026-12-${String((index % 28) + 1).padStart(2, '0')}T13:00:00.000Z`,
}));
const long = { ...(events.nombreLargo as Event), description: 'Traer la agenda. '.repeat(60).trim() };

export const Usual: Story = { decorators: at() };

export const AsAgenda: Story = { decorators: at({}, `${december}&view=agenda`) };

export const Narrowed: Story = { decorators: at({}, `${december}&status=tentative`) };

export const ForAReader: Story = { decorators: [withApp({ path: december, user: users.lectura })] };

export const ManyEvents: Story = {
  decorators: at({ listEvents: { status: 200, data: calendarResponse(many, { total: 100_000 }) } }),
};

export const Open: Story = opened(events.reunion);

export const OpenForAReader: Story = opened(events.feriado);

export const OpenLong: Story = opened(long, { getEvent: { status: 200, data: { data: long } } });

export const OpenElsewhere: Story = opened(events.rapaNui);

export const OpenWithFailedCopy: Story = opened(events.charla);

/** Who has seen the event, below its facts in the dialog. */
const withReceipts = {
  ...opened(events.reunion),
  play: async () => {
    const dialog = within(await within(document.body).findByRole('dialog'));
    const receipts = await dialog.findByRole('region');
    await within(receipts).findByRole('meter');
    receipts.scrollIntoView();
  },
};

export const WithReceipts: Story = withReceipts;

export const WithReceiptsOnAPhone: Story = { ...withReceipts, globals: { viewport: { value: 'phone' } } };

export const Reminding: Story = {
  ...withReceipts,
  async play({ userEvent }) {
    const body = within(document.body);
    const receipts = await body.findByRole('region');
    const [remind] = await within(receipts).findAllByRole('button');
    await userEvent.click(remind!);
    await waitFor(() => expect(body.getAllByRole('dialog')).toHaveLength(1));
    await waitFor(() => expect(body.getByRole('dialog')).toHaveTextContent(/Reglamento interno/));
  },
};

export const OpenMissing: Story = opened({ id: '01990000-0000-7e01-8000-00000000ffff' });

export const OpenLoading: Story = opened(events.reunion, { getEvent: 'pending' });

export const ConfirmingCancellation: Story = {
  decorators: at({}, `${december}&event=${events.reunion.id}`),
  async play({ userEvent }) {
    const body = within(document.body);
    const dialog = await body.findByRole('dialog');
    const menu = () => dialog.querySelector<HTMLElement>('[aria-haspopup=menu]');
    await waitFor(() => expect(menu()).not.toBeNull());
    menu()!.focus();
    await userEvent.keyboard('{Enter}');
    // Before the deletion, which is last.
    (await body.findAllByRole('menuitem')).at(-2)!.focus();
    await userEvent.keyboard('{Enter}');
    await body.findByRole('alertdialog');
  },
};

export const Loading: Story = { decorators: at({ listEvents: 'pending' }) };

export const NothingYet: Story = {
  decorators: at({ listEvents: { status: 200, data: calendarResponse([]) } }),
};

export const NothingFound: Story = {
  decorators: at({ listEvents: { status: 200, data: calendarResponse([]) } }, `${december}&q=inexistente`),
};

export const Failing: Story = {
  decorators: at({ listEvents: { status: 500, data: { message: 'Server error.' } } }),
};

export const NotAllowed: Story = {
  decorators: [withApp({ path: december, user: { ...users.lectura, permissions: [] } })],
};

export const Offline: Story = {
  decorators: [withApp({ path: december, answers: { listEvents: 'offline' }, online: false })],
};

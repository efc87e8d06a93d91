import { Button, SegmentedControl, WeekCalendar, type CalendarEvent } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

const at = (day: number, from: string, to: string) => ({
  start: `2026-09-${String(day).padStart(2, '0')}T${from}:00-03:00`,
  end: `2026-09-${String(day).padStart(2, '0')}T${to}:00-03:00`,
});
const events: CalendarEvent[] = [
  { id: '1', title: 'Week of the country', start: '2026-09-14', end: '2026-09-17', allDay: true },
  { id: '2', title: 'Art of the levels', start: '2026-09-16', end: '2026-09-16', tone: 'info' },
  { id: '3', title: 'Teachers’ council', ...at(14, '08:30', '10:00') },
  { id: '4', title: 'Dance', ...at(15, '09:00', '10:00') },
  { id: '5', title: 'Choir', ...at(15, '09:30', '11:00'), tone: 'info' },
  { id: '6', title: 'Safety committee', ...at(15, '09:45', '10:30'), status: 'tentative' },
  { id: '7', title: 'Parents of 7° A', ...at(15, '18:30', '20:00') },
  { id: '8', title: 'Short day', ...at(16, '08:00', '13:00'), tone: 'caution' },
  { id: '9', title: 'Bell', ...at(16, '15:00', '15:10') },
  { id: '10', title: 'Folk evening', ...at(17, '18:30', '21:00') },
  { id: '11', title: 'Trip to the lake', ...at(17, '08:30', '16:00'), status: 'cancelled' },
];

const meta = {
  title: 'Components/WeekCalendar',
  component: WeekCalendar,
  args: {
    label: 'Events',
    events,
    timeZone: 'America/Santiago',
    defaultDate: '2026-09-17',
    openId: '10',
    onOpen: fn(),
    onSlot: fn(),
    holidays: { '2026-09-18': 'Independence Day', '2026-09-19': 'Day of the Army' },
  },
} satisfies Meta<typeof WeekCalendar>;
export default meta;
type Story = StoryObj<typeof meta>;

const views = [
  { value: 'month', label: 'Month' },
  { value: 'week', label: 'Week' },
];

export const Overview: Story = {
  args: {
    actions: (
      <>
        <SegmentedControl label="View" options={views} defaultValue="week" />
        <Button tone="accent" variant="solid" icon="plus">
          New event
        </Button>
      </>
    ),
  },
};

/** Arrows walk over days and hours and past the end of the week; Enter chooses an hour. */
export const Interaction: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const cell = canvas.getAllByRole('gridcell').find(({ tabIndex }) => tabIndex === 0)!;
    cell.focus();
    await userEvent.keyboard('{PageDown}{PageUp}{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onSlot).toHaveBeenLastCalledWith({ day: '2026-09-17', time: '09:00' }));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'gridcell'));
  },
};

/** The line of the present moment. */
export const Today: Story = {
  args: { events: [], defaultDate: undefined, holidays: {}, fromHour: 0, toHour: 24 },
};

export const Empty: Story = { args: { events: [], holidays: {}, fromHour: 8, toHour: 14 } };

/** An event over night is in the hours of both days; one of 24 hours is a bar. */
export const OverMidnight: Story = {
  args: {
    events: [
      {
        id: 'a',
        title: 'Night of reading',
        start: '2026-09-15T22:30:00-03:00',
        end: '2026-09-16T01:30:00-03:00',
      },
      { id: 'b', title: 'Stars', ...at(16, '00:30', '02:00'), tone: 'info' },
      {
        id: 'c',
        title: 'Camp',
        start: '2026-09-16T16:00:00-03:00',
        end: '2026-09-17T17:00:00-03:00',
        tone: 'positive',
      },
    ],
    openId: undefined,
  },
};

export const LongText: Story = {
  args: {
    events: [
      {
        id: 'a',
        title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
        ...at(15, '09:15', '12:00'),
      },
      {
        id: 'b',
        title: 'Meeting of all parents about the works beside the river',
        ...at(15, '10:00', '11:00'),
      },
      {
        id: 'c',
        title: 'Meeting of all parents about the works beside the river',
        ...at(16, '10:00', '10:30'),
      },
      {
        id: 'd',
        title: 'Meeting of all parents of the third level about the works in the building beside the river',
        start: '2026-09-16',
        end: '2026-09-23',
        allDay: true,
      },
    ],
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar' }, args: { label: 'المواعيد' } };

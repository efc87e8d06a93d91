import { Button, MonthCalendar, SegmentedControl, type CalendarEvent } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

const at = (day: number, from: string, to: string) => ({
  start: `2026-09-${String(day).padStart(2, '0')}T${from}:00-03:00`,
  end: `2026-09-${String(day).padStart(2, '0')}T${to}:00-03:00`,
});
const events: CalendarEvent[] = [
  { id: '1', title: 'Fair of the workshops', ...at(8, '09:15', '12:00') },
  { id: '2', title: 'Teachers’ council', ...at(8, '10:30', '12:00') },
  { id: '3', title: 'Choir', ...at(8, '14:00', '15:00') },
  { id: '4', title: 'Parents of 7° A', ...at(8, '18:30', '20:00'), tone: 'info' },
  { id: '5', title: 'Safety committee', ...at(9, '16:00', '17:00'), status: 'tentative' },
  { id: '6', title: 'Evacuation drill', ...at(10, '11:00', '11:40') },
  { id: '7', title: 'Trip to the lake', ...at(11, '08:30', '18:00'), status: 'cancelled' },
  { id: '8', title: 'Week of the country', start: '2026-09-14', end: '2026-09-17', allDay: true },
  { id: '9', title: 'Dance', ...at(15, '09:00', '10:00') },
  { id: '10', title: 'Short day', ...at(16, '08:00', '13:00'), tone: 'caution' },
  { id: '11', title: 'Folk evening', ...at(17, '18:30', '21:00') },
  { id: '12', title: 'Reading day', ...at(30, '10:00', '11:00'), status: 'tentative' },
];

const meta = {
  title: 'Components/MonthCalendar',
  component: MonthCalendar,
  args: {
    label: 'Events',
    events,
    timeZone: 'America/Santiago',
    defaultDate: '2026-09-17',
    openId: '11',
    onOpen: fn(),
    holidays: { '2026-09-18': 'Independence Day', '2026-09-19': 'Day of the Army' },
  },
} satisfies Meta<typeof MonthCalendar>;
export default meta;
type Story = StoryObj<typeof meta>;

const views = [
  { value: 'month', label: 'Month' },
  { value: 'agenda', label: 'Agenda' },
];

export const Overview: Story = {
  args: {
    actions: (
      <>
        <SegmentedControl label="View" options={views} defaultValue="month" />
        <Button tone="accent" variant="solid" icon="plus">
          New event
        </Button>
      </>
    ),
  },
};

/** Arrows walk over the days and past the end of the month; what doesn't fit opens beside its day. */
export const Interaction: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const day = canvas.getAllByRole('gridcell').find((cell) => cell.tabIndex === 0)!;
    day.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{PageDown}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'gridcell'));
    await userEvent.keyboard('{PageUp}');
    const more = await waitFor(() => canvasElement.querySelector<HTMLElement>('[aria-haspopup="dialog"]')!);
    await userEvent.click(more);
    const all = await canvas.findByRole('dialog');
    await userEvent.click(within(all).getByRole('button', { name: /Choir/ }));
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: '3' }));
  },
};

export const Empty: Story = { args: { events: [] } };

export const LongText: Story = {
  args: {
    events: [
      {
        id: 'a',
        title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
        ...at(8, '09:15', '12:00'),
      },
      {
        id: 'b',
        title: 'Meeting of all parents of the third level about the works in the building beside the river',
        start: '2026-09-16',
        end: '2026-09-23',
        allDay: true,
      },
    ],
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar' }, args: { label: 'المواعيد' } };

/* Returns the box of the first character of an element's text. */
const getFirstLetterRect = (element: Element): DOMRect => {
  const textNode = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()!;
  const range = document.createRange();
  range.setStart(textNode, 0);
  range.setEnd(textNode, 1);
  return range.getBoundingClientRect();
};

/** A title of another direction than the page's is cut at its end, not at its start. */
export const CutInItsOwnDirection: Story = {
  globals: { locale: 'ar' },
  args: {
    label: 'المواعيد',
    events: [
      {
        id: '1',
        title: 'Reunión de apoderados de séptimo y octavo básico en el gimnasio',
        ...at(8, '09:15', '12:00'),
      },
    ],
  },
  play: async ({ canvas }) => {
    for (const title of await canvas.findAllByText(/^Reunión/)) {
      const [letterRect, chip] = [
        getFirstLetterRect(title),
        title.closest('button')!.getBoundingClientRect(),
      ];
      await expect(letterRect.left).toBeGreaterThanOrEqual(chip.left);
      await expect(letterRect.top).toBeLessThan(chip.bottom);
      await expect(letterRect.right - chip.left).toBeLessThan(chip.width / 1.5);
    }
  },
};

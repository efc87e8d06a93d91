import { Agenda, type CalendarEvent } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

const events: CalendarEvent[] = [
  {
    id: '1',
    title: 'Teachers’ council',
    start: '2026-09-08T10:30:00-03:00',
    end: '2026-09-08T12:00:00-03:00',
  },
  {
    id: '2',
    title: 'Safety committee',
    start: '2026-09-09T16:00:00-03:00',
    end: '2026-09-09T17:00:00-03:00',
    status: 'tentative',
  },
  { id: '3', title: 'Trip to the lake', start: '2026-09-09T08:30:00-03:00', status: 'cancelled' },
  {
    id: '4',
    title: 'Week of the country',
    start: '2026-09-16',
    end: '2026-09-17',
    allDay: true,
    tone: 'info',
  },
  { id: '5', title: 'Folk evening', start: '2026-09-17T18:30:00-03:00', end: '2026-09-17T21:00:00-03:00' },
  {
    id: '6',
    title: 'Night of reading',
    start: '2026-09-25T20:00:00-03:00',
    end: '2026-09-26T08:00:00-03:00',
  },
];

const minutes = 60_000;

/** Three events around the present time, whatever the day is. */
function todayEvents(): CalendarEvent[] {
  const at = (offset: number) => new Date(Date.now() + offset * minutes).toISOString();
  return [
    { id: 'over', title: 'Civic ceremony', start: at(-3), end: at(-2) },
    { id: 'running', title: 'Teachers’ council', start: at(-1), end: at(30) },
    { id: 'next', title: 'Rehearsal of the folk evening', start: at(2), end: at(40) },
  ];
}

const meta = {
  title: 'Components/Agenda',
  component: Agenda,
  args: { label: 'Events', events, timeZone: 'America/Santiago', onOpen: fn(), openId: '5' },
} satisfies Meta<typeof Agenda>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

export const Interaction: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Teachers/ }));
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: '1' }));
  },
};

export const Empty: Story = { args: { events: [] } };

/** Without `onOpen` events are words. */
export const WordsOnly: Story = {
  render: ({ label, events, timeZone = '' }) => <Agenda label={label} events={events} timeZone={timeZone} />,
};

export const LongText: Story = {
  args: {
    events: [
      {
        id: 'a',
        title:
          'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft meets all parents of the third level about the works in the building beside the river',
        start: '2026-09-08T10:30:00-03:00',
        status: 'tentative',
      },
    ],
  },
};

/** Today: past events are muted, and a line marks the present time. */
export const Today: Story = {
  args: { events: todayEvents() },
};

export const RightToLeft: Story = { globals: { locale: 'ar' }, args: { label: 'المواعيد' } };

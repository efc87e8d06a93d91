import { UiRoot, WeekCalendar, type CalendarEvent, type WeekCalendarProps } from '@school/ui';
import { messages as ar } from '@school/ui/messages/ar';
import { messages as en } from '@school/ui/messages/en';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';

beforeEach(() => void vi.setSystemTime(new Date('2026-09-15T15:00:00Z')));

const hour = (id: string, day: string, from: string, to: string): CalendarEvent => ({
  id,
  title: `Event ${id}`,
  start: `${day}T${from}:00-03:00`,
  end: `${day}T${to}:00-03:00`,
});
const events = [
  hour('a', '2026-09-15', '09:00', '10:00'),
  hour('b', '2026-09-15', '09:30', '11:00'),
  hour('late', '2026-09-16', '21:00', '23:00'),
  { id: 'w', title: 'Whole week', start: '2026-09-14', end: '2026-09-17' },
];
const messagesByLocale = { 'en-GB': en, en, ar };
const show = (props: Partial<WeekCalendarProps> = {}, locale: keyof typeof messagesByLocale = 'en-GB') => {
  render(
    <UiRoot locale={locale} messages={messagesByLocale[locale]}>
      <WeekCalendar
        label="Events"
        events={events}
        timeZone="America/Santiago"
        defaultDate="2026-09-17"
        {...props}
      />
    </UiRoot>,
  );
  return userEvent.setup();
};
const cell = (name: RegExp) => screen.getByRole('gridcell', { name });
const focusable = () => screen.getAllByRole('gridcell').filter(({ tabIndex }) => tabIndex === 0);
const focused = () => document.activeElement?.textContent;

describe('WeekCalendar', () => {
  it('renders a grid of seven days and their hours, starting with the first weekday of the language', () => {
    show({ holidays: { '2026-09-18': 'Independence Day' } });
    expect(screen.getByRole('grid', { name: 'September 2026' })).toBeVisible();
    const heads = screen.getAllByRole('columnheader');
    expect(heads.map((head) => head.textContent)).toEqual([
      '14 Monday',
      '15 Tuesday',
      '16 Wednesday',
      '17 Thursday',
      '18 Friday',
      '19 Saturday',
      '20 Sunday',
    ]);
    expect(heads[1]).toHaveAttribute('aria-current', 'date');
    expect(screen.getAllByRole('rowheader')[1]).toHaveTextContent('7:00');
    expect(cell(/18 September, All day/)).toHaveAccessibleName(/Independence Day/);
    expect(focusable()).toHaveLength(1);
  });

  it('shows an event in the hour of its start, and names its end', () => {
    show({ onOpen: () => {} });
    const nine = within(cell(/15 September, 0?9:00/));
    expect(nine.getAllByRole('button')).toHaveLength(2);
    expect(nine.getByRole('button', { name: /Event b.*until 11:00/ })).toBeVisible();
    expect(within(cell(/14 September, All day/)).getAllByText('Whole week')[0]).toBeVisible();
  });

  it('shows an event that ends after midnight on both days', async () => {
    const opened = vi.fn();
    const night = {
      id: 'n',
      title: 'Night',
      start: '2026-09-15T23:30:00-03:00',
      end: '2026-09-16T01:30:00-03:00',
    };
    const user = show({ events: [night], onOpen: opened });
    const parts = screen.getAllByRole('button', { name: /Night/ });
    expect(parts).toEqual([
      within(cell(/16 September, 0?0:00/)).getByRole('button'),
      within(cell(/15 September, 23:00/)).getByRole('button'),
    ]);
    for (const part of parts) {
      expect(part).toHaveAccessibleName(/15 September at 23:30.*16 September at 0?1:30/);
      await user.click(part);
    }
    expect(opened.mock.calls).toEqual([[night], [night]]);
    expect(screen.getByText(/^until 0?1:30/)).toBeVisible();
    expect(within(cell(/15 September, All day/)).queryByText('Night')).not.toBeInTheDocument();
  });

  it('shows events of a day or longer in the all-day row', () => {
    const overnightEvent = {
      id: 't',
      title: 'Trip',
      start: '2026-09-15T09:00:00-03:00',
      end: '2026-09-16T09:00:00-03:00',
    };
    show({ events: [overnightEvent] });
    expect(within(cell(/15 September, All day/)).getAllByText('Trip')[0]).toBeVisible();
    expect(within(cell(/15 September, 0?9:00/)).queryByText('Trip')).not.toBeInTheDocument();
  });

  it('shows as many hours as its events need', () => {
    show({ fromHour: 8, toHour: 10 });
    expect(screen.getAllByRole('rowheader').at(-1)).toHaveTextContent('22:00');
    show({ events: [], fromHour: 8, toHour: 10 });
    expect(screen.getAllByRole('rowheader').at(-1)).toHaveTextContent('9:00');
  });

  it.each([
    ['en-GB', '{ArrowRight}', /18 September, 0?8:00/],
    ['en-GB', '{ArrowLeft}', /16 September, 0?8:00/],
    ['ar', '{ArrowLeft}', /18/],
    ['ar', '{ArrowRight}', /16/],
    ['en-GB', '{ArrowDown}', /17 September, 0?9:00/],
    ['en-GB', '{ArrowUp}{ArrowUp}{ArrowUp}', /17 September, All day/],
    ['en-GB', '{Home}', /14 September/],
    ['en-GB', '{End}', /20 September/],
    ['en-GB', '{End}{ArrowRight}', /21 September/],
    ['en-GB', '{PageDown}', /24 September/],
    ['en-GB', '{PageUp}', /10 September/],
  ] as const)('moves focus in %s with %s to %s', async (locale, key, target) => {
    const user = show({}, locale);
    act(() => focusable()[0]!.focus());
    await user.keyboard(key);
    expect(focused()).toMatch(target);
    expect(focusable()).toHaveLength(1);
  });

  it('announces the new week and calls onRangeChange', async () => {
    const onDateChange = vi.fn();
    const ranges = vi.fn();
    const user = show({ onDateChange, onRangeChange: ranges });
    expect(ranges).toHaveBeenLastCalledWith({ from: '2026-09-14', to: '2026-09-20' });
    await user.click(screen.getByRole('button', { name: 'Next week' }));
    expect(onDateChange).toHaveBeenCalledExactlyOnceWith('2026-09-24');
    await user.click(screen.getByRole('button', { name: 'Next week' }));
    expect(ranges).toHaveBeenLastCalledWith({ from: '2026-09-28', to: '2026-10-04' });
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(/September.*October 2026/);
    await user.click(screen.getByRole('button', { name: 'Today' }));
    expect(onDateChange).toHaveBeenLastCalledWith('2026-09-15');
  });

  it('shows the controlled week until the parent changes it', async () => {
    const user = show({ date: '2026-09-17' });
    await user.click(screen.getByRole('button', { name: 'Next week' }));
    expect(screen.getAllByRole('columnheader')[0]).toHaveTextContent('14 Monday');
  });

  it('moves from day to day on phones', async () => {
    const user = show();
    const strip = within(screen.getByRole('group', { name: 'Day' }));
    const tuesday = strip.getByRole('button', { name: /15 September, 3 events/ });
    expect(tuesday).toHaveAttribute('aria-pressed', 'false');
    await user.click(tuesday);
    expect(tuesday).toHaveAttribute('aria-pressed', 'true');
    expect(tuesday).toHaveAttribute('aria-current', 'date');
  });

  it('calls onPick with a chosen hour and onOpen with an event', async () => {
    const chosen = vi.fn();
    const opened = vi.fn();
    const user = show({ onSlot: chosen, onOpen: opened });
    await user.click(cell(/16 September, 12:00/));
    act(() => focusable()[0]!.focus());
    await user.keyboard('{ArrowDown}{Enter}');
    await user.click(cell(/16 September, All day/));
    expect(chosen.mock.calls).toEqual([
      [{ day: '2026-09-16', time: '12:00' }],
      [{ day: '2026-09-16', time: '13:00' }],
      [{ day: '2026-09-16' }],
    ]);
    await user.click(screen.getByRole('button', { name: /Event a/ }));
    expect(opened).toHaveBeenCalledExactlyOnceWith(events[0]);
    expect(chosen).toHaveBeenCalledTimes(3);
  });

  it('handles the key that picks an hour, which would press the button of a dialog that is shown then', () => {
    show({ onSlot: vi.fn() });
    act(() => focusable()[0]!.focus());
    expect(fireEvent.keyDown(document.activeElement!, { key: 'Enter' })).toBe(false);
  });

  it('ignores invalid props of untyped callers', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    show({ events: undefined as unknown as CalendarEvent[], fromHour: NaN, toHour: -3, defaultDate: 'soon' });
    expect(screen.getAllByRole('rowheader').length).toBeGreaterThan(1);
    warn.mockRestore();
  });
});

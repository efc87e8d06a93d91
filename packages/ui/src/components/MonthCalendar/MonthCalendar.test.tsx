import { MonthCalendar, UiRoot, type CalendarEvent, type MonthCalendarProps } from '@school/ui';
import { messages as ar } from '@school/ui/messages/ar';
import { messages as en } from '@school/ui/messages/en';
import { messages as zh } from '@school/ui/messages/zh-CN';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';

beforeEach(() => void vi.setSystemTime(new Date('2026-09-08T15:00:00Z')));

const hour = (id: string, day: string, time: string): CalendarEvent => ({
  id,
  title: `Event ${id}`,
  start: `${day}T${time}:00-03:00`,
});
const events = [
  hour('a', '2026-09-08', '09:00'),
  hour('b', '2026-09-08', '10:00'),
  hour('c', '2026-09-08', '11:00'),
  hour('d', '2026-09-08', '12:00'),
  { id: 'w', title: 'Week', start: '2026-09-14', end: '2026-09-17' },
];
const messagesByLocale = { 'en-GB': en, en, ar, 'zh-CN': zh };
const show = (props: Partial<MonthCalendarProps> = {}, locale: keyof typeof messagesByLocale = 'en-GB') => {
  const page = (
    <UiRoot locale={locale} messages={messagesByLocale[locale]}>
      <MonthCalendar
        label="Events"
        events={events}
        timeZone="America/Santiago"
        defaultDate="2026-09-17"
        {...props}
      />
    </UiRoot>
  );
  render(page);
  return userEvent.setup();
};
const cell = (name: RegExp) => screen.getByRole('gridcell', { name });
const focused = () => document.activeElement?.textContent;

describe('MonthCalendar', () => {
  it('keeps the space after an hour outside its isolated part', () => {
    show({}, 'ar');
    const time = within(cell(/\b8 /)).getByText(/^9:00/);
    expect(time.textContent).toBe(time.textContent.trimEnd());
    expect(time.parentElement).toHaveTextContent(/ Event a$/);
  });

  it('renders a grid named by its month, each day with the number of its events', () => {
    show({ holidays: { '2026-09-18': 'Independence Day' } });
    expect(screen.getByRole('grid', { name: 'September 2026' })).toBeVisible();
    expect(screen.getAllByRole('row')).toHaveLength(6);
    expect(screen.getAllByRole('columnheader')[0]).toHaveAccessibleName('Monday');
    expect(cell(/\b8 September/)).toHaveAccessibleName(/, 4 events/);
    expect(cell(/\b8 September/)).toHaveAttribute('aria-current', 'date');
    expect(cell(/18 September/)).toHaveAccessibleName(/Independence Day/);
  });

  it('starts the week with the first day of the language', () => {
    show({}, 'en');
    expect(screen.getAllByRole('columnheader')[0]).toHaveAccessibleName('Sunday');
  });

  it.each([
    ['en-GB', '{ArrowRight}', /18 September/],
    ['en-GB', '{ArrowLeft}', /16 September/],
    ['ar', '{ArrowLeft}', /18/],
    ['ar', '{ArrowRight}', /16/],
    ['en-GB', '{ArrowDown}', /24 September/],
    ['en-GB', '{ArrowUp}', /10 September/],
    ['en-GB', '{Home}', /14 September/],
    ['en-GB', '{End}', /20 September/],
    ['en-GB', '{PageDown}', /17 October/],
    ['en-GB', '{PageUp}', /17 August/],
    ['en-GB', '{Shift>}{PageDown}{/Shift}', /17 September/],
    ['en-GB', '{Control>}{Home}{/Control}', /\b1 September/],
    ['en-GB', '{Control>}{End}{/Control}', /30 September/],
  ] as const)('moves focus in %s with %s to %s', async (locale, key, day) => {
    const user = show({}, locale);
    act(() =>
      screen
        .getAllByRole('gridcell')
        .find(({ tabIndex }) => tabIndex === 0)!
        .focus(),
    );
    await user.keyboard(key);
    expect(focused()).toMatch(day);
  });

  it('announces the new month and calls onRangeChange', async () => {
    const onDateChange = vi.fn();
    const ranges = vi.fn();
    const user = show({ onDateChange, onRangeChange: ranges });
    expect(ranges).toHaveBeenLastCalledWith({ from: '2026-08-31', to: '2026-10-04' });
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    expect(screen.getByRole('heading', { level: 2 })).toHaveAttribute('aria-live', 'polite');
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('October 2026');
    expect(onDateChange).toHaveBeenCalledExactlyOnceWith('2026-10-17');
    expect(ranges).toHaveBeenLastCalledWith({ from: '2026-09-28', to: '2026-11-01' });
    await user.click(screen.getByRole('button', { name: 'Today' }));
    expect(onDateChange).toHaveBeenLastCalledWith('2026-09-08');
  });

  it('shows the controlled month until the parent changes it', async () => {
    const user = show({ date: '2026-09-01' });
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('September 2026');
  });

  it('shows overflowing events in a popover that Escape closes with focus on its button', async () => {
    const opened = vi.fn();
    const user = show({ onOpen: opened });
    const more = within(cell(/\b8 September/)).getByRole('button', { name: '+2 more' });
    await user.click(more);
    const all = screen.getByRole('dialog', { name: /\b8 September/ });
    expect(within(all).getAllByRole('button', { name: /Event/ })).toHaveLength(4);
    await user.keyboard('{Escape}');
    expect(all).not.toBeInTheDocument();
    await waitFor(() => expect(more).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Week' }));
    expect(opened).toHaveBeenCalledExactlyOnceWith(events[4]);
  });

  it('calls onPick with a chosen day, by mouse, Enter and Space', async () => {
    const chosen = vi.fn();
    const user = show({ onDay: chosen });
    await user.click(cell(/22 September/));
    act(() => cell(/22 September/).focus());
    await user.keyboard('{Enter} ');
    expect(chosen.mock.calls).toEqual([['2026-09-22'], ['2026-09-22'], ['2026-09-22']]);
  });

  it('is one tab stop: Enter moves into the events of a day, arrow keys among them, Escape back', async () => {
    const opened = vi.fn();
    const user = show({ onOpen: opened, defaultDate: '2026-09-08' });
    act(() => cell(/\b8 September/).focus());
    await user.tab({ shift: true });
    expect(document.activeElement).not.toHaveAttribute('data-day');
    await user.tab();
    await user.tab();
    expect(screen.getByRole('grid')).not.toContainElement(document.activeElement as HTMLElement);
    act(() => cell(/\b8 September/).focus());
    await user.keyboard('{Enter}');
    expect(document.activeElement).toHaveTextContent('Event a');
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toHaveTextContent('Event b');
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toHaveTextContent('+2 more');
    await user.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}{Enter}');
    expect(opened).toHaveBeenCalledExactlyOnceWith(events[1]);
    await user.keyboard('{Escape}');
    expect(cell(/\b8 September/)).toHaveFocus();
  });

  it('opens an event of several days from each of its days', async () => {
    const opened = vi.fn();
    const user = show({ onOpen: opened, defaultDate: '2026-09-16' });
    act(() => cell(/16 September/).focus());
    await user.keyboard('{F2}{Enter}');
    expect(opened).toHaveBeenCalledExactlyOnceWith(events[4]);
    await user.keyboard('{Escape}');
    expect(cell(/16 September/)).toHaveFocus();
  });

  it('shows at most two events a day in a month of six weeks', () => {
    const day = ['09:00', '10:00', '11:00'].map((time) => hour(time, '2026-08-04', time));
    show({ events: day, defaultDate: '2026-08-04' });
    expect(screen.getAllByRole('row')).toHaveLength(7);
    expect(within(cell(/\b4 August/)).getByText('+2 more')).toBeVisible();
  });

  it('shows the events of a day below the month on phones', async () => {
    const opened = vi.fn();
    const user = show({ onOpen: opened });
    await user.click(cell(/\b8 September/));
    /* A part of the page that is read aloud; only phones show it. */
    const beneath = within(screen.getByRole('group', { name: /8 September/, hidden: true }));
    const hiddenEvents = beneath.getAllByRole('listitem', { hidden: true });
    expect(hiddenEvents.filter((row) => !row.hasAttribute('aria-hidden'))).toHaveLength(4);
    beneath.getByRole('button', { name: /Event d/, hidden: true }).click();
    expect(opened).toHaveBeenCalledExactlyOnceWith(events[3]);
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    expect(screen.queryByRole('group', { name: /8 September/, hidden: true })).not.toBeInTheDocument();
  });
});

it('shows the month in bold, with its suffix in Chinese', () => {
  show({}, 'zh-CN');
  const title = screen.getByRole('heading', { name: '2026年9月' });
  expect(title.querySelector('strong')).toHaveTextContent(/^9月$/);
});

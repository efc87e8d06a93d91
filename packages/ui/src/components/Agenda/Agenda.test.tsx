import { Agenda, UiRoot, type AgendaProps, type CalendarEvent } from '@school/ui';
import { messages } from '@school/ui/messages/es';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

beforeEach(() => void vi.setSystemTime(new Date('2026-09-08T15:00:00Z')));

const events: CalendarEvent[] = [
  { id: 'b', title: 'Folk evening', start: '2026-09-17T18:30:00-03:00', end: '2026-09-17T21:00:00-03:00' },
  { id: 'a', title: 'Council', start: '2026-09-08T13:30:00Z', status: 'tentative' },
  { id: 'c', title: 'Week', start: '2026-09-16', end: '2026-09-17', allDay: true },
];
const show = (props: Partial<AgendaProps> = {}) =>
  render(
    <UiRoot locale="es-CL" messages={messages}>
      <Agenda label="Events" events={events} timeZone="America/Santiago" {...props} />
    </UiRoot>,
  );
const days = () => screen.getAllByRole('heading').map((heading) => heading.textContent);

describe('Agenda', () => {
  it('groups events by day, in order, without empty days', () => {
    show();
    expect(days()).toEqual([
      'martes8 de septiembreHoy',
      'miércoles16 de septiembre',
      'jueves17 de septiembre',
    ]);
    const thursday = screen.getByRole('region', { name: /jueves/ });
    expect(
      within(thursday)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Todo el día Week', expect.stringMatching(/^18:30.21:00 Folk evening$/u)]);
  });

  it('shows an event in its time zone, and its tentative status as text', () => {
    show();
    expect(screen.getByText('Council').closest('li')).toHaveTextContent('10:30 Council Por confirmar');
  });

  it('shows the requested days only, and a text when they are empty', () => {
    show({ from: '2026-09-17', to: '2026-09-30' });
    expect(days()).toHaveLength(1);
    show({ events: [] });
    expect(screen.getByText('No hay eventos')).toBeVisible();
  });

  it('opens an event by keyboard, and marks the open one', async () => {
    const opened = vi.fn();
    const user = userEvent.setup();
    show({ onOpen: opened, openId: 'b' });
    await user.tab();
    await user.keyboard('{Enter}');
    expect(opened).toHaveBeenCalledExactlyOnceWith(events[1]);
    expect(screen.getByRole('button', { name: /Folk/ })).toHaveAttribute('aria-pressed', 'true');
  });

  it('leaves out invalid events, and warns developers once', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const invalid = [
      null,
      { id: 'x', title: 'No start' },
      events[0],
      events[0],
    ] as unknown as CalendarEvent[];
    show({ events: invalid });
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    show({ events: undefined as unknown as CalendarEvent[] });
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });
});

describe('line of the present time', () => {
  const today: CalendarEvent[] = [
    { id: 'day', title: 'Week of science', start: '2026-09-08', allDay: true },
    { id: 'early', title: 'Ceremony', start: '2026-09-08T08:00:00-03:00', end: '2026-09-08T09:00:00-03:00' },
    { id: 'running', title: 'Council', start: '2026-09-08T11:30:00-03:00', end: '2026-09-08T13:00:00-03:00' },
    { id: 'late', title: 'Rehearsal', start: '2026-09-08T12:30:00-03:00' },
  ];
  const rows = () => {
    const list = screen.getByRole('region', { name: /martes/ }).querySelector('ul')!;
    return [...list.children].map((row) =>
      row.getAttribute('aria-hidden') === 'true'
        ? `— ${row.textContent}`
        : today.find(({ title }) => row.textContent?.includes(title))!.id,
    );
  };
  afterEach(() => void vi.useRealTimers());

  it('is drawn between started and future events, in the given time zone', () => {
    // 15:00 UTC is 12:00 in Santiago and 18:00 in Nairobi.
    show({ events: today });
    expect(rows()).toEqual(['day', 'early', 'running', '— 12:00', 'late']);
  });

  it('shows the time of another zone and sorts by it', () => {
    show({ events: today, timeZone: 'Africa/Nairobi' });
    // 12:30 in Santiago is 18:30 there: what has not started in one zone has not in another.
    expect(rows()).toEqual(['day', 'early', 'running', '— 18:00', 'late']);
  });

  it('moves each minute, past an event that starts', () => {
    vi.useFakeTimers({ now: new Date('2026-09-08T15:29:00Z') });
    show({ events: today });
    expect(rows()).toEqual(['day', 'early', 'running', '— 12:29', 'late']);
    act(() => void vi.advanceTimersByTime(60_000));
    expect(rows()).toEqual(['day', 'early', 'running', 'late', '— 12:30']);
  });

  it('is hidden from screen readers and is drawn today only', () => {
    show({ events: [...today, ...events] });
    expect(screen.queryByText('12:00', { ignore: '[aria-hidden="true"]' })).toBeNull();
    expect(document.querySelectorAll('li[aria-hidden="true"]')).toHaveLength(1);
    expect(
      document.querySelector('[aria-live]')?.contains(document.querySelector('li[aria-hidden]')),
    ).not.toBe(true);
  });

  it('marks past events, not running ones', () => {
    show({ events: today });
    const isOver = (title: string) => screen.getByText(title).closest('li')!.hasAttribute('data-over');
    expect(today.map(({ title }) => isOver(title))).toEqual([false, true, false, false]);
  });
});

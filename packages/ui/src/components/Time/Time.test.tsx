import { Time, UiRoot, type TimeProps } from '@school/ui';
import { messages } from '@school/ui/messages/en';
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatRelative } from './formatTime.ts';

const now = '2026-09-08T15:00:00Z';
const show = (props: TimeProps, locale = 'en-GB') => {
  const { container } = render(
    <UiRoot locale={locale} messages={messages}>
      <Time timeZone="America/Santiago" {...props} />
    </UiRoot>,
  );
  return container.querySelector('time');
};

it('is told in the language of the reader and the zone of the place', () => {
  expect(show({ value: now })).toHaveTextContent('8 Sept 2026, 12:00');
  expect(show({ value: now, format: 'date' }, 'es')).toHaveTextContent('8 sept 2026');
  expect(show({ value: new Date(now) })).toHaveAttribute('datetime', '2026-09-08T15:00:00.000Z');
});

it('is nothing for what is no date', () => {
  expect(show({ value: 'yesterday-ish' })).toBeNull();
});

describe('relative', () => {
  it.each([
    ['2026-09-08T14:59:40Z', 'now'],
    ['2026-09-08T14:35:00Z', '25 minutes ago'],
    ['2026-09-08T12:10:00Z', '2 hours ago'],
    ['2026-09-08T20:00:00Z', 'in 5 hours'],
    ['2026-09-08T02:59:00Z', 'yesterday'],
    ['2026-09-04T15:00:00Z', '4 days ago'],
    ['2026-09-01T15:00:00Z', '1 Sept 2026'],
    ['2026-09-09T15:00:00Z', 'tomorrow'],
  ])('tells %s as %s', (value, words) => {
    expect(formatRelative(new Date(value), Date.parse(now), 'en-GB', 'America/Santiago')).toBe(words);
  });

  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse(now) });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('moves on by itself, keeps the exact moment at hand, and stops its clock when it leaves', () => {
    const time = show({ value: '2026-09-08T14:58:00Z', format: 'relative' });
    expect(time).toHaveTextContent('2 minutes ago');
    expect(time).toHaveAttribute('title', '8 Sept 2026, 11:58');
    act(() => vi.advanceTimersByTime(3 * 60_000));
    expect(time).toHaveTextContent('5 minutes ago');
  });
});

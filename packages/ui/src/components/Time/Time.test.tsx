import { Time, UiRoot, type TimeProps } from '@school/ui';
import { messages } from '@school/ui/messages/en';
import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const show = (props: TimeProps, locale = 'es-CL') => {
  const { container } = render(
    <UiRoot locale={locale} messages={messages}>
      <Time timeZone="America/Santiago" {...props} />
    </UiRoot>,
  );
  return container.querySelector('time');
};
/* Whole, and with every kind of space the same: half days are set off by a narrow one. */
const getText = (time: Element | null) => time?.textContent.replace(/\s/gu, ' ');
const renderTime = (value: string, timeZone = 'America/Santiago', locale = 'es-CL') =>
  getText(show({ value, timeZone, format: 'relative' }, locale));

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-09-08T15:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('exact format', () => {
  const morning = '2026-09-10T11:00:00Z';

  it.each([
    ['es-CL', '10 sept 2026, 8:00'],
    ['es', '10 sept 2026, 8:00'],
    ['es-MX', '10 sep 2026, 8:00 a.m.'],
    ['en', 'Sep 10, 2026, 8:00 AM'],
    ['en-GB', '10 Sept 2026, 08:00'],
    ['fr', '10 sept. 2026, 08:00'],
    ['de', '10. Sept. 2026, 08:00'],
    ['zh-CN', '2026年9月10日 08:00'],
    ['ar', '10 سبتمبر 2026، 8:00 ص'],
    ['ar-EG', '10 سبتمبر 2026، 8:00 ص'],
  ])('formats in %s as %s', (locale, text) => {
    expect(getText(show({ value: morning }, locale))).toBe(text);
  });

  it('shows only the day on request, with the instant as datetime', () => {
    const time = show({ value: new Date(morning), format: 'date' });
    expect(getText(time)).toBe('10 sept 2026');
    expect(time).toHaveAttribute('datetime', '2026-09-10T11:00:00.000Z');
  });

  it('counts hours from 0 to 23', () => {
    expect(getText(show({ value: '2026-09-10T03:05:00Z' }))).toBe('10 sept 2026, 0:05');
    expect(getText(show({ value: '2026-09-10T21:05:00Z' }))).toBe('10 sept 2026, 18:05');
  });

  it('keeps the digits of the language tag', () => {
    expect(getText(show({ value: morning, format: 'date' }, 'ar-EG-u-nu-arab'))).toBe('١٠ سبتمبر ٢٠٢٦');
  });

  it('renders nothing for an invalid date', () => {
    expect(show({ value: 'yesterday-ish' })).toBeNull();
  });
});

describe('short formats', () => {
  it.each([
    ['2026-09-08T11:00:00Z', '8:00'],
    ['2026-09-07T11:00:00Z', 'ayer'],
    ['2026-09-04T11:00:00Z', 'vie'],
    ['2026-08-30T11:00:00Z', '30 ago'],
    ['2025-08-30T11:00:00Z', '30 ago 2025'],
    ['2026-09-08', 'hoy'],
  ])('shows %s as %j where the format is compact', (value, text) => {
    expect(getText(show({ value, format: 'compact' }))).toBe(text);
  });

  it('shows only the hour where the format is time', () => {
    expect(getText(show({ value: '2025-09-08T11:00:00Z', format: 'time' }))).toBe('8:00');
  });
});

describe('relative format', () => {
  it.each([
    ['es', '8 de septiembre de 2026, 8:00'],
    ['en-GB', '8 September 2026, 08:00'],
  ])('prints the whole date in %s', (locale, expected) => {
    const time = show(
      { value: '2026-09-08T11:00:00Z', timeZone: 'America/Santiago', format: 'relative' },
      locale,
    );
    expect(time).toHaveAttribute('data-lasting', expected);
  });

  it('prints a whole day without an hour, and nothing extra when the date is already shown', () => {
    expect(show({ value: '2026-09-08', format: 'relative' }, 'es')).toHaveAttribute(
      'data-lasting',
      '8 de septiembre de 2026',
    );
    expect(show({ value: '2026-09-08', format: 'date' }, 'es')).not.toHaveAttribute('data-lasting');
  });

  it.each([
    ['2026-09-08T11:00:00Z', 'hoy, 8:00'],
    ['2026-09-08T03:00:00Z', 'hoy, 0:00'],
    ['2026-09-08T02:59:00Z', 'ayer, 23:59'],
    ['2026-09-07T20:30:00Z', 'ayer, 17:30'],
    ['2026-09-09T23:15:00Z', 'mañana, 20:15'],
    ['2026-09-10T11:00:00Z', '10 sept, 8:00'],
    ['2026-01-01T03:00:00Z', '1 ene, 0:00'],
    ['2026-01-01T02:59:00Z', '31 dic 2025, 23:59'],
    ['2027-03-01T12:00:00Z', '1 mar 2027, 9:00'],
  ])('formats %s in Santiago as %s', (value, text) => {
    expect(renderTime(value)).toBe(text);
  });

  it.each([
    ['America/Santiago', 'ayer, 23:30'],
    ['Pacific/Easter', 'ayer, 21:30'],
    ['Asia/Shanghai', 'hoy, 10:30'],
  ])('uses the calendar day of %s', (zone, text) => {
    expect(renderTime('2026-09-08T02:30:00Z', zone)).toBe(text);
  });

  it.each([
    ['en', 'today, 8:00 AM', 'yesterday, 5:30 PM'],
    ['es-MX', 'hoy, 8:00 a.m.', 'ayer, 5:30 p.m.'],
    ['fr', 'aujourd’hui, 08:00', 'hier, 17:30'],
    ['de', 'heute, 08:00', 'gestern, 17:30'],
    ['zh-CN', '今天 08:00', '昨天 17:30'],
    ['ar', 'اليوم، 8:00 ص', 'أمس، 5:30 م'],
  ])('formats in %s', (locale, today, yesterday) => {
    expect(renderTime('2026-09-08T11:00:00Z', undefined, locale)).toBe(today);
    expect(renderTime('2026-09-07T20:30:00Z', undefined, locale)).toBe(yesterday);
  });

  it('changes to yesterday when midnight passes in the time zone', () => {
    vi.setSystemTime(Date.parse('2026-09-09T02:58:00Z'));
    const time = show({ value: '2026-09-08T11:00:00Z', format: 'relative' });
    expect(getText(time)).toBe('hoy, 8:00');
    act(() => vi.advanceTimersByTime(3 * 60_000));
    expect(getText(time)).toBe('ayer, 8:00');
  });
});

describe('clock changes in Chile', () => {
  it('keeps the day when midnight does not exist (6 September, 0:00 is 1:00)', () => {
    vi.setSystemTime(Date.parse('2026-09-06T04:00:00Z'));
    expect(renderTime('2026-09-06T04:00:00Z')).toBe('hoy, 1:00');
    expect(renderTime('2026-09-06T03:59:00Z')).toBe('ayer, 23:59');
    expect(renderTime('2026-09-05T04:00:00Z')).toBe('ayer, 0:00');
    expect(renderTime('2026-09-07T02:59:00Z')).toBe('hoy, 23:59');
  });

  it('treats a day of 25 hours as one day (4 April, 24:00 is 23:00)', () => {
    vi.setSystemTime(Date.parse('2026-04-05T03:30:00Z'));
    expect(renderTime('2026-04-04T03:00:00Z')).toBe('hoy, 0:00');
    expect(renderTime('2026-04-05T02:30:00Z')).toBe('hoy, 23:30');
    expect(renderTime('2026-04-05T03:30:00Z')).toBe('hoy, 23:30');
    expect(renderTime('2026-04-05T04:00:00Z')).toBe('mañana, 0:00');
  });

  it('changes in Easter Island at the same instant, two hours earlier by its clock', () => {
    vi.setSystemTime(Date.parse('2026-09-06T04:00:00Z'));
    expect(renderTime('2026-09-06T03:59:00Z', 'Pacific/Easter')).toBe('hoy, 21:59');
    expect(renderTime('2026-09-06T04:00:00Z', 'Pacific/Easter')).toBe('hoy, 23:00');
  });

  it('applies no clock change in Punta Arenas', () => {
    vi.setSystemTime(Date.parse('2026-04-05T04:00:00Z'));
    expect(renderTime('2026-04-05T02:30:00Z', 'America/Punta_Arenas')).toBe('ayer, 23:30');
    expect(renderTime('2026-04-05T03:30:00Z', 'America/Punta_Arenas')).toBe('hoy, 0:30');
  });
});

describe('date without a time', () => {
  it.each(['America/Santiago', 'Pacific/Easter', 'Pacific/Auckland'])(
    'is the same date in %s',
    (timeZone) => {
      const time = show({ value: '2026-09-06', timeZone });
      expect(getText(time)).toBe('6 sept 2026');
      expect(time).toHaveAttribute('datetime', '2026-09-06');
    },
  );

  it('is today while it is that date in the time zone', () => {
    vi.setSystemTime(Date.parse('2026-09-07T02:59:00Z'));
    expect(renderTime('2026-09-06')).toBe('hoy');
    expect(renderTime('2026-09-06', 'Pacific/Auckland')).toBe('ayer');
    expect(renderTime('2026-12-24')).toBe('24 dic');
    expect(renderTime('2027-01-02')).toBe('2 ene 2027');
  });
});

describe('server rendering', () => {
  const page = (time: TimeProps, zone?: string) => (
    <UiRoot locale="es-CL" messages={messages} {...(zone && { timeZone: zone })}>
      <Time {...time} />
    </UiRoot>
  );
  const value = '2026-09-08T11:00:00Z';

  it('renders UTC without a relative day, then the user’s time zone after hydration', () => {
    for (const format of ['dateTime', 'relative', 'compact'] as const)
      expect(renderToString(page({ value, format }))).toMatch(/>8 sept 2026, 11:00(?:<\/span>)?<\/time>/);
    const container = document.createElement('div');
    container.innerHTML = renderToString(page({ value, format: 'relative' }));
    document.body.append(container);
    const { unmount } = render(page({ value, format: 'relative' }, 'Asia/Tokyo'), {
      container,
      hydrate: true,
    });
    expect(getText(container.querySelector('time'))).toBe('ayer, 20:00');
    unmount();
  });

  it('uses the time zone of UiRoot, or its timeZone prop', () => {
    expect(renderToString(page({ value }, 'Asia/Tokyo'))).toContain('>8 sept 2026, 20:00</time>');
    expect(renderToString(page({ value, timeZone: 'America/Santiago' }, 'Asia/Tokyo'))).toContain(
      '>8 sept 2026, 8:00</time>',
    );
  });
});

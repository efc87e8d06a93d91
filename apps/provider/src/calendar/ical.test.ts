import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { type CopiedEvent, writeCalendar } from './ical.ts';
import { dayAfter, localDay, localTime, startOfDay, findTransitions, zoneNamed } from './zone.ts';

const santiago = 'America/Santiago';
const hour = 3_600_000;

const event = (change: Partial<CopiedEvent> = {}): CopiedEvent => ({
  id: '01990000-0000-7000-8000-000000000001',
  name: 'Reunión',
  description: null,
  address: null,
  place: null,
  starts_at: new Date('2026-12-03T21:30:00Z'),
  ends_at: new Date('2026-12-03T23:00:00Z'),
  first_day: null,
  last_day: null,
  timezone: santiago,
  status: 'confirmed',
  version: 1,
  created_at: new Date('2026-11-20T12:00:00Z'),
  updated_at: new Date('2026-11-21T12:00:00Z'),
  ...change,
});

/** Returns the events of a calendar, read with its own time zones only. */
function read(text: string): ICAL.Event[] {
  const calendar = ICAL.Component.fromString(text);
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents('vtimezone'))
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  return calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
}

describe('days', () => {
  test.each([
    ['2026-09-06', '2026-09-06T04:00:00.000Z', '01:00'],
    ['2026-09-05', '2026-09-05T04:00:00.000Z', '00:00'],
    ['2026-09-07', '2026-09-07T03:00:00.000Z', '00:00'],
    ['2026-04-04', '2026-04-04T03:00:00.000Z', '00:00'],
    ['2026-04-05', '2026-04-05T04:00:00.000Z', '00:00'],
  ])('%s starts in Santiago at %s, at local time %s', (day, instant, clock) => {
    const start = startOfDay(santiago, day);
    expect(start.toISOString()).toBe(instant);
    expect(localTime(santiago, start).slice(11, 16)).toBe(clock);
  });

  test.each([santiago, 'America/Punta_Arenas', 'Pacific/Easter'])('none of 400 days shifts in %s', (zone) => {
    for (let day = '2026-01-01', left = 400; left > 0; left -= 1, day = dayAfter(day)) {
      const start = startOfDay(zone, day);
      expect(localDay(zone, start)).toBe(day);
      expect(localDay(zone, new Date(start.getTime() - 1000))).toBe(dayAfter(day, -1));
    }
  });

  test('returns the canonical zone name, or undefined', () => {
    expect([zoneNamed('America/Santiago'), zoneNamed('Mars/Olympus')]).toEqual([santiago, undefined]);
  });

  test('finds two clock changes a year in Santiago and none in Punta Arenas', () => {
    const [from, to] = [Date.UTC(2026, 0, 1), Date.UTC(2027, 0, 1)];
    expect(
      findTransitions(santiago, from, to).map(({ at, to: offset }) => [
        new Date(at).toISOString(),
        offset / 3600,
      ]),
    ).toEqual([
      ['2026-04-05T03:00:00.000Z', -4],
      ['2026-09-06T04:00:00.000Z', -3],
    ]);
    expect(findTransitions('America/Punta_Arenas', from, to)).toEqual([]);
  });
});

describe('a calendar', () => {
  test('keeps every hour around both clock changes', () => {
    const starts = ['2026-04-04T12:00:00Z', '2026-09-05T12:00:00Z'].flatMap((first) =>
      Array.from({ length: 36 }, (_, at) => new Date(Date.parse(first) + at * hour)),
    );
    const zones = [santiago, 'Pacific/Easter', 'America/Punta_Arenas', 'Europe/Madrid'];
    for (const timezone of zones) {
      const events = starts.map((starts_at) =>
        event({ starts_at, ends_at: new Date(starts_at.getTime() + hour), timezone }),
      );
      const back = read(writeCalendar(events));
      for (const [index, one] of back.entries()) {
        const start = starts[index]!;
        const meant = one.startDate.toJSDate().getTime();
        if (one.startDate.zone!.tzid === 'UTC') {
          expect(meant).toBe(start.getTime());
          continue;
        }
        expect(one.startDate.zone!.tzid).toBe(timezone);
        expect(one.startDate.toString()).toBe(localTime(timezone, start));
        // A local time in the repeated hour means the first occurrence (RFC 5545, 3.3.5), but some programs differ.
        const sameName = localTime(timezone, new Date(meant)) === localTime(timezone, start);
        expect(sameName ? start.getTime() : meant, start.toISOString()).toBe(start.getTime());
      }
    }
  });

  test.each([
    ['that ends in it', santiago, '2027-04-04T02:30:00Z', '2027-04-04T03:10:00Z'],
    ['in it', santiago, '2027-04-04T03:30:00Z', '2027-04-04T04:30:00Z'],
    ['that ends in it', 'America/New_York', '2027-11-07T05:45:00Z', '2027-11-07T06:15:00Z'],
  ])('writes the second occurrence of a repeated hour in UTC: an event %s, %s', (_, timezone, start, end) => {
    const text = writeCalendar([event({ starts_at: new Date(start), ends_at: new Date(end), timezone })]);
    const plainly = (time: string) => time.replaceAll(/[-:]/g, '');
    expect(text).toContain(`\r\nDTSTART:${plainly(start)}\r\nDTEND:${plainly(end)}\r\n`);
  });

  test('writes the first occurrence of a repeated hour, and the hours around it, in local time', () => {
    const times = { starts_at: new Date('2027-04-04T02:30:00Z'), ends_at: new Date('2027-04-04T04:00:00Z') };
    const text = writeCalendar([event(times)]);
    expect(text).toContain('DTSTART;TZID=America/Santiago:20270403T233000\r\n');
    expect(text).toContain('DTEND;TZID=America/Santiago:20270404T000000\r\n');
  });

  test('writes an all-day event as dates with an exclusive end', () => {
    const days = { first_day: '2026-09-05', last_day: '2026-09-06' };
    const text = writeCalendar([event(days)]);
    expect(text).toContain('\r\nDTSTART;VALUE=DATE:20260905\r\nDTEND;VALUE=DATE:20260907\r\n');
    expect(text).not.toContain('VTIMEZONE');
  });

  test('folds at 75 bytes, escapes, and reads back as it was written', () => {
    const name = 'Reunión, de; apoderados 😀 '.repeat(12).trim();
    const description = 'Uno\n\nDos \\ tres,\tcuatro\u0007';
    const text = writeCalendar(
      [event({ name, description, address: 'Sala 3', place: { name: 'Sede', address: 'Los Álamos 320' } })],
      'Los Aromos',
    );
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const [back] = read(text);
    expect(back!.summary).toBe(name);
    expect(back!.description).toBe('Uno\n\nDos \\ tres, cuatro ');
    expect(back!.location).toBe('Sala 3, Sede, Los Álamos 320');
    expect(text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H');
  });

  test('counts changes in SEQUENCE and marks cancelled events', () => {
    const [back] = read(writeCalendar([event({ status: 'cancelled', version: 4 })]));
    expect(back!.uid).toBe('01990000-0000-7000-8000-000000000001');
    expect(back!.sequence).toBe(3);
    expect(back!.component.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(String(back!.component.getFirstPropertyValue('dtstamp'))).toBe('2026-11-21T12:00:00Z');
  });

  test('writes the same bytes in every time zone of the process', () => {
    const file = fileURLToPath(new URL('./ical.ts', import.meta.url));
    const script = `import { writeCalendar } from ${JSON.stringify(file)};
      const event = JSON.parse(process.argv[1], (key, value) => (key.endsWith('_at') ? new Date(value) : value));
      process.stdout.write(writeCalendar([event]));`;
    const texts = ['UTC', 'Asia/Tokyo', santiago].map((TZ) => {
      const args = ['--input-type=module', '-e', script, JSON.stringify(event())];
      return spawnSync(process.execPath, args, { env: { ...process.env, TZ }, encoding: 'utf8' }).stdout;
    });
    expect(texts[0]).toContain('DTSTART;TZID=America/Santiago:20261203T183000');
    expect(new Set(texts).size).toBe(1);
  });
});

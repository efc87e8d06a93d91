import { languages } from '@school/domain';
import { describe, expect, it } from 'vitest';
import { whenText } from './whenText.ts';

const night = {
  start: '2026-11-27T23:00:00.000Z',
  end: '2026-11-28T10:30:00.000Z',
  all_day: false,
  timezone: 'America/Santiago',
};
const days = { ...night, start: '2026-11-27', end: '2026-11-28', all_day: true };
const hours = { ...night, end: '2026-11-28T00:30:00.000Z' };
const [thisYear, yearBefore] = [new Date('2026-09-08T12:00:00Z'), new Date('2025-09-08T12:00:00Z')];
const plain = (text: string) => text.replaceAll(/\s/gu, ' ');
const years = (text: string) => text.match(/20\d\d/g)?.length ?? 0;

describe('whenText', () => {
  it('omits the current year', () => {
    expect(plain(whenText(night, 'es', thisYear))).toMatch(
      /^viernes, 27 de noviembre, 20:00\s?[–-]\s?sábado, 28 de noviembre, 7:30$/,
    );
    for (const language of languages) {
      for (const event of [night, days, hours]) expect(years(whenText(event, language, thisYear))).toBe(0);
    }
  });

  it('writes another year once', () => {
    expect(plain(whenText(night, 'es', yearBefore))).toMatch(
      /^viernes, 27 de noviembre, 20:00\s?[–-]\s?sábado, 28 de noviembre de 2026, 7:30$/,
    );
    for (const language of languages) {
      for (const event of [night, days, hours]) expect(years(whenText(event, language, yearBefore))).toBe(1);
    }
  });

  it('formats Chilean times like the rest of the screen', () => {
    expect(whenText(night, 'es-CL', thisYear)).toBe(whenText(night, 'es', thisYear));
    expect(whenText(night, 'es-CL', yearBefore)).toBe(whenText(night, 'es', yearBefore));
  });

  it('writes both years if they differ', () => {
    const newYear = { ...night, start: '2026-12-31T23:00:00.000Z', end: '2027-01-01T10:00:00.000Z' };
    for (const language of languages) expect(years(whenText(newYear, language, thisYear))).toBe(2);
  });

  it('uses the time zone of the place', () => {
    const late = { ...night, start: '2027-01-01T01:00:00.000Z', end: '2027-01-01T02:00:00.000Z' };
    expect(years(whenText(late, 'es', thisYear))).toBe(0);
  });
});

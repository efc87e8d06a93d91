/** All three schools live by this clock. */
export const schoolZone = 'America/Santiago';

/** A day of the calendar, counted from 1 January 1970. */
export type Day = number;

const dayLength = 86_400_000;
const weekdays = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];
const shortWeekdays = ['dom', 'lun', 'mar', 'mie', 'jue', 'vie', 'sab'];
const months = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];

const wall = new Intl.DateTimeFormat('en-CA', {
  timeZone: schoolZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** What the school's clock shows, as if it were UTC. */
function shown(moment: Date): number {
  const part = Object.fromEntries(wall.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  return Date.UTC(part.year!, part.month! - 1, part.day!, part.hour!, part.minute!, part.second!);
}

/** The school's calendar day at a moment. */
export const toDay = (moment: Date): Day => Math.floor(shown(moment) / dayLength);

/** 0 is Sunday. */
export const toWeekday = (day: Day): number => (day + 4) % 7;

/** Steps over Saturdays and Sundays; zero steps from a weekend land on the Friday before. */
export function schoolDay(from: Day, steps: number): Day {
  let day = from;
  while (steps <= 0 && (toWeekday(day) === 0 || toWeekday(day) === 6)) day -= 1;
  const direction = Math.sign(steps);
  for (let left = Math.abs(steps); left > 0;) {
    day += direction;
    if (toWeekday(day) !== 0 && toWeekday(day) !== 6) left -= 1;
  }
  return day;
}

/**
 * The moment at which the school's clock shows an hour of a day.
 * @param time `HH:MM`
 */
export function at(day: Day, time: string): Date {
  const [hour, minute] = time.split(':').map(Number);
  const target = day * dayLength + (hour! * 60 + minute!) * 60_000;
  const guess = target + (target - shown(new Date(target)));
  return new Date(guess + (target - shown(new Date(guess))));
}

/** `jueves 26 de noviembre` */
export function spanishDate(day: Day): string {
  const date = new Date(day * dayLength);
  return `${weekdays[toWeekday(day)]} ${date.getUTCDate()} de ${months[date.getUTCMonth()]}`;
}

/**
 * Puts dates into a text: `{+3}` becomes the third school day after `from`, `{-2}` the second before it,
 * `{sab+1}` the Saturday after next Saturday, `{mie+0}` next Wednesday.
 */
export function withDates(text: string, from: Day): string {
  return text
    .replace(/\{([+-]\d+)\}/g, (_, steps: string) => spanishDate(schoolDay(from, Number(steps))))
    .replace(/\{([a-z]{3})\+(\d+)\}/g, (_, name: string, weeks: string) => {
      const away = (shortWeekdays.indexOf(name) - toWeekday(from) + 7) % 7 || 7;
      return spanishDate(from + away + Number(weeks) * 7);
    });
}

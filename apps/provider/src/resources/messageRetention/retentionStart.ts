import type { MessageRetentionPeriod } from '@school/domain';

const years: Record<Exclude<MessageRetentionPeriod, 'always'>, number> = {
  one_year: 1,
  two_years: 2,
  five_years: 5,
};

/** Returns the time before which messages are deleted. */
export function retentionStart(period: keyof typeof years, now: Date): Date {
  const start = new Date(now);
  start.setUTCFullYear(now.getUTCFullYear() - years[period]);
  return start;
}

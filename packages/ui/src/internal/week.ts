/*
 * For browsers without week data: the regions where a week begins on Sunday or Saturday (CLDR). Elsewhere it is Monday.
 */
const sunday =
  'AG AS AU BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW';
const saturday = 'AE AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY';

type Weekdays = { firstDay?: number };

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

/**
 * The first day of the week of a language and region: Sunday is 0. The `fw` extension of the tag (`ar-u-fw-mon`)
 * takes precedence over the region.
 */
export const firstWeekday = (locale: string): number => {
  const [, requested] = /-u-(?:.*-)?fw-([a-z]{3})/i.exec(locale) ?? [];
  const requestedIndex = weekdays.findIndex((weekday) => weekday === requested?.toLowerCase());
  if (requestedIndex >= 0) return requestedIndex;
  const tag = new Intl.Locale(locale);
  const localeInfo = tag as Intl.Locale & { getWeekInfo?: () => Weekdays; weekInfo?: Weekdays };
  const first = (localeInfo.getWeekInfo?.() ?? localeInfo.weekInfo)?.firstDay;
  if (first !== undefined) return first % 7;
  const { region = '' } = tag.maximize();
  if (saturday.split(' ').includes(region)) return 6;
  return sunday.split(' ').includes(region) ? 0 : 1;
};

/** The same day as `@internationalized/date` names it. */
export const firstWeekdayName = (locale: string): (typeof weekdays)[number] =>
  weekdays[firstWeekday(locale)]!;

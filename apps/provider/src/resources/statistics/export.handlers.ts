import type { Language } from '@school/domain';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';
import type { Handlers } from '../../http/contract/handler.ts';
import { negotiateLanguage } from '../../http/language.ts';
import { firstWeekday } from '../../locale.ts';
import { forbidden } from '../../httpError.ts';
import { texts } from '../../texts.ts';
import { type Cell, csvAnswer, toCsv, mostOfTable, timesAt } from '../csv.ts';
import { type Period, readPeriod } from './period.ts';
import { countedBy } from './statistics.handlers.ts';
import { type Counted, entriesByHour, mostDownloaded, mostRead, reach } from './statistics.queries.ts';

type Rows = (
  tx: CollegeTransaction,
  period: Period,
  counted: Counted,
  language: Language,
) => Promise<Cell[][]>;

// 1 November 2026 is a Sunday.
const dayNames = (language: Language) => {
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, day) => format.format(Date.UTC(2026, 10, 1 + day)));
};

const tables: Record<'posts' | 'documents' | 'entries' | 'reach', Rows> = {
  posts: async (tx, period, counted) => {
    const rows = await mostRead(tx, period, counted, mostOfTable);
    const formatTime = timesAt(period.timezone);
    return rows.map((row) => [
      row.title,
      row.category,
      formatTime(row.published_at),
      row.reads,
      row.recipients_count,
    ]);
  },
  documents: async (tx, period, counted) => {
    const rows = await mostDownloaded(tx, period, counted, mostOfTable);
    return rows.map((row) => [row.title, row.category, row.file_name, row.downloads, row.people]);
  },
  entries: async (tx, period, counted, language) => {
    const names = dayNames(language);
    const cells = await entriesByHour(tx, period, counted);
    const first = firstWeekday();
    const place = (weekday: number) => (weekday - first + 7) % 7;
    return cells
      .toSorted((one, other) => place(one.weekday) - place(other.weekday) || one.hour - other.hour)
      .map(({ weekday, hour, entries, seconds }) => [names[weekday]!, hour, entries, seconds]);
  },
  reach: async (tx, period, counted, language) => {
    const counts = await reach(tx, period, counted);
    const { people, news, notifications } = texts[language].statistics;
    return [
      [people, counts.people, counts.people_total],
      [news, counts.posts, counts.posts_total],
      [notifications, counts.notifications, counts.notifications_total],
    ];
  },
};

export const exportHandlers = {
  exportStatistics: async (context) => {
    const { tx, college, path, query, now, header } = context;
    const { kind } = path;
    const counted = countedBy(context);
    if (counted.scope === 'items' && (kind === 'entries' || kind === 'reach')) throw forbidden();
    const period = await readPeriod(tx, query, now);
    const language = negotiateLanguage(header('accept-language'), college.language);
    const rows = await tables[kind](tx, period, counted, language);
    const table = toCsv([texts[language].statistics[kind], ...rows], college.language);
    const name = `${texts[language].statistics.files[kind]} ${period.from} ${period.to}`;
    return csvAnswer(name, table, language);
  },
} satisfies Partial<Handlers>;

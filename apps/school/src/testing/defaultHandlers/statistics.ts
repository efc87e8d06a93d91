import type {
  AnswerData,
  AuditEntry,
  DocumentStatistic,
  EntryStatistic,
  PostStatistic,
} from '@school/domain';
import { fold } from '@school/domain';
import { auditEntries, documents, posts } from '@school/domain/fixtures';
import { ok, type Handlers } from '../handlers.ts';

/** The period that the fake server returns. */
export const period = { from: '2026-09-02', to: '2026-09-08', timezone: 'America/Santiago' };

/** Statistics of posts, the most read first. */
export const readPosts: PostStatistic[] = Object.values(posts).map(({ id, title, category }, at) => ({
  id,
  title,
  category: category?.name ?? null,
  published_at: '2026-09-04T12:00:00.000Z',
  reads: Math.max(1, 58 - at * 7),
  recipients: 61,
}));

/** Statistics of documents, the most downloaded first. */
export const takenDocuments: DocumentStatistic[] = Object.values(documents).map(
  ({ id, title, file }, at) => ({
    id,
    title,
    category: at % 3 === 2 ? null : 'Reglamentos',
    file_name: file.name,
    downloads: Math.max(1, 34 - at * 6),
    people: Math.max(1, 29 - at * 6),
  }),
);

/** Visits of a week with a peak on Tuesday at eight. */
export const visits: EntryStatistic = {
  entries: 1284,
  people: 57,
  seconds: 462_240,
  previous_entries: 1189,
  cells: [0, 1, 2, 3, 4, 5, 6].flatMap((weekday) =>
    [7, 8, 9, 11, 14, 17, 20].map((hour, at) => ({
      weekday,
      hour,
      entries: weekday === 2 && hour === 8 ? 146 : weekday % 6 === 0 ? at : 60 - at * 7,
      seconds: 3600,
    })),
  ),
};

/** Returns a page of audit entries. */
export const auditResponse = (
  data: readonly AuditEntry[],
  before: string | null = null,
): AnswerData<'listAudit'> => ({ data: [...data], meta: { before, after: data[0]?.id ?? null, limit: 30 } });

/** Audit entries with every kind of change. */
export const sampleAuditEntries: AuditEntry[] = [
  ...(Object.values(auditEntries) as AuditEntry[]),
  {
    ...(auditEntries.suspension as AuditEntry),
    id: '01990000-0000-7a01-8000-000000000000',
    action: 'settings_changed',
    subject: { kind: 'integration', id: null, name: 'smtp', visible: true },
    before: { host: 'correo.aromos.example', port: 25 },
    after: { host: 'correo.aromos.example', port: 587, password: 'changed' },
  },
];

/** Default handlers of the statistics and the audit. */
export const statisticsAnswers: Handlers = {
  getPostStatistics: ok('getPostStatistics', { data: readPosts, meta: period }),
  getDocumentStatistics: ok('getDocumentStatistics', { data: takenDocuments, meta: period }),
  getEntryStatistics: ok('getEntryStatistics', { data: visits, meta: period }),
  getReachStatistics: ok('getReachStatistics', {
    data: {
      people: { reached: 57, total: 61 },
      posts: { reached: 214, total: 305 },
      notifications: { reached: 118, total: 122 },
      reads_by_day: [22, 41, 38, 29, 8, 5, 71],
    },
    meta: period,
  }),
  exportStatistics: {
    status: 200,
    text: '\uFEFFTítulo;Lecturas\r\nFiestas Patrias;48\r\n',
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition':
        'attachment; filename="Noticias mas leidas 2026-09-02 2026-09-08.csv"; filename*=UTF-8\'\'Noticias%20m%C3%A1s%20le%C3%ADdas%202026-09-02%202026-09-08.csv',
    },
  },
  exportAudit: {
    status: 200,
    text: '\uFEFFCuándo;Quién\r\n2026-09-08 08:00;Marcela Fuentes Rojas\r\n',
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="Registro.csv"',
    },
  },
  listAudit: ({ query }) => {
    const q = fold(query.get('q') ?? '');
    const kind = query.get('filter[kind]');
    const action = query.get('filter[action]');
    const subject = query.get('filter[subject]');
    const actor = query.get('filter[actor]');
    const fits = (entry: AuditEntry) =>
      fold(`${entry.actor.name} ${entry.subject.name}`).includes(q) &&
      (!kind || entry.subject.kind === kind) &&
      (!action || entry.action === action) &&
      (!subject || entry.subject.id === subject) &&
      (!actor || entry.actor.id === actor);
    return ok('listAudit', auditResponse(sampleAuditEntries.filter(fits)));
  },
};

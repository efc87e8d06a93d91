import { Readable } from 'node:stream';
import { inCollege } from '../../database/collegeTransaction.ts';
import { Bytes } from '../../http/contract/bytes.ts';
import { toContentDisposition } from '../../http/contract/fileAnswer.ts';
import type { Context, Handlers } from '../../http/contract/handler.ts';
import { negotiateLanguage } from '../../http/language.ts';
import { type Cell, csvLines, csvStart } from '../csv.ts';
import { textsIn } from '../../messages.ts';
import { exportHeader, exportLine } from './exportTable.ts';
import { prepareExport } from './messageExport.commands.ts';
import { type ExportRange, findExported } from './messageExport.queries.ts';

/** Messages of a piece of the file: the whole file is never in memory. */
const pieceSize = 1000;

async function* csvPieces(
  { services, college }: Context<'exportMessages'>,
  range: ExportRange,
  header: Cell[],
): AsyncGenerator<string> {
  const toLine = exportLine(college.timezone);
  yield csvStart + csvLines([header], college.language);
  let after: { conversation_id: string; seq: number } | undefined;
  do {
    const rows = await inCollege(services.db, college.id, (tx) => findExported(tx, range, after, pieceSize));
    if (rows.length > 0) yield csvLines(rows.map(toLine), college.language);
    after = rows.length < pieceSize ? undefined : rows.at(-1);
  } while (after);
}

export const messageExportHandlers = {
  exportMessages: async (context) => {
    const { college, query, header } = context;
    const { range, name } = await prepareExport(context);
    const language = negotiateLanguage(header('accept-language'), college.language);
    const text = textsIn(language);
    const title = [text('messageExport.fileName'), name, query.from, query.to].join(' ');
    return {
      status: 200,
      headers: { 'content-disposition': toContentDisposition(`${title}.csv`), 'content-language': language },
      body: new Bytes('text/csv; charset=utf-8', async () =>
        Readable.from(csvPieces(context, range, exportHeader(text))),
      ),
    };
  },
} satisfies Partial<Handlers>;

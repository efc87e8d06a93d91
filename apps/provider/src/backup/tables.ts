import { once } from 'node:events';
import type { Client } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { ArchiveWriter, ArchiveEntry, Manifest } from './archive.ts';

type Table = Manifest['tables'][number];

/** Rows are split into pieces of this size: an archive needs an entry's length before its content. */
const pieceSize = 4 * 1024 * 1024;

const list = (names: readonly string[], client: Client) =>
  names.map((name) => client.escapeIdentifier(name)).join(', ');

/** Returns the tables to back up: without unlogged counters and the migrator's own tables. */
export async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
      and c.relname not like 'kysely%' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`);
  return rows;
}

/** Returns the colleges of the database: row-level security applies to the owner of a server's database too. */
export async function listColleges(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    'select id from colleges union select college_id from college_domains order by 1',
  );
  return rows.map(({ id }) => id);
}

/** Yields the rows of a table in COPY format, college by college. */
async function* streamRows(
  client: Client,
  table: Table,
  colleges: readonly string[],
): AsyncGenerator<Buffer> {
  const select = `select ${list(table.columns, client)} from ${client.escapeIdentifier(table.name)}`;
  const key = table.name === 'colleges' ? 'id' : table.columns.find((column) => column === 'college_id');
  for (const id of key ? colleges : [undefined]) {
    if (id) await client.query(`select set_config('app.college_id', $1, true)`, [id]);
    const where = id ? ` where ${key} = ${client.escapeLiteral(id)}` : '';
    const source = client.query(copyTo(`copy (${select}${where}) to stdout`));
    for await (const piece of source) yield piece as Buffer;
  }
}

/** Writes `tables/<name>/<number>`; their concatenation is the input of COPY. */
export async function saveTable(
  client: Client,
  archive: ArchiveWriter,
  table: Table,
  colleges: readonly string[],
): Promise<void> {
  let pieces: Buffer[] = [];
  let size = 0;
  let number = 0;
  const flush = async () => {
    number += 1;
    await archive.add(`tables/${table.name}/${String(number).padStart(6, '0')}`, size, Buffer.concat(pieces));
    pieces = [];
    size = 0;
  };
  for await (const piece of streamRows(client, table, colleges)) {
    pieces.push(piece);
    size += piece.length;
    if (size >= pieceSize) await flush();
  }
  if (size > 0) await flush();
}

/** Loads the entries of tables in the order in which they were written. */
export interface TableLoader {
  /** @returns whether the entry belongs to a table. */
  restoreEntry: (entry: ArchiveEntry) => Promise<boolean>;
  finish: () => Promise<void>;
}

/** Runs one COPY per table over all its pieces: a row may start in one piece and end in the next. */
export function loadTables(
  client: Client,
  tables: readonly Table[],
  skipped: readonly string[],
): TableLoader {
  let current: { name: string; push: (piece: Buffer) => Promise<void>; end: () => Promise<void> } | undefined;
  const begin = (name: string) => {
    const table = tables.find((one) => one.name === name);
    if (!table) throw new Error(`The backup does not describe the table ${name}.`);
    const sink = client.query(
      copyFrom(`copy ${client.escapeIdentifier(name)} (${list(table.columns, client)}) from stdin`),
    );
    const done = new Promise<void>((resolve, reject) => {
      sink.once('finish', resolve).once('error', reject);
    });
    done.catch(() => undefined);
    return {
      name,
      push: async (piece: Buffer) => {
        if (!sink.write(piece)) await Promise.race([once(sink, 'drain'), done]);
      },
      end: async () => {
        sink.end();
        await done;
      },
    };
  };
  const finish = async () => {
    await current?.end();
    current = undefined;
  };
  return {
    finish,
    async restoreEntry({ name, content }) {
      const [kind, table] = name.split('/');
      if (kind !== 'tables' || !table) return false;
      if (skipped.includes(table)) return true;
      if (current?.name !== table) {
        await finish();
        current = begin(table);
      }
      for await (const piece of content) await current.push(piece);
      return true;
    },
  };
}

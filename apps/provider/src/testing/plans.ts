import { type CompiledQuery, sql } from 'kysely';
import type { CollegeTransaction } from '../database/collegeTransaction.ts';

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}

const listNodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(listNodes)];

/** A statement that was sent. */
export interface Sent {
  sql: string;
  parameters: readonly unknown[];
}

/** Whether EXPLAIN accepts the statement; others begin, end and lock. */
export const isExplainable = ({ sql: text }: Sent) =>
  /^\s*(?:select|with|insert|update|delete)\b/i.test(text) && !/set_config|pg_(?:advisory|notify)/.test(text);

const toQuery = (text: string, parameters: readonly unknown[]) =>
  ({ sql: text, parameters, query: { kind: 'RawNode' }, queryId: {} }) as unknown as CompiledQuery;

/** Returns how many rows of tables the statement reads. Runs it. */
export async function countRowsRead(
  tx: CollegeTransaction,
  { sql: text, parameters }: Sent,
): Promise<number> {
  const { rows } = await tx.executeQuery(
    toQuery(`explain (analyze, timing off, format json) ${text}`, parameters),
  );
  const [{ Plan: plan }] = (rows[0] as { 'QUERY PLAN': [{ Plan: Plan }] })['QUERY PLAN'];
  const read = listNodes(plan)
    .filter((node) => node['Relation Name'] !== undefined)
    .map((node) => (node['Actual Rows']! + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']!);
  return read.reduce((sum, rows) => sum + rows, 0);
}

/** Returns the plan as text if it scans one of the tables completely. */
export async function readsWhole(
  tx: CollegeTransaction,
  statement: Sent,
  tables: readonly string[],
): Promise<string | undefined> {
  const explain = async (options: string) => {
    const { sql: text, parameters } = statement;
    const { rows } = await tx.executeQuery(toQuery(`explain (${options}) ${text}`, parameters));
    return rows as { 'QUERY PLAN': unknown }[];
  };
  const [explained] = await explain('format json');
  const [{ Plan: plan }] = explained!['QUERY PLAN'] as [{ Plan: Plan }];
  const whole = listNodes(plan).filter(
    (node) => node['Node Type'] === 'Seq Scan' && tables.includes(node['Relation Name']!),
  );
  if (whole.length === 0) return undefined;
  const lines = (await explain('costs on')).map((row) => row['QUERY PLAN']);
  return `${statement.sql}\n${lines.join('\n')}`;
}

/** Returns the multi-tx tables with more than `rows` rows. */
export async function largeTables(tx: CollegeTransaction, rows: number): Promise<string[]> {
  const tables = await sql<{ name: string }>`
    select relname as name from pg_class
    where relrowsecurity and relnamespace = 'public'::regnamespace and reltuples > ${rows}::float4`.execute(
    tx,
  );
  return tables.rows.map(({ name }) => name).sort();
}

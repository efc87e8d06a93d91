import { AsyncLocalStorage } from 'node:async_hooks';
import { type OperationId } from '@school/domain';
import { contract, dereference, type LocatedOperation, listOperations } from '@school/domain/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '../../apps/provider/src/database/connection.ts';
import { type Multiplied, seedScale } from '../../apps/provider/src/seed/seedScale.ts';
import { type CallOptions, usualDatabases } from '../../apps/provider/src/testing/openSchool.ts';
import { isExplainable, largeTables, readsWhole, type Sent } from '../../apps/provider/src/testing/plans.ts';
import { openScenario, type Scenario } from './scenario.ts';

/** Multiplies each kind of content just beyond ten thousand rows. */
const scales: Record<Multiplied, number> = {
  people: 420,
  events: 420,
  library: 420,
  talks: 200,
  notifications: 90,
  posts: 90,
  visits: 3,
};
const large = 10_000;
const mostStatements = 8;
const reading = listOperations(contract).filter(
  ({ method, operation }) => method === 'get' && operation.operationId !== 'openStream',
);

/** Returns the values of a list's parameter: every enum value, a common word and one without matches. */
function listChoices(parameter: LocatedOperation['parameters'][number], scenario: Scenario): unknown[] {
  const schema = dereference<{ enum?: unknown[]; format?: string; type?: string; maximum?: number }>(
    contract,
    parameter.schema,
  );
  if (schema.enum) return schema.enum;
  if (parameter.name === 'q') return ['feria', 'zzz nowhere'];
  if (parameter.name === 'page') return [40];
  if (schema.type === 'boolean') return [true];
  if (parameter.name.includes('course')) return [scenario.choices.courses[0]!.id];
  if (parameter.name.includes('grade')) return [scenario.choices.grades[0]!.id];
  if (parameter.name === 'from' || parameter.name === 'to') return ['2024-03-01'];
  if (parameter.name.includes('category')) return [scenario.choices.categories[0]!.slug];
  return schema.format === 'uuid' ? ['01990000-0000-7000-8000-000000000000'] : [];
}

/** Returns the successful call, and one call for each value of each query parameter. */
async function listCalls(
  scenario: Scenario,
  { operation, parameters }: LocatedOperation,
): Promise<CallOptions[]> {
  const right = await scenario.successful(operation.operationId as OperationId);
  const queries = parameters
    .filter((parameter) => parameter.in === 'query')
    .flatMap((parameter) => listChoices(parameter, scenario).map((value) => ({ [parameter.name]: value })));
  return [right, ...queries.map((query) => ({ ...right, query: { ...right.query, ...query } }))];
}

describe.each(usualDatabases)('at scale on $name', (database) => {
  let scenario: Scenario;
  let tables: string[];
  /** The statements of one call, without those of background work. */
  const calls = new AsyncLocalStorage<Sent[]>();
  const tokens: string[] = [];
  beforeAll(async () => {
    scenario = await openScenario(database);
    const owner = connect({ ...database.owner, database: scenario.school.databaseName, max: 1 });
    await seedScale(owner, scales);
    await owner.destroy();
    tables = await scenario.school.arrange((tx) => largeTables(tx, large));
    scenario.school.watch((sql, parameters) => calls.getStore()?.push({ sql, parameters }));
    tokens.push(scenario.token, await scenario.school.as('docente'));
  }, 240_000);
  afterAll(() => scenario.close());

  /** Returns each distinct statement that the operation sends. */
  const sentBy = async (located: LocatedOperation): Promise<Sent[]> => {
    const statements = new Map<string, Sent>();
    for (const options of await listCalls(scenario, located))
      for (const token of tokens) {
        const sent: Sent[] = [];
        const call = { ...options, ...(options.token ? { token } : {}) };
        const operation = located.operation.operationId as OperationId;
        const { status } = await calls.run(sent, () => scenario.school.call(operation, call));
        expect(status).toBeLessThan(500);
        // `begin`, `commit` and setting the college are not the operation's own statements.
        const explainable = sent.filter(isExplainable);
        expect(explainable.length, JSON.stringify(options.query)).toBeLessThanOrEqual(mostStatements);
        for (const statement of explainable) statements.set(statement.sql, statement);
      }
    return [...statements.values()];
  };

  test('creates more than ten thousand rows of each kind', () => {
    expect(tables).toEqual(
      expect.arrayContaining([
        'audit_entries',
        'contacts',
        'documents',
        'events',
        'messages',
        'notification_recipients',
        'notifications',
        'post_reads',
        'posts',
        'user_roles',
        'users',
        'visits',
      ]),
    );
  });

  test.each(reading.map((located) => [located.operation.operationId, located] as const))(
    '%s scans no table completely',
    async (_operation, located) => {
      for (const statement of await sentBy(located)) {
        const plan = await scenario.school.arrange((tx) => readsWhole(tx, statement, tables));
        expect(plan).toBeUndefined();
      }
    },
  );
});

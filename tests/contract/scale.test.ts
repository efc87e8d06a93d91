import { AsyncLocalStorage } from 'node:async_hooks';
import { type OperationId } from '@school/domain';
import { contract, dereference, type FoundOperation, operationsOf } from '@school/domain/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '../../apps/provider/src/database/connection.ts';
import { type Multiplied, seedScale } from '../../apps/provider/src/seedScale.ts';
import { type CallOptions, databases } from '../../apps/provider/src/testing/openSchool.ts';
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
const reading = operationsOf(contract).filter(
  ({ method, operation }) => method === 'get' && operation.operationId !== 'openStream',
);

/** Returns the values of a list's parameter: every enum value, a common word and one without matches. */
function choicesOf(parameter: FoundOperation['parameters'][number], scene: Scenario): unknown[] {
  const schema = dereference<{ enum?: unknown[]; format?: string; type?: string; maximum?: number }>(
    contract,
    parameter.schema,
  );
  if (schema.enum) return schema.enum;
  if (parameter.name === 'q') return ['feria', 'zzz nowhere'];
  if (parameter.name === 'page') return [40];
  if (schema.type === 'boolean') return [true];
  if (parameter.name.includes('course')) return [scene.choices.courses[0]!.id];
  if (parameter.name.includes('grade')) return [scene.choices.grades[0]!.id];
  if (parameter.name === 'from' || parameter.name === 'to') return ['2024-03-01'];
  if (parameter.name.includes('category')) return [scene.choices.categories[0]!.slug];
  return schema.format === 'uuid' ? ['01990000-0000-7000-8000-000000000000'] : [];
}

/** Returns the successful call, and one call for each value of each query parameter. */
async function callsOf(scene: Scenario, { operation, parameters }: FoundOperation): Promise<CallOptions[]> {
  const right = await scene.successful(operation.operationId as OperationId);
  const asked = parameters
    .filter((parameter) => parameter.in === 'query')
    .flatMap((parameter) => choicesOf(parameter, scene).map((value) => ({ [parameter.name]: value })));
  return [right, ...asked.map((query) => ({ ...right, query: { ...right.query, ...query } }))];
}

describe.each(databases)('at scale on $name', (database) => {
  let scene: Scenario;
  let tables: string[];
  /** The statements of one call, without those of background work. */
  const calls = new AsyncLocalStorage<Sent[]>();
  const tokens: string[] = [];
  beforeAll(async () => {
    scene = await openScenario(database);
    const owner = connect({ ...database.owner, database: scene.school.databaseName, max: 1 });
    await seedScale(owner, scales);
    await owner.destroy();
    tables = await scene.school.arrange((tx) => largeTables(tx, large));
    scene.school.watch((sql, parameters) => calls.getStore()?.push({ sql, parameters }));
    tokens.push(scene.token, await scene.school.as('docente'));
  }, 240_000);
  afterAll(() => scene.close());

  /** Returns each distinct statement that the operation sends. */
  const sentBy = async (found: FoundOperation): Promise<Sent[]> => {
    const statements = new Map<string, Sent>();
    for (const options of await callsOf(scene, found))
      for (const token of tokens) {
        const sent: Sent[] = [];
        const call = { ...options, ...(options.token ? { token } : {}) };
        const operation = found.operation.operationId as OperationId;
        const { status } = await calls.run(sent, () => scene.school.call(operation, call));
        expect(status).toBeLessThan(500);
        // `begin`, `commit` and setting the college are not the operation's own statements.
        const own = sent.filter(isExplainable);
        expect(own.length, JSON.stringify(options.query)).toBeLessThanOrEqual(mostStatements);
        for (const statement of own) statements.set(statement.sql, statement);
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

  test.each(reading.map((found) => [found.operation.operationId, found] as const))(
    '%s scans no table completely',
    async (_operation, found) => {
      for (const statement of await sentBy(found)) {
        const plan = await scene.school.arrange((tx) => readsWhole(tx, statement, tables));
        expect(plan).toBeUndefined();
      }
    },
  );
});

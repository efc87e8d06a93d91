import type { OperationId } from '@school/domain';
import { contract, listOperations } from '@school/domain/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, usualDatabases } from '../../apps/provider/src/testing/openSchool.ts';
import { openScenario, type Scenario } from './scenario.ts';
import { done, getVariant, requestVariants } from './requestVariants.ts';

const operations = listOperations(contract);
const cases = operations.flatMap((one) =>
  Object.keys(one.operation.responses).map((status) => [one.operation.operationId, status, one] as const),
);

describe.each(databases)('contract on $name', (database) => {
  let scenario: Scenario;
  beforeAll(async () => {
    scenario = await openScenario(database);
  });
  afterAll(() => scenario.close());

  /* What an operation rejects, it rejects before the statements that PostgreSQL could read otherwise. */
  const usualCases = usualDatabases.includes(database)
    ? cases
    : cases.filter(([, status]) => done.includes(status));
  test.each(usualCases)('%s answers %s', async (_operation, status, one) => {
    const way = done.includes(status) ? getVariant(one, status) : requestVariants[status]!;
    const answer = await way(scenario, one);
    expect(answer.status, JSON.stringify(answer.data)).toBe(status === 'default' ? 503 : Number(status));
    if (answer.status === 429 || answer.status === 503) {
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
  });
});

/** The operations with an `If-Match` header. */
const versioned = operations
  .filter(({ parameters }) => parameters.some(({ name }) => name === 'If-Match'))
  .map(({ operation }) => operation.operationId as OperationId);

describe.each(usualDatabases)('version conflicts on $name', (database) => {
  let scenario: Scenario;
  beforeAll(async () => {
    scenario = await openScenario(database);
  });
  afterAll(() => scenario.close());

  test.each(versioned)('%s rejects an old version and accepts the current one', async (operation) => {
    await scenario.school.db.deleteFrom('rate_limits').execute();
    const options = await scenario.successful(operation);
    const callFor = (version: unknown) =>
      scenario.school.call(operation, {
        ...options,
        headers: { ...options.headers, 'if-match': `"${String(version)}"` },
      });
    const rejected = await callFor(77);
    const { current_version: current } = rejected.data as { current_version?: number };
    expect([rejected.status, typeof current]).toEqual([409, 'number']);
    expect([200, 204]).toContain((await callFor(current)).status);
  });
});

test('covers every error status of the contract', () => {
  expect(operations.length).toBeGreaterThan(30);
  expect(cases.filter(([, status]) => !done.includes(status) && !(status in requestVariants))).toEqual([]);
});

import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { OperationId } from '@school/domain';
import { contract, listOperations } from '@school/domain/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CallOptions, usualDatabases } from '../../apps/provider/src/testing/openSchool.ts';
import { fullFixtures } from './fullFixtures.ts';
import { openScenario, type Scenario } from './scenario.ts';

const most = 8;
const operations = listOperations(contract).map(({ operation, parameters }) => ({
  id: operation.operationId as OperationId,
  isWrite: parameters.some(({ name }) => name === 'Idempotency-Key'),
}));

/**
 * Counts everything that PostgreSQL receives between a request and its answer, in all transactions, except `begin`
 * with `set local app.college_id`, and `commit`. Excludes cached work: a host's college is read every five seconds
 * (two statements), the use of a token is written every five minutes (one).
 */
const isFrame = (sql: string) => /^(?:begin; set local app\.college_id|commit$)/.test(sql);

const short = (sql: string) => sql.trim().replaceAll(/\s+/g, ' ').slice(0, 160);

describe.each(usualDatabases)('statements on $name', (database) => {
  let scenario: Scenario;
  let fixtures: ReturnType<typeof fullFixtures>;
  const calls = new AsyncLocalStorage<string[]>();
  beforeAll(async () => {
    scenario = await openScenario(database);
    fixtures = fullFixtures(scenario);
    scenario.school.watch((sql) => calls.getStore()?.push(sql));
  });
  afterAll(() => scenario.close());

  const forgetLimits = () => scenario.school.db.deleteFrom('rate_limits').execute();
  const sentBy = async (operation: OperationId, arrange: () => Promise<CallOptions>, keyed: boolean) => {
    await forgetLimits();
    const options = await arrange();
    await forgetLimits();
    const key: Record<string, string> = keyed ? { 'idempotency-key': randomUUID() } : {};
    const call = { token: scenario.token, ...options, headers: { ...options.headers, ...key } };
    // Ensures that the college is cached.
    await scenario.school.call('getCsrfCookie');
    const sent: string[] = [];
    const { status, data } = await calls.run(sent, () => scenario.school.call(operation, call));
    expect(status, JSON.stringify(data)).toBeLessThan(300);
    // Claim and stored answer; one more lookup where work runs before the claim.
    if (keyed) expect([2, 3]).toContain(sent.filter((sql) => sql.includes('idempotency_keys')).length);
    return sent.filter((sql) => !isFrame(sql)).map(short);
  };
  test.each(operations)(
    '$id needs at most eight statements, also with an Idempotency-Key',
    async ({ id, isWrite }) => {
      for (const keyed of isWrite ? [false, true] : [false]) {
        const statements = await sentBy(id, () => scenario.successful(id), keyed);
        expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(most);
      }
    },
  );

  test.each(Object.keys(fullFixtures({} as Scenario)) as OperationId[])(
    '%s needs at most eight statements with a full form and an Idempotency-Key',
    async (operation) => {
      const keyed = operations.some(({ id, isWrite }) => id === operation && isWrite);
      const statements = await sentBy(operation, fixtures[operation]!, keyed);
      expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(most);
    },
  );
});

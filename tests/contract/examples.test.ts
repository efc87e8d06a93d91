import type { OperationId } from '@school/domain';
import {
  contract,
  dereference,
  type ContractMedia,
  type ContractResponse,
  type LocatedOperation,
  type Json,
  listOperations,
} from '@school/domain/contract';
import { findViolation } from '../../packages/domain/src/testing/contractAccepts.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usualDatabases } from '../../apps/provider/src/testing/openSchool.ts';
import { bodyLike, shapeProblems } from './exampleShape.ts';
import { openScenario, type Scenario } from './scenario.ts';

const operations = listOperations(contract);
const cases = operations.map((one) => [one.operation.operationId as OperationId, one] as const);

const listValues = ({ examples = {} }: ContractMedia): Json[] =>
  Object.values(examples).map((example) => dereference<{ value: Json }>(contract, example).value);

/** The bodies that an operation accepts, or answers on success; files of any type have no example. */
const takenBy = ({ operation }: LocatedOperation) => Object.entries(operation.requestBody?.content ?? {});
function answeredBy({ operation }: LocatedOperation) {
  const done = Object.entries(operation.responses).filter(([status]) => /^20[01]$/.test(status));
  return done
    .flatMap(([, declared]) =>
      Object.entries(dereference<ContractResponse>(contract, declared).content ?? {}),
    )
    .filter(([type]) => type !== '*/*');
}

test.each(cases)('%s has valid examples of its request and answer bodies', (_id, one) => {
  for (const [, media] of [...takenBy(one), ...answeredBy(one)]) {
    expect(listValues(media).length).toBeGreaterThan(0);
    for (const value of listValues(media)) expect(findViolation(media.schema, value)).toBe('');
  }
});

// Values that only the scenario knows: fresh secrets, and names that are taken after one request.
const fromScenario: Partial<Record<OperationId, string[]>> = {
  resetPassword: ['token', 'email'],
  confirmSignUp: ['token', 'password'],
  updatePassword: ['current_password', 'password', 'password_confirmation'],
  updateUser: ['email', 'rut'],
  updateRole: ['name'],
  updatePlace: ['code'],
  updatePostCategory: ['name'],
  updateDocumentCategory: ['name'],
  updateSmtpSettings: ['current_password'],
  updateCalendarSettings: ['url', 'enabled'],
  sendHeartbeats: ['visits'],
  createTemplate: ['name'],
  updateTemplate: ['name'],
};

describe.each(usualDatabases)('every example runs on $name', (database) => {
  let scenario: Scenario;
  beforeAll(async () => {
    scenario = await openScenario(database);
  });
  afterAll(() => scenario.close());

  test.each(cases)('%s', async (id, one) => {
    await scenario.school.db.deleteFrom('rate_limits').execute();
    const usual = await scenario.successful(id);
    await scenario.school.db.deleteFrom('rate_limits').execute();
    const [type, media] = takenBy(one)[0] ?? [];
    const bodies = type === 'application/json' ? listValues(media!) : [undefined];
    for (const [at, example] of bodies.entries()) {
      const options = at === 0 ? usual : await scenario.successful(id);
      const body =
        example === undefined
          ? options.body
          : bodyLike(example, options.body, fromScenario[id] ?? [], scenario);
      const answer = await scenario.school.call(id, { ...options, body });
      expect([200, 201, 204], JSON.stringify([answer.data, body])).toContain(answer.status);
      if (id === 'openStream') continue;
      for (const [answerType, answerMedia] of answeredBy(one)) {
        if (answerType !== 'application/json') {
          expect(answer.headers['content-type']).toContain(answerType);
          continue;
        }
        // The contract does not say which example this answer matches; it must match one of them.
        const problems = listValues(answerMedia).map((value) =>
          shapeProblems(value, answer.data as Json, 'body'),
        );
        expect(problems.toSorted((a, b) => a.length - b.length)[0]).toEqual([]);
      }
    }
  });
});

import type { OperationId } from '@school/domain';
import { contract, listOperations } from '@school/domain/contract';
import { standardRoles } from '@school/domain/permissions';
import { hashOfSecret } from '../../apps/provider/src/security/secret.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CallOptions, usualDatabases, type Role } from '../../apps/provider/src/testing/openSchool.ts';
import { openScenario, type Scenario } from './scenario.ts';

const roles = standardRoles.map(({ slug }) => slug) as Role[];
const guarded = listOperations(contract).filter(({ operation }) => operation['x-permission'] !== 'public');
const endSignIns = ['logout', 'revokeSession', 'revokeOtherSessions'];
const may = (slug: string, permission: string) =>
  permission === 'authenticated' ||
  standardRoles.some(
    (role) => role.slug === slug && role.permissions.some((grant) => grant.permission === permission),
  );

/** Tests who may call an operation; the resources' own tests cover which records they may call it on. */
describe.each(usualDatabases)('permissions of operations on $name', (database) => {
  let scenario: Scenario;
  const tokens = new Map<string, string>();
  beforeAll(async () => {
    scenario = await openScenario(database);
    for (const role of roles) tokens.set(role, await scenario.school.as(role));
    // The sign-in is checked before the role, so that one foreign role represents all.
    tokens.set('foreign', await scenario.school.as('administrador', 'puertoclaro.localhost'));
    const expired = await scenario.school.as('administrador');
    tokens.set('expired', expired);
    const ended = { expires_at: scenario.school.clock.now };
    await scenario.school.arrange((tx) =>
      tx.updateTable('tokens').set(ended).where('hash', '=', hashOfSecret(expired)).execute(),
    );
    const revoked = await scenario.school.as('administrador');
    tokens.set('revoked', revoked);
    await scenario.school.call('logout', { token: revoked });
    tokens.set('forged', 'A'.repeat(43));
  });
  afterAll(() => scenario.close());

  const withoutBody = async (operation: OperationId) => {
    const { token: _own, body: _body, ...options } = await scenario.successful(operation);
    return options;
  };
  const statusFor = async (operation: OperationId, options: CallOptions, who: string) => {
    const token = tokens.get(who);
    return (await scenario.school.call(operation, { ...options, ...(token ? { token } : {}) })).status;
  };
  const strangers = ['anonymous', 'forged', 'expired', 'revoked', 'foreign'];

  test.each(guarded.map(({ operation }) => operation.operationId as OperationId))(
    '%s rejects callers without a valid sign-in (401)',
    async (operation) => {
      // Nothing changes, so that one record serves all callers.
      const options = await withoutBody(operation);
      for (const who of strangers)
        expect([who, await statusFor(operation, options, who)]).toEqual([who, 401]);
    },
  );

  // Without a body, a permitted write answers 422, which proves that it was authorized. `operations.test.ts` covers
  // operations that end sign-ins, because they would invalidate the tokens of these tests.
  test.each(
    guarded
      .filter(({ operation }) => !endSignIns.includes(operation.operationId))
      .map(({ operation }) => [operation.operationId as OperationId, operation['x-permission']] as const),
  )('%s accepts a caller with %s', async (operation, permission) => {
    let options = await withoutBody(operation);
    for (const role of roles) {
      const status = await statusFor(operation, options, role);
      if (!may(role, permission)) expect([role, status]).toEqual([role, 403]);
      else expect([role, status]).not.toEqual([role, 401]);
      // A rejected call changes nothing, so that its record serves the next role.
      if (status < 300) options = await withoutBody(operation);
    }
    const right = await statusFor(operation, await withoutBody(operation), 'administrador');
    expect([200, 201, 204, 404, 422]).toContain(right);
  });
});

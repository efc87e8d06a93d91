import type { OperationId, SchoolUser } from '@school/domain';
import { useState } from 'react';
import { type Outcome, useCommand } from '../data/useCommand.ts';
import type { Problem } from '../data/problem.ts';
import { valuesOf, writeOf } from './personValues.ts';

/** What can be done to several people at once. */
export type TogetherKind = 'reset' | 'suspend' | 'role';

/** How it went with one of them; nothing while it is under way. */
export type TogetherRow = { person: SchoolUser; problem?: Problem | null };

/** Something that is being done to several people, one after another. */
export type Together = { kind: TogetherKind; rows: readonly TogetherRow[]; running: boolean };

const lists: readonly OperationId[] = ['listUsers', 'getUser', 'listRoles'];

/** Does the same to several people, one by one, and remembers how it went with each: one refusal stops no other. */
export function useTogether(): {
  now: Together | null;
  start(kind: TogetherKind, people: readonly SchoolUser[], roleId?: string): Promise<void>;
  close(): void;
} {
  const [now, setNow] = useState<Together | null>(null);
  const reset = useCommand('resetUserPassword');
  const update = useCommand('updateUser', lists);
  const setRoles = useCommand('setUserRoles', lists);

  const doOne = (kind: TogetherKind, person: SchoolUser, roleId: string): Promise<Outcome<unknown>> => {
    const path = { id: person.id };
    if (kind === 'reset') return reset.run({ path });
    const ifMatch = person.version;
    if (kind === 'suspend') {
      return update.run({ path, ifMatch, body: writeOf({ ...valuesOf(person), status: 'suspended' }) });
    }
    const roleIds = [...new Set([...person.roles.map(({ id }) => id), roleId])];
    return setRoles.run({ path, ifMatch, body: { role_ids: roleIds } });
  };

  return {
    now,
    async start(kind, people, roleId = '') {
      let rows: TogetherRow[] = people.map((person) => ({ person }));
      setNow({ kind, rows, running: true });
      for (const person of people) {
        const outcome = await doOne(kind, person, roleId);
        const problem = outcome.ok ? null : outcome.problem;
        rows = rows.map((row) => (row.person === person ? { person, problem } : row));
        setNow({ kind, rows, running: true });
      }
      setNow({ kind, rows, running: false });
    },
    close: () => setNow(null),
  };
}

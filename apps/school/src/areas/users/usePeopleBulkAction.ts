import type { SchoolUser } from '@school/domain';
import { useState } from 'react';
import { type BulkActionState, useBulkAction } from '../../actions/useBulkAction.ts';
import { type Outcome, useCommand } from '../../data/useCommand.ts';
import { isWhole, personToFormValues, toUserRequest } from './personValues.ts';

/** Bulk actions on people. */
export type PeopleActionKind = 'reset' | 'suspend' | 'role';

/** Runs a bulk action on people. */
export function usePeopleBulkAction(): {
  kind: PeopleActionKind;
  now: BulkActionState<SchoolUser> | null;
  start(kind: PeopleActionKind, people: readonly SchoolUser[], roleId?: string): Promise<void>;
  close(): void;
} {
  const [kind, setKind] = useState<PeopleActionKind>('reset');
  const { now, start, close } = useBulkAction<SchoolUser>();
  const reset = useCommand('resetUserPassword');
  const update = useCommand('updateUser');
  const setRoles = useCommand('setUserRoles');

  const doOne = (kind: PeopleActionKind, person: SchoolUser, roleId: string): Promise<Outcome<unknown>> => {
    const path = { id: person.id };
    const ifMatch = person.version;
    if (kind === 'reset') return reset.run({ path, ifMatch });
    if (kind === 'suspend') {
      if (!isWhole(person)) return Promise.resolve({ ok: false, problem: { kind: 'offline' } });
      return update.run({
        path,
        ifMatch,
        body: toUserRequest({ ...personToFormValues(person), status: 'suspended' }),
      });
    }
    const roleIds = [...new Set([...person.roles.map(({ id }) => id), roleId])];
    return setRoles.run({ path, ifMatch, body: { role_ids: roleIds } });
  };

  return {
    kind,
    now,
    start(wanted, people, roleId = '') {
      setKind(wanted);
      return start(people, (person) => doOne(wanted, person, roleId));
    },
    close,
  };
}

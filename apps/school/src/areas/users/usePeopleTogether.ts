import type { SchoolUser } from '@school/domain';
import { useState } from 'react';
import { type Together, useTogether } from '../../actions/useTogether.ts';
import { type Outcome, useCommand } from '../../data/useCommand.ts';
import { valuesOf, writeOf } from './personValues.ts';

/** Bulk actions on people. */
export type TogetherKind = 'reset' | 'suspend' | 'role';

/** Runs a bulk action on people. */
export function usePeopleTogether(): {
  kind: TogetherKind;
  now: Together<SchoolUser> | null;
  start(kind: TogetherKind, people: readonly SchoolUser[], roleId?: string): Promise<void>;
  close(): void;
} {
  const [kind, setKind] = useState<TogetherKind>('reset');
  const { now, start, close } = useTogether<SchoolUser>();
  const reset = useCommand('resetUserPassword');
  const update = useCommand('updateUser');
  const setRoles = useCommand('setUserRoles');

  const doOne = (kind: TogetherKind, person: SchoolUser, roleId: string): Promise<Outcome<unknown>> => {
    const path = { id: person.id };
    const ifMatch = person.version;
    if (kind === 'reset') return reset.run({ path, ifMatch });
    if (kind === 'suspend') {
      return update.run({ path, ifMatch, body: writeOf({ ...valuesOf(person), status: 'suspended' }) });
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

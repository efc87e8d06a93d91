import { type Permission, findScope } from '@school/domain';
import { useSession } from '../data/DataRoot.tsx';
import type { ProblemMessages } from '../intl/problemText.ts';

const outside: ProblemMessages = { forbidden: 'audience.outsideOwnPart' };

/**
 * Returns the messages of a form with an audience: the request of a person who may write only to their own part of the school
 * is rejected because of the people they chose.
 *
 * @param permission Permission that is needed to write to the audience.
 */
export function useAudienceProblem(permission: Permission): ProblemMessages | undefined {
  const { user } = useSession();
  return user !== null && findScope(user, permission) === 'own' ? outside : undefined;
}

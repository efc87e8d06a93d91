import type { OperationId } from '@school/domain';
import type { Person } from '../../plugins/auth.ts';
import type { Early } from '../../plugins/contract/handler.ts';
import { invalid } from '../../plugins/httpError.ts';
import { passwordHashOf } from './accounts.queries.ts';

type PasswordContext = Pick<Early<OperationId>, 'college' | 'services'> & { person: Person };

/** Checks the password of the signed-in person and counts wrong attempts. */
export async function isOwnPassword(
  { college, person, services }: PasswordContext,
  password: string,
): Promise<boolean> {
  const account = `${college.id}:${person.id}`;
  await services.limits.hit('passwordAccount', account);
  const stored = await passwordHashOf(services.db, college.id, person.id);
  const right = await services.passwords.verify(stored, password);
  if (right) await services.limits.forgive('passwordAccount', account);
  return right;
}

/** Returns a 422 error at the field of the current password. */
export const wrongPassword = () => invalid({ current_password: ['The password is incorrect.'] });

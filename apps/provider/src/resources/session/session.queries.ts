import type { Database } from '../../database/connection.ts';
import type { NewRow, Row } from '../../database/schema.ts';
import { inCollege, type CollegeTransaction } from '../../database/collegeTransaction.ts';

/** The typed identifier in its stored form. */
export type Identifier =
  | { field: 'email'; value: string }
  | { field: 'passport'; value: string }
  | { field: 'rut'; value: string; number: number | null };

export type Account = Pick<Row<'users'>, 'id' | 'password_hash' | 'status'>;

/** Finds an account in a short transaction, because checking the password takes too long to hold a connection. */
export function findAccount(
  db: Database,
  collegeId: string,
  identifier: Identifier,
): Promise<Account | undefined> {
  return inCollege(db, collegeId, (tx) => {
    const accounts = tx
      .selectFrom('users')
      .select(['id', 'password_hash', 'status'])
      .where('college_id', '=', collegeId);
    const accountQuery =
      identifier.field === 'rut'
        ? accounts.where('rut_number', '=', identifier.number)
        : accounts.where(identifier.field, '=', identifier.value);
    return accountQuery.executeTakeFirst();
  });
}

type Token = Omit<NewRow<'tokens'>, 'college_id' | 'user_id'>;

/**
 * Stores the token and the time of sign-in.
 * @returns false when the account was suspended or got another password since it was read.
 */
export async function grantToken(
  tx: CollegeTransaction,
  college_id: string,
  account: Account,
  token: Token,
): Promise<boolean> {
  const still = await tx
    .updateTable('users')
    .set({ last_sign_in_at: token.created_at })
    .where('college_id', '=', college_id)
    .where('id', '=', account.id)
    .where('password_hash', '=', account.password_hash)
    .where('status', '=', 'active')
    .returning('id')
    .executeTakeFirst();
  if (!still) return false;
  await tx
    .insertInto('tokens')
    .values({ college_id, user_id: account.id, ...token })
    .execute();
  return true;
}

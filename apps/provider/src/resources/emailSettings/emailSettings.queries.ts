import type { EmailSetting } from '@school/domain';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';
import { emailKinds } from '../../mail/emailChoice.ts';

/** Returns the school's setting of each kind. `lock` locks the school's row until the transaction ends. */
export async function findEmailSettings(
  tx: CollegeTransaction,
  collegeId: string,
  lock = false,
): Promise<EmailSetting[]> {
  const query = tx
    .selectFrom('colleges')
    .select(['email_defaults', 'email_locked'])
    .where('id', '=', collegeId);
  const { email_defaults, email_locked } = await (
    lock ? query.forNoKeyUpdate() : query
  ).executeTakeFirstOrThrow();
  return emailKinds.map((kind) => ({
    kind,
    frequency: email_defaults[kind],
    locked: email_locked.includes(kind),
  }));
}

export async function storeEmailSettings(
  tx: CollegeTransaction,
  collegeId: string,
  settings: readonly EmailSetting[],
): Promise<void> {
  const defaults = Object.fromEntries(settings.map(({ kind, frequency }) => [kind, frequency]));
  const locked = settings.filter((setting) => setting.locked).map(({ kind }) => kind);
  await tx
    .updateTable('colleges')
    .set({ email_defaults: JSON.stringify(defaults), email_locked: JSON.stringify(locked) })
    .where('id', '=', collegeId)
    .execute();
}

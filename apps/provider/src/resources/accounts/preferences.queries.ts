import type {
  EmailFrequency,
  EmailKind,
  EmailSetting,
  Language,
  Preferences,
  PushKind,
  PushSetting,
  QuietHours,
} from '@school/domain';
import { sql } from 'kysely';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';
import { emailKinds, selectFrequency, isLocked } from '../../mail/emailChoice.ts';
import { pushKinds, wantsPush } from '../../push/pushChoice.ts';

/** The key of a person. */
interface Own {
  college_id: string;
  id: string;
}

type Columns = {
  language: Language | null;
  emails: EmailSetting[];
  pushes: PushSetting[];
  quiet_from: string | null;
  quiet_to: string | null;
};

/** Returns the preferences as they apply; undefined when the person does not exist. */
export async function findPreferences(
  tx: CollegeTransaction,
  { college_id, id }: Own,
): Promise<Preferences | undefined> {
  const emailSettings = emailKinds.map(
    (kind) =>
      sql`json_build_object('kind', ${sql.lit(kind)}, 'frequency', ${selectFrequency(kind)}, 'locked', ${isLocked(kind)})`,
  );
  const pushSettings = pushKinds.map(
    (kind) => sql`json_build_object('kind', ${sql.lit(kind)}, 'enabled', ${wantsPush(kind)})`,
  );
  const { rows } = await sql<Columns>`
    select u.language, json_build_array(${sql.join(emailSettings)}) as emails,
      json_build_array(${sql.join(pushSettings)}) as pushes, u.quiet_from, u.quiet_to
    from users u join colleges c on c.id = u.college_id
    where u.college_id = ${college_id} and u.id = ${id}`.execute(tx);
  const [row] = rows;
  if (!row) return undefined;
  const { language, emails, pushes, quiet_from, quiet_to } = row;
  const quiet_hours =
    quiet_from && quiet_to ? { from: quiet_from.slice(0, 5), to: quiet_to.slice(0, 5) } : null;
  return { language, emails, pushes, quiet_hours };
}

/** What is changed of a person's preferences. */
export interface PreferencesChange {
  language?: Language | null;
  quiet_hours?: QuietHours | null;
  emails?: Partial<Record<EmailKind, EmailFrequency>>;
  pushes?: Partial<Record<PushKind, boolean>>;
}

/** Changes preferences. Leaves `version` and `updated_at` unchanged, because no form shows them with other values. */
export async function changePreferences(
  tx: CollegeTransaction,
  { college_id, id }: Own,
  { language, quiet_hours, emails = {}, pushes = {} }: PreferencesChange,
): Promise<void> {
  await tx
    .updateTable('users')
    .set({
      ...(language === undefined ? {} : { language }),
      ...(quiet_hours === undefined
        ? {}
        : { quiet_from: quiet_hours?.from ?? null, quiet_to: quiet_hours?.to ?? null }),
      email_choices: sql`email_choices || ${JSON.stringify(emails)}::jsonb`,
      push_choices: sql`push_choices || ${JSON.stringify(pushes)}::jsonb`,
    })
    .where('college_id', '=', college_id)
    .where('id', '=', id)
    .execute();
}

/** Switches kinds of e-mails off. @returns the person; undefined when it changed nothing. */
export function stopEmails(tx: CollegeTransaction, { college_id, id }: Own, kinds: readonly EmailKind[]) {
  const choices = JSON.stringify(Object.fromEntries(kinds.map((kind) => [kind, 'app_only'])));
  return tx
    .updateTable('users')
    .set({ email_choices: sql`email_choices || ${choices}::jsonb` })
    .where('college_id', '=', college_id)
    .where('id', '=', id)
    .where(sql<boolean>`not email_choices @> ${choices}::jsonb`)
    .returning(['id', 'name', 'first_lastname', 'second_lastname'])
    .executeTakeFirst();
}

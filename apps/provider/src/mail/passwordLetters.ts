import type { Language } from '@school/domain';
import type { Tenant } from '../database/tenant.ts';
import { hashOfSecret, newSecret } from '../plugins/secret.ts';
import { invitationWords } from './invitationWords.ts';
import { oneLine } from './message.ts';
import type { Letter, Mail, WaitingLetter } from './outbox.ts';
import { recoveryWords } from './recoveryWords.ts';

/** What a mail says; `{name}` is the person, `{school}` the school. */
export interface Words {
  subject: string;
  /** Paragraphs around the link. */
  before: string;
  after: string;
}

const wordsOf = { recovery: recoveryWords, invitation: invitationWords };

const hour = 3600_000;
/** How long the link holds, counted from the last attempt to send it. */
const validity = { recovery: hour, invitation: 7 * 24 * hour };

/** Whom a mail is for, and the secret it carries. */
export interface PasswordFacts {
  kind: Letter['kind'];
  language: Language;
  school: string;
  name: string;
  address: string;
  /** `https://aromos.example`, of the school's own domain. */
  origin: string;
  token: string;
}

/** A mail that nobody has queued yet. */
export type WrittenMail = Omit<Mail, 'id'>;

/** Plain text, one link, in the school's language. */
export function passwordMail(facts: PasswordFacts): WrittenMail {
  const { kind, language, school, name, address, origin, token } = facts;
  const fill = (text: string) =>
    text.replaceAll('{name}', () => oneLine(name)).replaceAll('{school}', () => oneLine(school));
  const { subject, before, after } = wordsOf[kind][language];
  const link = `${origin}/auth/reset-password?${new URLSearchParams({ token, email: address })}`;
  return {
    from: { name: oneLine(school), address: `no-reply@${new URL(origin).hostname}` },
    to: { name: oneLine(name), address },
    subject: fill(subject),
    text: `${fill(before)}\n\n${link}\n\n${fill(after)}\n`,
  };
}

/**
 * The secret for this attempt: the first makes one, which ends the links of earlier mails; later ones send it again.
 * Undefined when a newer mail has made another.
 */
function secretFor(
  known: string | undefined,
  reset: { hash: Buffer; expires_at: Date } | undefined,
  now: Date,
): string | undefined {
  if (known === undefined || !reset) return newSecret().secret;
  const isOurs = reset.hash.equals(hashOfSecret(known));
  return isOurs || reset.expires_at <= now ? known : undefined;
}

/**
 * Writes the mail that carries the secret for the account of this address; the database keeps a hash only. Undefined when
 * nobody active has the address, or a newer mail is on its way to them.
 */
export async function writePasswordMail(
  tenant: Tenant,
  collegeId: string,
  letter: WaitingLetter,
  now: Date,
): Promise<{ mail: WrittenMail; letter: WaitingLetter } | undefined> {
  const found = await tenant
    .selectFrom('users')
    .innerJoin('colleges', 'colleges.id', 'users.college_id')
    .select(['users.id', 'users.name', 'users.email', 'colleges.name as school', 'colleges.language'])
    .where('users.email', '=', letter.address)
    .where('users.status', '=', 'active')
    // Somebody who is being removed is waited for, so that the secret is not made for nobody.
    .forKeyShare('users')
    .executeTakeFirst();
  if (!found) return undefined;
  const reset = await tenant
    .selectFrom('password_resets')
    .select(['hash', 'expires_at'])
    .where('college_id', '=', collegeId)
    .where('user_id', '=', found.id)
    .forUpdate()
    .executeTakeFirst();
  const secret = secretFor(letter.secret, reset, now);
  if (secret === undefined) return undefined;
  const hash = hashOfSecret(secret);
  const expires_at = new Date(now.getTime() + validity[letter.kind]);
  await tenant
    .insertInto('password_resets')
    .values({ college_id: collegeId, user_id: found.id, hash, expires_at })
    .onConflict((conflict) => conflict.columns(['college_id', 'user_id']).doUpdateSet({ hash, expires_at }))
    .execute();
  const { language, school, name, email: address } = found;
  const { kind, origin } = letter;
  const mail = passwordMail({ kind, language, school, name, address, origin, token: secret });
  return { mail, letter: { ...letter, secret } };
}

import type { CollegeTransaction } from '../database/collegeTransaction.ts';
import { longMoment } from '../longMoment.ts';
import { hashOfSecret, newSecret } from '../security/secret.ts';
import { texts } from '../texts.ts';
import type { LogoReader } from './logo.ts';
import { oneLine } from './oneLine.ts';
import type { ProviderTexts } from '../providerTexts.ts';
import type {
  AccountEmail,
  ConfirmationEmail,
  EmailJob,
  Mail,
  PasswordEmail,
  ServerEmail,
  SignUpEmail,
} from './outbox.ts';
import { type EmailContent, type EmailSchool, renderEmail, type RenderedEmail } from './renderEmail.ts';

const hour = 3600_000;
/** Lifetime of the link, counted from the last attempt to send it. */
const validity = { recovery: hour, passwordReset: hour, invitation: 7 * 24 * hour };

/** A mail without a queue id. */
export type WrittenMail = Omit<Mail, 'id'>;

/** An e-mail, and its job as the queue must store it from now on. */
export interface WrittenJob {
  mail: WrittenMail;
  job: EmailJob;
}

/** The school as its e-mails show it, and the time zone of their times. */
export interface MailingSchool extends EmailSchool {
  timezone: string;
}

/** The input of an e-mail. */
export interface MailFacts extends Omit<EmailContent, 'text'> {
  kind: keyof ProviderTexts['emails'];
  address: string;
  /** `https://aromos.example` */
  origin: string;
}

/** Renders text and HTML with at most one link, in the school's language. */
export function composeMail({ kind, address, origin, ...content }: MailFacts): WrittenMail & RenderedEmail {
  const { school, name = '' } = content;
  return {
    from: { name: oneLine(school.name), address: `no-reply@${new URL(origin).hostname}` },
    to: { name: oneLine(name), address },
    ...renderEmail({ ...content, text: texts[school.language].emails[kind] }),
  };
}

/** Reads the data of the school that its e-mails show. */
export async function readMailingSchool(
  tx: CollegeTransaction,
  collegeId: string,
  readLogo: LogoReader,
): Promise<MailingSchool> {
  const { image, media_folder, ...school } = await tx
    .selectFrom('colleges')
    .select([
      'name',
      'language',
      'theme_color',
      'address',
      'email',
      'phone',
      'phone_extension',
      'timezone',
      'image',
      'media_folder',
    ])
    .where('id', '=', collegeId)
    .executeTakeFirstOrThrow();
  return { ...school, logo: await readLogo(tx, { image, media_folder }) };
}

/**
 * Returns the secret for this attempt: the first attempt creates one, which invalidates links of earlier mails; later
 * attempts reuse it. Undefined when a newer mail has replaced it.
 */
function secretFor(
  messageId: string | undefined,
  reset: { hash: Buffer; expires_at: Date } | undefined,
  now: Date,
): string | undefined {
  if (messageId === undefined || !reset) return newSecret().secret;
  const isOurs = reset.hash.equals(hashOfSecret(messageId));
  return isOurs || reset.expires_at <= now ? messageId : undefined;
}

/** The context in which an e-mail is rendered. */
export interface Writing {
  tx: CollegeTransaction;
  collegeId: string;
  school: MailingSchool;
  now: Date;
}

/**
 * Renders the mail with the secret for the account of this address; the database stores only a hash. Undefined when no
 * active account has the address, or a newer mail has replaced this one.
 */
async function writePasswordMail(
  { tx, collegeId, school, now }: Writing,
  job: PasswordEmail,
): Promise<WrittenJob | undefined> {
  const user = await tx
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('email', '=', job.address)
    .where('status', '=', 'active')
    // Waits for a concurrent deletion, so that no secret is created for a deleted account.
    .forKeyShare()
    .executeTakeFirst();
  if (!user) return undefined;
  const reset = await tx
    .selectFrom('password_resets')
    .select(['hash', 'expires_at'])
    .where('college_id', '=', collegeId)
    .where('user_id', '=', user.id)
    .forUpdate()
    .executeTakeFirst();
  const secret = secretFor(job.secret, reset, now);
  if (secret === undefined) return undefined;
  const hash = hashOfSecret(secret);
  const { kind, origin } = job;
  const expires_at = new Date(now.getTime() + validity[kind]);
  await tx
    .insertInto('password_resets')
    .values({ college_id: collegeId, user_id: user.id, hash, expires_at })
    .onConflict((conflict) => conflict.columns(['college_id', 'user_id']).doUpdateSet({ hash, expires_at }))
    .execute();
  const { name, email: address } = user;
  // In the fragment, which no server or proxy logs.
  const link = `${origin}/auth/reset-password#${new URLSearchParams({ token: secret, email: address })}`;
  return {
    mail: composeMail({ kind, school, name, address, origin, link }),
    job: { ...job, secret },
  };
}

/**
 * Renders the mail about a sign-up, without a name to an unconfirmed address: anyone may have written both.
 * Undefined when the link was used or has expired.
 */
async function writeConfirmation(
  { tx, collegeId, school, now }: Writing,
  job: ConfirmationEmail,
): Promise<WrittenJob | undefined> {
  const { kind, address, origin, secret } = job;
  const user = await tx
    .selectFrom('users')
    .select(['name', 'status'])
    .where('email', '=', address)
    .executeTakeFirst();
  const hash = hashOfSecret(secret);
  if (user) {
    // It can no longer be confirmed, and must not count as waiting.
    await tx.deleteFrom('sign_ups').where('college_id', '=', collegeId).where('hash', '=', hash).execute();
    const facts = { school, name: user.name, address, origin };
    const mail =
      user.status === 'pending'
        ? composeMail({ ...facts, kind: 'signUpReceived' })
        : composeMail({ ...facts, kind: 'signUpTaken', link: `${origin}/auth/login` });
    return { mail, job };
  }
  const signUp = await tx
    .selectFrom('sign_ups')
    .select('expires_at')
    .where('college_id', '=', collegeId)
    .where('hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  const link = `${origin}/auth/signup-no#confirm=${secret}`;
  return signUp && { mail: composeMail({ kind, school, address, origin, link }), job };
}

/** Renders a sign-up mail; undefined when the request was already answered. */
async function writeSignUpMail({ tx, school }: Writing, job: SignUpEmail): Promise<WrittenJob | undefined> {
  const user = await tx
    .selectFrom('users')
    .select(['name', 'email as address'])
    .where('id', '=', job.userId)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return user && { mail: composeMail({ ...job, ...user, school }), job };
}

function writeAccountMail({ school }: Writing, job: AccountEmail | ServerEmail): WrittenJob {
  const { kind, to, origin, at } = job;
  const facts = {
    kind,
    school,
    ...to,
    origin,
    link: `${origin}/auth/login`,
    when: longMoment(school.language, school.timezone)(new Date(at)),
  };
  return { mail: composeMail(facts), job };
}

/** Renders a job; undefined when its recipient is gone. */
export async function writeMail(writing: Writing, job: EmailJob): Promise<WrittenJob | undefined> {
  switch (job.kind) {
    case 'recovery':
    case 'passwordReset':
    case 'invitation':
      return writePasswordMail(writing, job);
    case 'signUpConfirmation':
      return writeConfirmation(writing, job);
    case 'signUpReceived':
      return writeSignUpMail(writing, job);
    default:
      return writeAccountMail(writing, job);
  }
}

import type { Language } from '@school/domain';
import type { Tenant } from '../database/tenant.ts';
import { newSecret } from '../plugins/secret.ts';
import type { Letter, Mail } from './outbox.ts';

interface Words {
  subject: string;
  /** Paragraphs around the link. */
  before: string;
  after: string;
}

/** `{name}` is the person, `{school}` the school. */
const words: Record<Language, Words> = {
  en: {
    subject: 'Choose a new password for {school}',
    before:
      'Hello {name}:\n\nSomebody asked for a new password for your account at {school}. Choose it here within one hour:',
    after: 'If it was not you, ignore this message: your password stays as it is.',
  },
  es: {
    subject: 'Elige una nueva contraseña para {school}',
    before:
      'Hola, {name}:\n\nAlguien pidió una nueva contraseña para tu cuenta en {school}. Elígela aquí dentro de una hora:',
    after: 'Si no fuiste tú, ignora este mensaje: tu contraseña sigue igual.',
  },
  'es-MX': {
    subject: 'Elige una nueva contraseña para {school}',
    before:
      'Hola, {name}:\n\nAlguien pidió una nueva contraseña para tu cuenta en {school}. Elígela aquí en el transcurso de una hora:',
    after: 'Si no fuiste tú, ignora este mensaje: tu contraseña sigue igual.',
  },
  fr: {
    subject: 'Choisissez un nouveau mot de passe pour {school}',
    before:
      'Bonjour {name},\n\nUn nouveau mot de passe a été demandé pour votre compte chez {school}. Choisissez-le ici dans l’heure :',
    after: 'Si ce n’était pas vous, ignorez ce message : votre mot de passe reste inchangé.',
  },
  'zh-CN': {
    subject: '为 {school} 设置新密码',
    before: '{name}，您好：\n\n有人为您在 {school} 的账户申请了新密码。请在一小时内通过以下链接设置：',
    after: '如果不是您本人操作，请忽略此邮件，您的密码不会改变。',
  },
  ar: {
    subject: 'اختر كلمة مرور جديدة لـ {school}',
    before: 'مرحبًا {name}،\n\nطُلبت كلمة مرور جديدة لحسابك في {school}. اخترها من هنا خلال ساعة واحدة:',
    after: 'إن لم تكن أنت من طلبها فتجاهل هذه الرسالة، وستبقى كلمة مرورك كما هي.',
  },
  de: {
    subject: 'Neues Passwort für {school} wählen',
    before:
      'Hallo {name},\n\nfür Ihr Konto bei {school} wurde ein neues Passwort angefordert. Wählen Sie es hier innerhalb einer Stunde:',
    after: 'Wenn Sie das nicht waren, ignorieren Sie diese Nachricht: Ihr Passwort bleibt, wie es ist.',
  },
};

/** Where a mail is about, for whom, and the secret it carries. */
export interface RecoveryFacts {
  language: Language;
  school: string;
  name: string;
  address: string;
  /** `https://aromos.example`, the origin of the request. */
  origin: string;
  token: string;
}

/** One line, whatever somebody wrote as their name: nothing in it may start a header or a second paragraph. */
const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/** The recovery mail: plain text, one link, in the school's language. */
export function recoveryMail({ language, school, name, address, origin, token }: RecoveryFacts): Mail {
  const fill = (text: string) =>
    text.replaceAll('{name}', () => oneLine(name)).replaceAll('{school}', () => oneLine(school));
  const { subject, before, after } = words[language];
  const link = `${origin}/auth/reset-password?${new URLSearchParams({ token, email: address })}`;
  return {
    from: { name: oneLine(school), address: `no-reply@${new URL(origin).hostname}` },
    to: { name: oneLine(name), address },
    subject: fill(subject),
    text: `${fill(before)}\n\n${link}\n\n${fill(after)}\n`,
  };
}

const validity = 3600_000;

/**
 * Makes a new secret for the account of this address and writes the mail that carries it; the database keeps a hash
 * only, and an earlier mail's link ends. Undefined when nobody active has the address.
 */
export async function writeRecoveryMail(
  tenant: Tenant,
  collegeId: string,
  letter: Letter,
  now: Date,
): Promise<Mail | undefined> {
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
  const { secret, hash } = newSecret();
  const expires_at = new Date(now.getTime() + validity);
  await tenant
    .insertInto('password_resets')
    .values({ college_id: collegeId, user_id: found.id, hash, expires_at })
    .onConflict((conflict) => conflict.columns(['college_id', 'user_id']).doUpdateSet({ hash, expires_at }))
    .execute();
  const { language, school, name, email: address } = found;
  return recoveryMail({ language, school, name, address, origin: letter.origin, token: secret });
}

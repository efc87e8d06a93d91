import { fullName, type Language } from '@school/domain';
import { oneLine } from '../../mail/oneLine.ts';

interface Applicant {
  name: string;
  first_lastname: string | null;
  second_lastname: string | null;
  email: string;
}

interface Notice {
  title: string;
  content: string;
}

/** Limits the name, because a notification's title has at most 120 characters. */
const nameInTitle = (applicant: Applicant) => oneLine(fullName(applicant)).slice(0, 80);

const notice =
  (title: (name: string) => string, content: (name: string, email: string) => string) =>
  (applicant: Applicant): Notice => {
    const name = nameInTitle(applicant);
    return { title: title(name), content: content(name, applicant.email) };
  };

/** The notification about a sign-up for approvers, in the college's language. */
export const signUpNotices: Record<Language, (applicant: Applicant) => Notice> = {
  en: notice(
    (name) => `Account request: ${name}`,
    (name, email) =>
      `${name} (${email}) has asked for an account. Review the request to approve or refuse it.`,
  ),
  es: notice(
    (name) => `Solicitud de cuenta: ${name}`,
    (name, email) => `${name} (${email}) pidió una cuenta. Revisa la solicitud para aprobarla o rechazarla.`,
  ),
  'es-MX': notice(
    (name) => `Solicitud de cuenta: ${name}`,
    (name, email) => `${name} (${email}) pidió una cuenta. Revisa la solicitud para aprobarla o rechazarla.`,
  ),
  fr: notice(
    (name) => `Demande de compte\u00A0: ${name}`,
    (name, email) =>
      `${name} (${email}) a demandé un compte. Examinez la demande pour l’approuver ou la refuser.`,
  ),
  'zh-CN': notice(
    (name) => `账户申请：${name}`,
    (name, email) => `${name}（${email}）申请了账户。请审核该申请，决定批准或拒绝。`,
  ),
  ar: notice(
    (name) => `طلب حساب: \u2068${name}\u2069`,
    (name, email) =>
      `طلب \u2068${name}\u2069 (\u2068${email}\u2069) حسابًا. راجع الطلب للموافقة عليه أو رفضه.`,
  ),
  de: notice(
    (name) => `Kontoanfrage: ${name}`,
    (name, email) =>
      `${name} (${email}) hat ein Konto angefragt. Prüfen Sie die Anfrage, um sie anzunehmen oder abzulehnen.`,
  ),
};

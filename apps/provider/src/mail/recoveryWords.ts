import type { Language } from '@school/domain';
import type { Words } from './passwordLetters.ts';

/** For who asked for a new password. */
export const recoveryWords: Record<Language, Words> = {
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

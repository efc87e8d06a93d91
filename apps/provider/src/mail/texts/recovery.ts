import type { EmailTexts } from './emailText.ts';

/** For a person who forgot the password. */
export const recovery: EmailTexts = {
  en: {
    subject: 'Choose a new password for {school}',
    before:
      'Someone requested a new password for your account at {school}. Use this link within one hour to choose one:',
    action: 'Choose a new password',
    after: 'If this wasn’t you, ignore this message. Your password won’t change.',
  },
  es: {
    subject: 'Elige una contraseña nueva para tu cuenta en {school}',
    before:
      'Alguien pidió una contraseña nueva para tu cuenta en {school}. Tienes una hora para elegirla aquí:',
    action: 'Elegir una contraseña nueva',
    after: 'Si no fuiste tú, ignora este mensaje: tu contraseña sigue igual.',
  },
  'es-MX': {
    subject: 'Elige una contraseña nueva para tu cuenta en {school}',
    before:
      'Alguien pidió una contraseña nueva para tu cuenta en {school}. Tienes una hora para elegirla aquí:',
    action: 'Elegir una contraseña nueva',
    after: 'Si no fuiste tú, ignora este mensaje: tu contraseña sigue igual.',
  },
  fr: {
    subject: 'Choisissez un nouveau mot de passe pour {school}',
    before:
      'Un nouveau mot de passe a été demandé pour votre compte à {school}. Choisissez-le ici dans l’heure\u00A0:',
    action: 'Choisir un nouveau mot de passe',
    after: 'Si ce n’était pas vous, ignorez ce message\u00A0: votre mot de passe reste inchangé.',
  },
  'zh-CN': {
    subject: '为 {school} 设置新密码',
    before: '有人为您在 {school} 的账户申请了新密码。请在一小时内通过以下链接设置：',
    action: '设置新密码',
    after: '如果不是您本人操作，请忽略此邮件，您的密码不会改变。',
  },
  ar: {
    subject: 'اختر كلمة مرور جديدة لـ {school}',
    before: 'طُلبت كلمة مرور جديدة لحسابك في {school}. اخترها من هنا خلال ساعة واحدة:',
    action: 'اختيار كلمة مرور جديدة',
    after: 'إن لم تكن أنت من طلبها فتجاهل هذه الرسالة، وستبقى كلمة مرورك كما هي.',
  },
  de: {
    subject: 'Neues Passwort für {school} wählen',
    before:
      'für Ihr Konto bei {school} wurde ein neues Passwort angefordert. Wählen Sie es hier innerhalb einer Stunde:',
    action: 'Neues Passwort wählen',
    after: 'Wenn Sie das nicht waren, ignorieren Sie diese Nachricht: Ihr Passwort bleibt, wie es ist.',
  },
};

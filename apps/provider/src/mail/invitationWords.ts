import type { Language } from '@school/domain';
import type { Words } from './passwordLetters.ts';

/** For whom the school made an account. */
export const invitationWords: Record<Language, Words> = {
  en: {
    subject: 'Your account at {school}',
    before:
      'Hello {name}:\n\n{school} has made an account for you. You sign in with this e-mail address and a password of your own. Choose it here within seven days:',
    after: 'If you don’t know {school}, ignore this message: without a password nobody can use the account.',
  },
  es: {
    subject: 'Tu cuenta en {school}',
    before:
      'Hola, {name}:\n\n{school} creó una cuenta para ti. Entrarás con este correo y una contraseña tuya. Elígela aquí dentro de siete días:',
    after: 'Si no conoces {school}, ignora este mensaje: sin contraseña nadie puede usar la cuenta.',
  },
  'es-MX': {
    subject: 'Tu cuenta en {school}',
    before:
      'Hola, {name}:\n\n{school} creó una cuenta para ti. Entrarás con este correo y una contraseña tuya. Elígela aquí en el transcurso de siete días:',
    after: 'Si no conoces {school}, ignora este mensaje: sin contraseña nadie puede usar la cuenta.',
  },
  fr: {
    subject: 'Votre compte chez {school}',
    before:
      'Bonjour {name},\n\n{school} a créé un compte pour vous. Vous vous connecterez avec cette adresse e-mail et un mot de passe à vous. Choisissez-le ici dans les sept jours :',
    after:
      'Si vous ne connaissez pas {school}, ignorez ce message : sans mot de passe, personne ne peut utiliser le compte.',
  },
  'zh-CN': {
    subject: '您在 {school} 的账户',
    before:
      '{name}，您好：\n\n{school} 已为您创建账户。您将使用此邮箱地址和自己的密码登录。请在七天内通过以下链接设置密码：',
    after: '如果您不认识 {school}，请忽略此邮件：没有密码，任何人都无法使用该账户。',
  },
  ar: {
    subject: 'حسابك في {school}',
    before:
      'مرحبًا {name}،\n\nأنشأت {school} حسابًا لك. ستدخل بعنوان البريد هذا وبكلمة مرور خاصة بك. اخترها من هنا خلال سبعة أيام:',
    after: 'إن كنت لا تعرف {school} فتجاهل هذه الرسالة، فلا أحد يستطيع استخدام الحساب دون كلمة مرور.',
  },
  de: {
    subject: 'Ihr Konto bei {school}',
    before:
      'Hallo {name},\n\n{school} hat ein Konto für Sie angelegt. Sie melden sich mit dieser E-Mail-Adresse und einem eigenen Passwort an. Wählen Sie es hier innerhalb von sieben Tagen:',
    after:
      'Wenn Sie {school} nicht kennen, ignorieren Sie diese Nachricht: Ohne Passwort kann niemand das Konto benutzen.',
  },
};

import type { EmailTexts } from './emailText.ts';

/** For a person whose account the school created. */
export const invitation: EmailTexts = {
  en: {
    subject: 'Your account at {school}',
    before:
      '{school} has created an account for you. You sign in with this email address and a password you choose. Choose it here within seven days:',
    action: 'Choose a password',
    after: 'If you don’t know {school}, ignore this message: without a password no one can use the account.',
  },
  es: {
    subject: 'Tu cuenta en {school}',
    before:
      '{school} creó una cuenta para ti. Ingresarás con este correo y una contraseña que elijas. Tienes siete días para elegirla aquí:',
    action: 'Elegir una contraseña',
    after: 'Si no conoces {school}, ignora este mensaje: sin contraseña nadie puede usar la cuenta.',
  },
  'es-MX': {
    subject: 'Tu cuenta en {school}',
    before:
      '{school} creó una cuenta para ti. Ingresarás con este correo y una contraseña que elijas. Tienes siete días para elegirla aquí:',
    action: 'Elegir una contraseña',
    after: 'Si no conoces {school}, ignora este mensaje: sin contraseña nadie puede usar la cuenta.',
  },
  fr: {
    subject: 'Votre compte à {school}',
    before:
      '{school} a créé un compte pour vous. Vous vous connecterez avec cette adresse e-mail et un mot de passe que vous choisissez. Choisissez-le ici dans les sept jours\u00A0:',
    action: 'Choisir un mot de passe',
    after:
      'Si vous ne connaissez pas {school}, ignorez ce message\u00A0: sans mot de passe, personne ne peut utiliser le compte.',
  },
  'zh-CN': {
    subject: '您在 {school} 的账户',
    before: '{school} 已为您创建账户。您将使用此邮箱地址和自己的密码登录。请在七天内通过以下链接设置密码：',
    action: '设置密码',
    after: '如果您不了解 {school}，请忽略此邮件：没有密码，任何人都无法使用该账户。',
  },
  ar: {
    subject: 'حسابك في {school}',
    before:
      'أنشأت {school} حسابًا لك. ستدخل بعنوان البريد هذا وبكلمة مرور خاصة بك. اخترها من هنا خلال سبعة أيام:',
    action: 'اختيار كلمة مرور',
    after: 'إن كنت لا تعرف {school} فتجاهل هذه الرسالة، فلا أحد يستطيع استخدام الحساب دون كلمة مرور.',
  },
  de: {
    subject: 'Ihr Konto bei {school}',
    before:
      '{school} hat ein Konto für Sie angelegt. Sie melden sich mit dieser E-Mail-Adresse und einem eigenen Passwort an. Wählen Sie es hier innerhalb von sieben Tagen:',
    action: 'Passwort wählen',
    after:
      'Wenn Sie {school} nicht kennen, ignorieren Sie diese Nachricht: Ohne Passwort kann niemand das Konto benutzen.',
  },
};

import type { EmailTexts } from './emailText.ts';

/** For a person whose password an administrator reset. */
export const passwordReset: EmailTexts = {
  en: {
    subject: 'Your password for {school} was reset',
    before:
      'An administrator at {school} reset your password. The old one no longer works. Use this link within one hour to choose a new one:',
    action: 'Choose a new password',
    after: 'If the link has expired, request another one on the sign-in page.',
  },
  es: {
    subject: 'Restablecieron tu contraseña de {school}',
    before:
      'La administración de {school} restableció tu contraseña. La anterior ya no sirve. Tienes una hora para elegir otra aquí:',
    action: 'Elegir una contraseña nueva',
    after: 'Si el enlace venció, pide otro en la página de ingreso.',
  },
  'es-MX': {
    subject: 'Restablecieron tu contraseña de {school}',
    before:
      'La administración de {school} restableció tu contraseña. La anterior ya no funciona. Tienes una hora para elegir otra aquí:',
    action: 'Elegir una contraseña nueva',
    after: 'Si el enlace venció, pide otro en la página de inicio de sesión.',
  },
  fr: {
    subject: 'Votre mot de passe pour {school} a été réinitialisé',
    before:
      'L’administration de {school} a réinitialisé votre mot de passe. L’ancien ne fonctionne plus. Choisissez-en un autre ici dans l’heure\u00A0:',
    action: 'Choisir un nouveau mot de passe',
    after: 'Si le lien a expiré, demandez-en un autre sur la page de connexion.',
  },
  'zh-CN': {
    subject: '您在 {school} 的密码已被重置',
    before: '{school} 的管理员重置了您的密码，旧密码已失效。请在一小时内通过以下链接设置新密码：',
    action: '设置新密码',
    after: '如果链接已过期，请在登录页面重新申请。',
  },
  ar: {
    subject: 'أُعيد تعيين كلمة مرورك في {school}',
    before:
      'أعادت إدارة {school} تعيين كلمة مرورك، ولم تعد الكلمة السابقة صالحة. اختر كلمة مرور جديدة من هنا خلال ساعة واحدة:',
    action: 'اختيار كلمة مرور جديدة',
    after: 'إن انتهت صلاحية الرابط فاطلب رابطًا آخر من صفحة تسجيل الدخول.',
  },
  de: {
    subject: 'Ihr Passwort für {school} wurde zurückgesetzt',
    before:
      'die Verwaltung von {school} hat Ihr Passwort zurückgesetzt. Das bisherige gilt nicht mehr. Wählen Sie hier innerhalb einer Stunde ein neues:',
    action: 'Neues Passwort wählen',
    after: 'Wenn der Link abgelaufen ist, fordern Sie auf der Anmeldeseite einen neuen an.',
  },
};

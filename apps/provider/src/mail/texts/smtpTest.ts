import type { EmailTexts } from './emailText.ts';

/** The e-mail with which an administrator tests the delivery. */
export const smtpTest: EmailTexts = {
  en: {
    subject: 'Test email from {school}',
    before: 'This email was sent to test the email settings of {school}. If you can read it, they work.',
  },
  es: {
    subject: 'Correo de prueba de {school}',
    before:
      'Este correo se envió para probar la configuración de correo de {school}. Si puedes leerlo, funciona.',
  },
  'es-MX': {
    subject: 'Correo de prueba de {school}',
    before:
      'Este correo se envió para probar la configuración de correo de {school}. Si puedes leerlo, funciona.',
  },
  fr: {
    subject: 'Message d’essai de {school}',
    before:
      'Ce message a été envoyé pour tester les réglages de messagerie de {school}. Si vous pouvez le lire, ils fonctionnent.',
  },
  'zh-CN': {
    subject: '{school} 的测试邮件',
    before: '此邮件用于测试 {school} 的邮件设置。如果您能看到它，说明设置有效。',
  },
  ar: {
    subject: 'رسالة تجريبية من {school}',
    before: 'أُرسلت هذه الرسالة لتجربة إعدادات البريد في {school}. إن استطعت قراءتها فالإعدادات تعمل.',
  },
  de: {
    subject: 'Testnachricht von {school}',
    before:
      'Diese Nachricht wurde gesendet, um die E-Mail-Einstellungen von {school} zu testen. Wenn Sie sie lesen können, funktionieren sie.',
  },
};

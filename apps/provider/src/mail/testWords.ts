import type { Language } from '@school/domain';

/** The mail that an administrator sends to see whether mails arrive. */
export const testWords: Record<Language, { subject: string; text: string }> = {
  en: {
    subject: 'Test mail of {school}',
    text: 'This mail was sent to try out the mail settings of {school}. If you can read it, they work.',
  },
  es: {
    subject: 'Correo de prueba de {school}',
    text: 'Este correo se envió para probar la configuración de correo de {school}. Si puedes leerlo, funciona.',
  },
  'es-MX': {
    subject: 'Correo de prueba de {school}',
    text: 'Este correo se envió para probar la configuración de correo de {school}. Si puedes leerlo, funciona.',
  },
  fr: {
    subject: 'Message d’essai de {school}',
    text: 'Ce message a été envoyé pour essayer les réglages de messagerie de {school}. Si vous pouvez le lire, ils fonctionnent.',
  },
  'zh-CN': {
    subject: '{school} 的测试邮件',
    text: '此邮件用于测试 {school} 的邮件设置。如果您能看到它，说明设置有效。',
  },
  ar: {
    subject: 'رسالة تجريبية من {school}',
    text: 'أُرسلت هذه الرسالة لتجربة إعدادات البريد في {school}. إن استطعت قراءتها فالإعدادات تعمل.',
  },
  de: {
    subject: 'Testnachricht von {school}',
    text: 'Diese Nachricht wurde gesendet, um die E-Mail-Einstellungen von {school} zu erproben. Wenn Sie sie lesen können, funktionieren sie.',
  },
};

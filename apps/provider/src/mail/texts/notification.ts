import type { EmailTexts } from './emailText.ts';

/** An ordinary notification: its own title and text. */
export const notification: EmailTexts = {
  en: {
    subject: '{title}',
    before: '',
    action: 'Open in the app',
    footer: 'Choose which notifications you get by email',
  },
  es: {
    subject: '{title}',
    before: '',
    action: 'Abrir en la aplicación',
    footer: 'Elige qué notificaciones recibes por correo',
  },
  'es-MX': {
    subject: '{title}',
    before: '',
    action: 'Abrir en la aplicación',
    footer: 'Elige qué notificaciones recibes por correo',
  },
  fr: {
    subject: '{title}',
    before: '',
    action: 'Ouvrir dans l’application',
    footer: 'Choisissez les notifications que vous recevez par e-mail',
  },
  'zh-CN': {
    subject: '{title}',
    before: '',
    action: '在应用中打开',
    footer: '选择通过邮件接收哪些通知',
  },
  ar: {
    subject: '{title}',
    before: '',
    action: 'الفتح في التطبيق',
    footer: 'اختر الإشعارات التي تصلك بالبريد الإلكتروني',
  },
  de: {
    subject: '{title}',
    before: '',
    action: 'In der App öffnen',
    footer: 'Wählen Sie, welche Benachrichtigungen Sie per E-Mail erhalten',
  },
};

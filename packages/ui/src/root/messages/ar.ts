import type { UiMessages } from '../messages.ts';

export const messages: UiMessages = {
  appShell: {
    skip: 'الانتقال إلى المحتوى',
    navigation: 'التنقل الرئيسي',
    more: 'المزيد',
    collapse: 'طي القائمة',
    expand: 'توسيع القائمة',
    menu: 'القائمة',
  },
  button: { loading: 'جارٍ التحميل' },
  colourSchemeSelector: { label: 'نظام الألوان', light: 'فاتح', dark: 'داكن', auto: 'حسب النظام' },
  confirmDialog: { cancel: 'إلغاء', failed: 'تعذّر إتمام ذلك. يُرجى المحاولة مرة أخرى.' },
  dialog: { close: 'إغلاق' },
  errorState: { label: 'خطأ' },
  field: { optional: 'اختياري', error: 'خطأ:', counter: (count, max) => `${count} من ${max}` },
  languageSelector: { label: 'اللغة' },
  notice: { dismiss: 'تجاهل' },
  pagination: {
    previous: 'الصفحة السابقة',
    next: 'الصفحة التالية',
    page: (page) => `الصفحة ${page}`,
    position: (page, pageCount) => `الصفحة ${page} من ${pageCount}`,
  },
  passwordField: { show: 'إظهار كلمة المرور', hide: 'إخفاء كلمة المرور' },
  searchField: { clear: 'مسح البحث' },
  select: { placeholder: 'اختر…', empty: 'لا توجد خيارات' },
  spinner: { label: 'جارٍ التحميل' },
  table: { loading: 'جارٍ تحميل الصفوف' },
  tag: { remove: (name) => `إزالة ${name}` },
  toast: { region: 'الرسائل', dismiss: 'إغلاق' },
  tone: { positive: 'تم بنجاح', caution: 'تحذير', critical: 'خطأ', info: 'معلومات' },
};

import type { BasicMessages } from '../../basicMessages.ts';

export const messages: BasicMessages = {
  appShell: {
    skip: 'الانتقال إلى المحتوى',
    navigation: 'التنقل الرئيسي',
    more: 'المزيد',
    collapse: 'طي القائمة',
    expand: 'توسيع القائمة',
    menu: 'القائمة',
  },
  avatarGroup: {
    more: (count) => {
      if (count === 1) return 'واحد آخر';
      if (count === 2) return 'اثنان آخران';
      return `${count} ${count % 100 >= 3 && count % 100 <= 10 ? 'آخرون' : 'آخر'}`;
    },
  },
  breadcrumbs: { label: 'مسار الصفحة', more: 'إظهار المسار كاملًا' },
  button: { loading: 'جارٍ التحميل' },
  colourSchemeSelector: { label: 'نظام الألوان', light: 'فاتح', dark: 'داكن', auto: 'حسب النظام' },
  confirmDialog: { cancel: 'إلغاء', failed: 'تعذّر إتمام ذلك. يُرجى المحاولة مرة أخرى.' },
  descriptionList: { notGiven: 'غير مذكور' },
  dialog: { close: 'إغلاق' },
  errorState: { label: 'خطأ' },
  field: { optional: 'اختياري', error: 'خطأ:', counter: (count, max) => `${count} من ${max}` },
  languageSelector: { label: 'اللغة' },
  notice: { dismiss: 'إخفاء' },
  pagination: {
    previous: 'الصفحة السابقة',
    next: 'الصفحة التالية',
    page: (page) => `الصفحة ${page}`,
    position: (page, pageCount) => `الصفحة ${page} من ${pageCount}`,
  },
  numberField: {
    increase: 'زيادة',
    decrease: 'إنقاص',
    unreadable: 'اكتب عددًا بالأرقام',
    tooSmall: (min) => `اكتب ${min} أو أكثر`,
    tooLarge: (max) => `اكتب ${max} أو أقل`,
  },
  passwordField: {
    show: 'إظهار كلمة المرور',
    hide: 'إخفاء كلمة المرور',
    strength: 'قوة كلمة المرور',
    weak: 'كلمة مرور ضعيفة',
    fair: 'كلمة مرور مقبولة',
    good: 'كلمة مرور جيدة',
    strong: 'كلمة مرور قوية',
  },
  reloadPrompt: {
    update: 'يتوفر إصدار جديد',
    updateHelp: 'أعد التحميل متى ناسبك ذلك.',
    reload: 'إعادة التحميل',
    later: 'لاحقًا',
    offlineReady: 'جاهز للعمل دون شبكة',
    offlineReadyHelp: 'من الآن يُفتح دون اتصال أيضًا.',
    understood: 'حسنًا',
  },
  searchField: { clear: 'مسح البحث' },
  select: { placeholder: 'اختر…', empty: 'لا توجد خيارات' },
  spinner: { label: 'جارٍ التحميل' },
  table: { loading: 'جارٍ تحميل الصفوف' },
  tag: { remove: (name) => `إزالة \u2068${name}\u2069` },
  toast: { region: 'الرسائل', dismiss: 'إغلاق' },
  tone: { positive: 'تم بنجاح', caution: 'تحذير', critical: 'خطأ', info: 'معلومات' },
};

import type { MessengerMessages } from '../../messengerMessages.ts';

/** Formats a number with its noun in Arabic: 1, 2, then by the last two digits 3 to 10, 11 to 99, and 0 to 2. */
export const formatCount = (
  count: number,
  one: string,
  two: string,
  few: string,
  many: string,
  other: string,
): string => {
  if (count === 1) return one;
  if (count === 2) return two;
  const rest = count % 100;
  const noun = rest > 10 ? many : rest > 2 ? few : other;
  return `${count}\u00a0${noun}`;
};

const newMessages = (count: number) =>
  formatCount(count, 'رسالة جديدة واحدة', 'رسالتان جديدتان', 'رسائل جديدة', 'رسالة جديدة', 'رسالة جديدة');

export const messages: MessengerMessages = {
  receiptTicks: {
    waiting: 'في انتظار الشبكة',
    sending: 'جارٍ الإرسال',
    sent: 'أُرسلت',
    delivered: 'وصلت',
    read: 'قُرئت',
    readBy: (count) => `قرأها ${formatCount(count, 'شخص واحد', 'شخصان', 'أشخاص', 'شخصًا', 'شخص')}`,
    failed: 'لم تُرسل',
  },
  presence: { online: 'متصل', away: 'بعيد', busy: 'عدم الإزعاج', offline: 'غير متصل' },
  typingIndicator: {
    one: (name) => `\u2068${name}\u2069: جارٍ الكتابة`,
    two: (first, second) => `\u2068${first}\u2069 و\u2068${second}\u2069: جارٍ الكتابة`,
    many: (count) => `${formatCount(count, 'شخص واحد', 'شخصان', 'أشخاص', 'شخصًا', 'شخص')}: جارٍ الكتابة`,
  },
  messageBubble: {
    you: 'أنت',
    forwarded: 'مُعاد توجيهها',
    edited: 'معدّلة',
    deleted: 'رسالة محذوفة',
    actions: 'إجراءات الرسالة',
    retry: 'إعادة المحاولة',
    edit: 'تعديل',
    discard: 'تجاهل',
    quote: (author) => `رد على \u2068${author}\u2069`,
    reactions: 'التفاعلات',
    moreReactions: 'تفاعلات أخرى',
    reaction: (emoji, count, names) => `${emoji} ${count}${names && `: ${names}`}`,
    others: (count) => formatCount(count, 'شخص آخر', 'شخصان آخران', 'أشخاص آخرين', 'شخصًا آخر', 'شخص آخر'),
  },
  messageList: {
    unread: newMessages,
    latest: (count) =>
      count === 0 ? 'الانتقال إلى أحدث رسالة' : `الانتقال إلى أحدث رسالة: ${newMessages(count)}`,
    loadOlder: 'عرض الرسائل الأقدم',
    loadingOlder: 'جارٍ تحميل الرسائل الأقدم',
    empty: 'لا توجد رسائل بعد.',
  },
  composer: {
    label: 'الرسالة',
    placeholder: 'اكتب رسالة',
    offline: 'اكتب رسالة. ستُرسل عند عودة الاتصال.',
    send: 'إرسال',
    attach: 'إرفاق ملفات',
    sendKeys: 'Enter للإرسال',
    sendKeysControl: 'Ctrl + Enter للإرسال',
    replyingTo: (author) => `رد على \u2068${author}\u2069`,
    editing: 'تعديل رسالة',
    cancel: 'إلغاء',
    drop: 'أفلت الملفات هنا',
    attachments: 'المرفقات',
    tooLong: (max) => `الحد الأقصى لعدد أحرف الرسالة: ${max}`,
    tooManyFiles: (max, left) => `الحد الأقصى لعدد ملفات الرسالة: ${max}. ملفات لم تُضف: ${left}`,
    save: 'حفظ التغييرات',
  },
  emojiPicker: {
    label: 'الرموز التعبيرية',
    search: 'البحث عن رمز تعبيري',
    categories: 'الفئات',
    category: {
      recent: 'المستخدمة مؤخرًا',
      people: 'الوجوه والأشخاص',
      nature: 'الحيوانات والطبيعة',
      food: 'الطعام والشراب',
      travel: 'السفر والأماكن',
      activities: 'الأنشطة',
      objects: 'الأشياء',
      symbols: 'العلامات',
      flags: 'الأعلام',
    },
    results: (count) => formatCount(count, 'نتيجة واحدة', 'نتيجتان', 'نتائج', 'نتيجة', 'نتيجة'),
    empty: 'لم يُعثر على أي رمز تعبيري. جرّب كلمة أخرى.',
    loading: 'جارٍ تحميل الرموز التعبيرية',
    failed: 'تعذّر تحميل الرموز التعبيرية. تحقق من اتصالك ثم أعد المحاولة.',
    retry: 'إعادة المحاولة',
    skinTone: (tone) => `لون البشرة: ${tone}`,
    skinTones: {
      none: 'الافتراضي',
      light: 'فاتح',
      mediumLight: 'فاتح متوسط',
      medium: 'متوسط',
      mediumDark: 'داكن متوسط',
      dark: 'داكن',
    },
  },
  conversationList: {
    unread: (count) =>
      formatCount(
        count,
        'رسالة واحدة غير مقروءة',
        'رسالتان غير مقروءتين',
        'رسائل غير مقروءة',
        'رسالة غير مقروءة',
        'رسالة غير مقروءة',
      ),
    muted: 'مكتومة',
    pinned: 'مثبتة',
    draft: 'مسودة',
    you: 'أنت',
    empty: 'لا توجد محادثات بعد.',
    actions: (name) => `إجراءات \u2068${name}\u2069`,
  },
};

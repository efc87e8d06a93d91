import type { EmailTexts } from './emailText.ts';

/** To the previous address of the account. */
export const emailChanged: EmailTexts = {
  en: {
    subject: 'The email address of your account at {school} was changed',
    before:
      'The email address of your account at {school} was changed on {when}. From now on, messages go to the new address.',
    after:
      'If you made this change, there’s nothing to do. If you didn’t, contact the school right away so that it can secure your account.',
  },
  es: {
    subject: 'Se cambió el correo de tu cuenta en {school}',
    before:
      'El correo de tu cuenta en {school} se cambió el {when}. Desde ahora los mensajes llegan al correo nuevo.',
    after:
      'Si hiciste este cambio, no tienes que hacer nada. Si no fuiste tú, comunícate de inmediato con el colegio para que proteja tu cuenta.',
  },
  'es-MX': {
    subject: 'Se cambió el correo de tu cuenta en {school}',
    before:
      'El correo de tu cuenta en {school} se cambió el {when}. A partir de ahora los mensajes llegan al correo nuevo.',
    after:
      'Si hiciste este cambio, no tienes que hacer nada. Si no fuiste tú, comunícate de inmediato con la escuela para que proteja tu cuenta.',
  },
  fr: {
    subject: 'L’adresse e-mail de votre compte à {school} a changé',
    before:
      'L’adresse e-mail de votre compte à {school} a été modifiée le {when}. Les messages arrivent désormais à la nouvelle adresse.',
    after:
      'Si vous avez fait ce changement, vous n’avez rien à faire. Sinon, contactez immédiatement l’établissement pour qu’il protège votre compte.',
  },
  'zh-CN': {
    subject: '您在 {school} 的账户邮箱已更改',
    before: '您在 {school} 的账户邮箱已于 {when} 更改。今后的邮件将发送到新邮箱。',
    after: '如果是您本人操作，则无需处理。否则请立即联系学校，以保护您的账户。',
  },
  ar: {
    subject: 'تغيّر عنوان بريد حسابك في {school}',
    before:
      'تغيّر عنوان البريد الإلكتروني لحسابك في {school} بتاريخ {when}. ستصل الرسائل من الآن إلى العنوان الجديد.',
    after: 'إن كنت أنت من أجرى هذا التغيير فلا داعي لفعل شيء. وإلا فتواصل مع المدرسة فورًا لتحمي حسابك.',
  },
  de: {
    subject: 'Die E-Mail-Adresse Ihres Kontos bei {school} wurde geändert',
    before:
      'die E-Mail-Adresse Ihres Kontos bei {school} wurde am {when} geändert. Nachrichten gehen ab jetzt an die neue Adresse.',
    after:
      'Wenn Sie das waren, müssen Sie nichts tun. Wenn nicht, wenden Sie sich sofort an die Schule, damit sie Ihr Konto schützt.',
  },
};

/** After a change by the person or through a mailed link. */
export const passwordChanged: EmailTexts = {
  en: {
    subject: 'The password of your account at {school} was changed',
    before:
      'The password of your account at {school} was changed on {when}. All other devices were signed out.',
    action: 'Go to sign-in',
    after:
      'If you made this change, there’s nothing to do. If you didn’t, choose a new password on the sign-in page and contact the school right away.',
  },
  es: {
    subject: 'Se cambió la contraseña de tu cuenta en {school}',
    before:
      'La contraseña de tu cuenta en {school} se cambió el {when}. Se cerró la sesión en los demás dispositivos.',
    action: 'Ir a la página de ingreso',
    after:
      'Si hiciste este cambio, no tienes que hacer nada. Si no fuiste tú, elige otra contraseña en la página de ingreso y comunícate de inmediato con el colegio.',
  },
  'es-MX': {
    subject: 'Se cambió la contraseña de tu cuenta en {school}',
    before:
      'La contraseña de tu cuenta en {school} se cambió el {when}. Se cerró la sesión en los demás dispositivos.',
    action: 'Ir a iniciar sesión',
    after:
      'Si hiciste este cambio, no tienes que hacer nada. Si no fuiste tú, elige otra contraseña en la página de inicio de sesión y comunícate de inmediato con la escuela.',
  },
  fr: {
    subject: 'Le mot de passe de votre compte à {school} a changé',
    before:
      'Le mot de passe de votre compte à {school} a été modifié le {when}. Les autres appareils ont été déconnectés.',
    action: 'Aller à la page de connexion',
    after:
      'Si vous avez fait ce changement, vous n’avez rien à faire. Sinon, choisissez un nouveau mot de passe sur la page de connexion et contactez immédiatement l’établissement.',
  },
  'zh-CN': {
    subject: '您在 {school} 的账户密码已更改',
    before: '您在 {school} 的账户密码已于 {when} 更改。其他设备均已退出登录。',
    action: '前往登录页面',
    after: '如果是您本人操作，则无需处理。否则请在登录页面重新设置密码，并立即联系学校。',
  },
  ar: {
    subject: 'تغيّرت كلمة مرور حسابك في {school}',
    before: 'تغيّرت كلمة مرور حسابك في {school} بتاريخ {when}. وسُجّل الخروج من بقية الأجهزة.',
    action: 'الانتقال إلى تسجيل الدخول',
    after:
      'إن كنت أنت من أجرى هذا التغيير فلا داعي لفعل شيء. وإلا فاختر كلمة مرور جديدة من صفحة تسجيل الدخول وتواصل مع المدرسة فورًا.',
  },
  de: {
    subject: 'Das Passwort Ihres Kontos bei {school} wurde geändert',
    before:
      'das Passwort Ihres Kontos bei {school} wurde am {when} geändert. Alle anderen Geräte wurden abgemeldet.',
    action: 'Zur Anmeldung',
    after:
      'Wenn Sie das waren, müssen Sie nichts tun. Wenn nicht, wählen Sie auf der Anmeldeseite ein neues Passwort und wenden Sie sich sofort an die Schule.',
  },
};

const pinAdvice = {
  en: 'If you did this or asked for it, there’s nothing to do. If not, change your password and your PIN in your account and contact the school right away.',
  es: 'Si lo hiciste o lo pediste, no tienes que hacer nada. Si no, cambia tu contraseña y tu PIN en Mi cuenta y comunícate de inmediato con el colegio.',
  'es-MX':
    'Si lo hiciste o lo pediste, no tienes que hacer nada. Si no, cambia tu contraseña y tu PIN en Mi cuenta y comunícate de inmediato con la escuela.',
  fr: 'Si vous l’avez fait ou demandé, vous n’avez rien à faire. Sinon, changez votre mot de passe et votre PIN dans votre compte et contactez immédiatement l’établissement.',
  'zh-CN': '如果是您本人操作或要求的，则无需处理。否则请在您的账户中更改密码和 PIN，并立即联系学校。',
  ar: 'إن كنت أنت من فعل ذلك أو طلبه فلا داعي لفعل شيء. وإلا فغيّر كلمة المرور ورمز PIN من حسابك وتواصل مع المدرسة فورًا.',
  de: 'Wenn Sie das waren oder darum gebeten haben, müssen Sie nichts tun. Wenn nicht, ändern Sie Passwort und PIN in Ihrem Konto und wenden Sie sich sofort an die Schule.',
};

/** After the first PIN and after every change of it. */
export const pinSet: EmailTexts = {
  en: {
    subject: 'A new PIN was set for your account at {school}',
    before: 'A new PIN was set for your account at {school} on {when}. It confirms emergency alerts.',
    after: pinAdvice.en,
  },
  es: {
    subject: 'Tu cuenta en {school} tiene un PIN nuevo',
    before: 'El PIN de tu cuenta en {school} se guardó el {when}. Sirve para confirmar emergencias.',
    after: pinAdvice.es,
  },
  'es-MX': {
    subject: 'Tu cuenta en {school} tiene un PIN nuevo',
    before: 'El PIN de tu cuenta en {school} se guardó el {when}. Sirve para confirmar emergencias.',
    after: pinAdvice['es-MX'],
  },
  fr: {
    subject: 'Votre compte à {school} a un nouveau PIN',
    before: 'Le PIN de votre compte à {school} a été défini le {when}. Il sert à confirmer les urgences.',
    after: pinAdvice.fr,
  },
  'zh-CN': {
    subject: '您在 {school} 的账户有了新的 PIN',
    before: '您在 {school} 的账户 PIN已于 {when} 设置。PIN用于确认紧急情况。',
    after: pinAdvice['zh-CN'],
  },
  ar: {
    subject: 'لحسابك في {school} رمز PIN جديد',
    before: 'حُفظ رمز PIN لحسابك في {school} بتاريخ {when}. يُستخدم لتأكيد حالات الطوارئ.',
    after: pinAdvice.ar,
  },
  de: {
    subject: 'Ihr Konto bei {school} hat eine neue PIN',
    before: 'die PIN Ihres Kontos bei {school} wurde am {when} festgelegt. Mit ihr bestätigen Sie Notfälle.',
    after: pinAdvice.de,
  },
};

/** After the PIN was removed. */
export const pinRemoved: EmailTexts = {
  en: {
    subject: 'The PIN of your account at {school} was removed',
    before:
      'The PIN of your account at {school} was removed on {when}. Without a PIN you can’t start a real emergency.',
    after: pinAdvice.en,
  },
  es: {
    subject: 'Se eliminó el PIN de tu cuenta en {school}',
    before:
      'El PIN de tu cuenta en {school} se eliminó el {when}. Sin un PIN no puedes iniciar una emergencia real.',
    after: pinAdvice.es,
  },
  'es-MX': {
    subject: 'Se eliminó el PIN de tu cuenta en {school}',
    before:
      'El PIN de tu cuenta en {school} se eliminó el {when}. Sin un PIN no puedes iniciar una emergencia real.',
    after: pinAdvice['es-MX'],
  },
  fr: {
    subject: 'Le PIN de votre compte à {school} a été supprimé',
    before:
      'Le PIN de votre compte à {school} a été supprimé le {when}. Sans PIN, vous ne pouvez pas déclencher d’urgence réelle.',
    after: pinAdvice.fr,
  },
  'zh-CN': {
    subject: '您在 {school} 的账户 PIN已删除',
    before: '您在 {school} 的账户 PIN已于 {when} 删除。没有 PIN就无法发出真实的紧急情况。',
    after: pinAdvice['zh-CN'],
  },
  ar: {
    subject: 'حُذف رمز PIN من حسابك في {school}',
    before: 'حُذف رمز PIN من حسابك في {school} بتاريخ {when}. ولا يمكنك بدونه إطلاق حالة طوارئ حقيقية.',
    after: pinAdvice.ar,
  },
  de: {
    subject: 'Die PIN Ihres Kontos bei {school} wurde entfernt',
    before:
      'die PIN Ihres Kontos bei {school} wurde am {when} entfernt. Ohne PIN können Sie keinen echten Notfall auslösen.',
    after: pinAdvice.de,
  },
};

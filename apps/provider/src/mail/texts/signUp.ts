import type { EmailTexts } from './emailText.ts';

/** For a person who requested an account. */
export const signUpReceived: EmailTexts = {
  en: {
    subject: 'We’ve received your request for an account at {school}',
    before:
      '{school} has received your request for an account. The school will review it, and we’ll email you when there is an answer.',
    after: 'If you didn’t request an account, ignore this message.',
  },
  es: {
    subject: 'Recibimos tu solicitud de cuenta en {school}',
    before:
      '{school} recibió tu solicitud de cuenta. El colegio la revisará y te escribiremos cuando haya una respuesta.',
    after: 'Si no pediste una cuenta, ignora este mensaje.',
  },
  'es-MX': {
    subject: 'Recibimos tu solicitud de cuenta en {school}',
    before:
      '{school} recibió tu solicitud de cuenta. La escuela la revisará y te escribiremos cuando haya una respuesta.',
    after: 'Si no pediste una cuenta, ignora este mensaje.',
  },
  fr: {
    subject: 'Votre demande de compte à {school} a bien été reçue',
    before:
      '{school} a bien reçu votre demande de compte. L’établissement va l’examiner, et vous recevrez un e-mail dès qu’il y aura une réponse.',
    after: 'Si vous n’avez pas demandé de compte, ignorez ce message.',
  },
  'zh-CN': {
    subject: '我们已收到您在 {school} 的账户申请',
    before: '{school} 已收到您的账户申请。学校审核后，我们会通过邮件通知您结果。',
    after: '如果您没有申请账户，请忽略此邮件。',
  },
  ar: {
    subject: 'استلمنا طلب حسابك في {school}',
    before: 'استلمت {school} طلبك لإنشاء حساب. ستراجعه المدرسة، وسنراسلك عند صدور الرد.',
    after: 'إن لم تطلب حسابًا فتجاهل هذه الرسالة.',
  },
  de: {
    subject: 'Ihre Anfrage für ein Konto bei {school} ist eingegangen',
    before:
      '{school} hat Ihre Anfrage für ein Konto erhalten. Die Schule prüft sie, und wir schreiben Ihnen, sobald es eine Antwort gibt.',
    after: 'Wenn Sie kein Konto angefragt haben, ignorieren Sie diese Nachricht.',
  },
};

/** For a person whose request was approved. */
export const signUpApproved: EmailTexts = {
  en: {
    subject: 'Your account at {school} is ready',
    before:
      '{school} has approved your account. You can now sign in with this email address and the password you chose.',
    action: 'Sign in',
    after: 'If you’ve forgotten your password, you can choose a new one on the sign-in page.',
  },
  es: {
    subject: 'Tu cuenta en {school} está lista',
    before: '{school} aprobó tu cuenta. Ya puedes ingresar con este correo y la contraseña que elegiste.',
    action: 'Ingresar',
    after: 'Si olvidaste tu contraseña, puedes elegir otra en la página de ingreso.',
  },
  'es-MX': {
    subject: 'Tu cuenta en {school} está lista',
    before:
      '{school} aprobó tu cuenta. Ya puedes iniciar sesión con este correo y la contraseña que elegiste.',
    action: 'Iniciar sesión',
    after: 'Si olvidaste tu contraseña, puedes elegir otra en la página de inicio de sesión.',
  },
  fr: {
    subject: 'Votre compte à {school} est prêt',
    before:
      '{school} a approuvé votre compte. Vous pouvez maintenant vous connecter avec cette adresse e-mail et le mot de passe que vous avez choisi.',
    action: 'Se connecter',
    after:
      'Si vous avez oublié votre mot de passe, vous pouvez en choisir un nouveau sur la page de connexion.',
  },
  'zh-CN': {
    subject: '您在 {school} 的账户已开通',
    before: '{school} 已批准您的账户。您现在可以使用此邮箱地址和您设置的密码登录。',
    action: '登录',
    after: '如果忘记了密码，可以在登录页面重新设置。',
  },
  ar: {
    subject: 'حسابك في {school} جاهز',
    before: 'وافقت {school} على حسابك. يمكنك الآن تسجيل الدخول بعنوان البريد هذا وبكلمة المرور التي اخترتها.',
    action: 'تسجيل الدخول',
    after: 'إن نسيت كلمة المرور فيمكنك اختيار كلمة جديدة من صفحة تسجيل الدخول.',
  },
  de: {
    subject: 'Ihr Konto bei {school} ist bereit',
    before:
      '{school} hat Ihr Konto freigegeben. Sie können sich jetzt mit dieser E-Mail-Adresse und dem Passwort anmelden, das Sie gewählt haben.',
    action: 'Anmelden',
    after: 'Wenn Sie Ihr Passwort vergessen haben, können Sie auf der Anmeldeseite ein neues wählen.',
  },
};

/** For a person whose request was rejected. */
export const signUpRefused: EmailTexts = {
  en: {
    subject: 'Your request for an account at {school}',
    before: '{school} has not approved your request for an account.',
    after: 'If you think this is a mistake, contact the school.',
  },
  es: {
    subject: 'Tu solicitud de cuenta en {school}',
    before: '{school} no aprobó tu solicitud de cuenta.',
    after: 'Si crees que es un error, comunícate con el colegio.',
  },
  'es-MX': {
    subject: 'Tu solicitud de cuenta en {school}',
    before: '{school} no aprobó tu solicitud de cuenta.',
    after: 'Si crees que es un error, comunícate con la escuela.',
  },
  fr: {
    subject: 'Votre demande de compte à {school}',
    before: '{school} n’a pas approuvé votre demande de compte.',
    after: 'Si vous pensez qu’il s’agit d’une erreur, contactez l’établissement.',
  },
  'zh-CN': {
    subject: '您在 {school} 的账户申请',
    before: '{school} 未批准您的账户申请。',
    after: '如果您认为有误，请联系学校。',
  },
  ar: {
    subject: 'طلب حسابك في {school}',
    before: 'لم توافق {school} على طلبك لإنشاء حساب.',
    after: 'إن كنت ترى أن هذا خطأ فتواصل مع المدرسة.',
  },
  de: {
    subject: 'Ihre Anfrage für ein Konto bei {school}',
    before: '{school} hat Ihre Anfrage für ein Konto nicht genehmigt.',
    after: 'Wenn Sie das für einen Irrtum halten, wenden Sie sich an die Schule.',
  },
};

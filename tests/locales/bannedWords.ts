/** A word that a language does not use, its replacement, and the messages that may use it. */
export interface BannedWord {
  word: string;
  instead: string;
  except?: string[];
}

const passportOnly: BannedWord = { word: 'IPE', instead: 'the passport only: staff have no IPE' };

/** Messages with wording that the specification fixes. */
const specification = {
  publication: [
    'posts.archived',
    'posts.changed',
    'posts.created',
    'posts.deleted',
    'posts.draftSaved',
    'posts.published',
    'posts.scheduled',
  ],
  doesNot: ['validation.password.matchNew'],
  logIn: ['validation.email.required'],
  doNot: ['validation.password.match'],
  couldNot: ['notFound.body'],
};

/** Words per language, matched as whole words regardless of case. See docs/writing-texts.md. */
export const bannedWords: Record<string, BannedWord[]> = {
  ar: [passportOnly],
  de: [
    passportOnly,
    { word: 'klappt', instead: 'fehlgeschlagen' },
    { word: 'geht ab', instead: 'wird übertragen' },
    { word: 'Signet', instead: 'Logo' },
  ],
  en: [
    { word: 'door', instead: 'sign-in', except: ['provider.alerts.lockdown.content'] },
    { word: 'let in', instead: 'approve' },
    { word: 'lets (?:\\w+ )?in', instead: 'approves' },
    { word: 'come in', instead: 'sign in, visit' },
    { word: 'came in', instead: 'visited' },
    // “Quiet hours” is the usual name of the setting.
    {
      word: 'quiet',
      instead: 'secondary',
      except: ['profile.preferences.quiet', 'profile.preferences.quiet.hours'],
    },
    { word: 'paper', instead: 'background' },
    { word: 'somebody', instead: 'someone' },
    { word: 'everybody', instead: 'everyone' },
    { word: 'anybody', instead: 'anyone' },
    { word: 'nobody', instead: 'no one' },
    { word: 'whom', instead: 'who' },
    { word: 'cannot(?! be undone)', instead: 'can’t' },
    { word: 'this can’t be undone', instead: 'This cannot be undone' },
    { word: 'does not', instead: 'doesn’t', except: specification.doesNot },
    { word: 'do not', instead: 'don’t', except: specification.doNot },
    { word: 'is not', instead: 'isn’t' },
    { word: 'could not', instead: 'couldn’t', except: specification.couldNot },
    { word: 'publications?', instead: 'post', except: specification.publication },
    { word: 'piece of news', instead: 'post' },
    { word: 'e-mails?', instead: 'email' },
    { word: 'telephones?', instead: 'phone' },
    { word: 'user name', instead: 'username' },
    { word: 'log in', instead: 'sign in', except: specification.logIn },
    { word: 'gone', instead: 'deleted, no longer available' },
    { word: 'not here', instead: 'not found' },
    { word: 'meanwhile', instead: 'while you were editing' },
    { word: 'at once', instead: 'immediately' },
    { word: 'by itself', instead: 'automatically' },
    { word: 'on (?:its|their) way', instead: 'being sent' },
    { word: 'go on', instead: 'continue' },
    { word: 'tries', instead: 'attempts' },
    { word: 'begins?', instead: 'start' },
    { word: '(?:organi|recogni|summari|categori)z\\w*', instead: 'British spelling' },
    { word: 'colors?|centers?|catalogs?', instead: 'British spelling' },
  ],
  es: [
    passportOnly,
    { word: 'pulsa', instead: 'presiona' },
    { word: 'Intro', instead: 'Enter' },
    { word: 'computadora', instead: 'dispositivo' },
    { word: 'equipos?', instead: 'dispositivo' },
    { word: 'ninguna vez', instead: 'a sentence of its own in the plural' },
  ],
  'es-MX': [
    passportOnly,
    { word: 'feriado', instead: 'día festivo' },
    { word: 'equipos?', instead: 'dispositivo' },
  ],
  fr: [passportOnly, { word: 'Ignorer', instead: 'Masquer' }],
  'zh-CN': [
    passportOnly,
    /* Chinese has no spaces: a word is a part of a run of letters. */
    ...[
      { word: '末日', instead: '最后一天' },
      { word: '[你妳]', instead: '您' },
      { word: '登陆', instead: '登录' },
      { word: '帐|账号', instead: '账户' },
      { word: '会话', instead: '对话 for a conversation, 登录 for a session' },
      { word: '(?:面向|发送)(?:对象|谁)', instead: '接收对象' },
      { word: '接收者|收件者', instead: '接收人' },
      { word: '启动了?(?:真实|紧急|警报|演习)', instead: '发起' },
      { word: '(?:发起|发出|启动)了?(?:真实的)?紧急情况', instead: '发起紧急警报' },
      { word: '(?:回复|答复)(?:此|这条|这个)?(?:警报|演习)', instead: '回应' },
      { word: '最新消息|后续消息', instead: '最新进展', except: ['kit.messageList.latest'] },
      { word: '(?:编辑|创建|删除)成功', instead: '已更新、已创建、已删除' },
      { word: '已看(?!过)|已看到', instead: '已查看' },
      { word: '最多人', instead: '阅读最多' },
      { word: '进入过', instead: '访问过' },
      { word: '打断', instead: '弹出' },
      { word: '暂无', instead: '还没有' },
      { word: '若(?!干)', instead: '如果' },
      { word: '其间|与此同时', instead: '在您编辑期间、在此期间' },
      { word: '最后更改', instead: '上次更新' },
      { word: '本机|本设备', instead: '此设备' },
      { word: '对所有人删除', instead: '被删除，所有人都无法再查看' },
      { word: '(?:连接到|联系不上)学校(?!的服务器)', instead: '无法连接到服务器' },
      { word: '学校(?:未|不)接受此', instead: '此内容无效、无法使用' },
      { word: '不(?:面向|对)您', instead: '您无权查看' },
      { word: '带我回去', instead: '返回' },
      { word: '纸面', instead: '背景' },
      { word: '急诊', instead: '紧急联系' },
      { word: '回车', instead: 'Enter' },
      { word: '面板', instead: '看板' },
      { word: '国家代码', instead: '国际区号' },
      { word: '授予角色|授予和编辑角色', instead: '分配角色' },
    ].map((banned) => ({ ...banned, word: `\\p{L}*(?:${banned.word})\\p{L}*` })),
  ],
};

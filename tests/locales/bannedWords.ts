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
  'zh-CN': [passportOnly, { word: '末日', instead: '最后一天' }],
};

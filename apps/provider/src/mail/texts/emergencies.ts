import type { EmailTexts } from './emailText.ts';

/** A real emergency. */
export const emergencyStarted: EmailTexts = {
  en: {
    subject: '[REAL ALERT] {title}',
    banner: 'REAL ALERT',
    before:
      'This is a real emergency at {school}. Follow the instructions and answer as soon as you are safe.',
    action: 'Open the alert and answer',
  },
  es: {
    subject: '[ALERTA REAL] {title}',
    banner: 'ALERTA REAL',
    before:
      'Esta es una emergencia real en {school}. Sigue las instrucciones y responde apenas estés a salvo.',
    action: 'Abrir la alerta y responder',
  },
  'es-MX': {
    subject: '[ALERTA REAL] {title}',
    banner: 'ALERTA REAL',
    before:
      'Esta es una emergencia real en {school}. Sigue las instrucciones y responde en cuanto estés a salvo.',
    action: 'Abrir la alerta y responder',
  },
  fr: {
    subject: '[ALERTE RÉELLE] {title}',
    banner: 'ALERTE RÉELLE',
    before:
      'Ceci est une urgence réelle à {school}. Suivez les consignes et répondez dès que vous êtes en sécurité.',
    action: 'Ouvrir l’alerte et répondre',
  },
  'zh-CN': {
    subject: '[真实警报] {title}',
    banner: '真实警报',
    before: '{school} 发生真实紧急情况。请按照指示行动，并在安全后立即回复。',
    action: '打开警报并回复',
  },
  ar: {
    subject: '[إنذار حقيقي] {title}',
    banner: 'إنذار حقيقي',
    before: 'هذه حالة طوارئ حقيقية في {school}. اتبع التعليمات وأجب فور وصولك إلى مكان آمن.',
    action: 'فتح الإنذار والإجابة',
  },
  de: {
    subject: '[ECHTER ALARM] {title}',
    banner: 'ECHTER ALARM',
    before:
      'Dies ist ein echter Notfall an der Schule {school}. Folgen Sie den Anweisungen und antworten Sie, sobald Sie in Sicherheit sind.',
    action: 'Alarm öffnen und antworten',
  },
};

/** A drill; each part says that it is one. */
export const drillStarted: EmailTexts = {
  en: {
    subject: '[DRILL] {title}',
    banner: 'DRILL',
    before:
      'This is a drill at {school}. There is no real emergency. Follow the instructions as if there were.',
    action: 'Open the alert and answer',
  },
  es: {
    subject: '[SIMULACRO] {title}',
    banner: 'SIMULACRO',
    before:
      'Esto es un simulacro en {school}. No hay una emergencia real. Sigue las instrucciones como si la hubiera.',
    action: 'Abrir la alerta y responder',
  },
  'es-MX': {
    subject: '[SIMULACRO] {title}',
    banner: 'SIMULACRO',
    before:
      'Esto es un simulacro en {school}. No hay una emergencia real. Sigue las instrucciones como si la hubiera.',
    action: 'Abrir la alerta y responder',
  },
  fr: {
    subject: '[EXERCICE] {title}',
    banner: 'EXERCICE',
    before:
      'Ceci est un exercice à {school}. Il n’y a pas d’urgence réelle. Suivez les consignes comme s’il y en avait une.',
    action: 'Ouvrir l’alerte et répondre',
  },
  'zh-CN': {
    subject: '[演练] {title}',
    banner: '演练',
    before: '这是 {school} 的一次演练，并非真实紧急情况。请按照真实情况执行指示。',
    action: '打开警报并回复',
  },
  ar: {
    subject: '[تدريب] {title}',
    banner: 'تدريب',
    before: 'هذا تدريب في {school}، ولا توجد حالة طوارئ حقيقية. اتبع التعليمات كما لو كانت حقيقية.',
    action: 'فتح الإنذار والإجابة',
  },
  de: {
    subject: '[ÜBUNG] {title}',
    banner: 'ÜBUNG',
    before:
      'Dies ist eine Übung an der Schule {school}. Es gibt keinen echten Notfall. Folgen Sie den Anweisungen wie im Ernstfall.',
    action: 'Alarm öffnen und antworten',
  },
};

/** An update of a real emergency. */
export const emergencyUpdated: EmailTexts = {
  en: {
    subject: '[REAL ALERT] Update: {title}',
    banner: 'REAL ALERT',
    before: 'Update on the emergency at {school}:',
    action: 'Open the alert',
  },
  es: {
    subject: '[ALERTA REAL] Novedades: {title}',
    banner: 'ALERTA REAL',
    before: 'Novedades de la emergencia en {school}:',
    action: 'Abrir la alerta',
  },
  'es-MX': {
    subject: '[ALERTA REAL] Novedades: {title}',
    banner: 'ALERTA REAL',
    before: 'Novedades de la emergencia en {school}:',
    action: 'Abrir la alerta',
  },
  fr: {
    subject: '[ALERTE RÉELLE] Mise à jour\u00A0: {title}',
    banner: 'ALERTE RÉELLE',
    before: 'Du nouveau sur l’urgence à {school}\u00A0:',
    action: 'Ouvrir l’alerte',
  },
  'zh-CN': {
    subject: '[真实警报] 最新消息：{title}',
    banner: '真实警报',
    before: '{school} 紧急情况的最新消息：',
    action: '打开警报',
  },
  ar: {
    subject: '[إنذار حقيقي] مستجدات: {title}',
    banner: 'إنذار حقيقي',
    before: 'مستجدات حالة الطوارئ في {school}:',
    action: 'فتح الإنذار',
  },
  de: {
    subject: '[ECHTER ALARM] Neues: {title}',
    banner: 'ECHTER ALARM',
    before: 'Neues zum Notfall an der Schule {school}:',
    action: 'Alarm öffnen',
  },
};

/** An update of a drill. */
export const drillUpdated: EmailTexts = {
  en: {
    subject: '[DRILL] Update: {title}',
    banner: 'DRILL',
    before: 'Update on the drill at {school}. There is no real emergency:',
    action: 'Open the alert',
  },
  es: {
    subject: '[SIMULACRO] Novedades: {title}',
    banner: 'SIMULACRO',
    before: 'Novedades del simulacro en {school}. No hay una emergencia real:',
    action: 'Abrir la alerta',
  },
  'es-MX': {
    subject: '[SIMULACRO] Novedades: {title}',
    banner: 'SIMULACRO',
    before: 'Novedades del simulacro en {school}. No hay una emergencia real:',
    action: 'Abrir la alerta',
  },
  fr: {
    subject: '[EXERCICE] Mise à jour\u00A0: {title}',
    banner: 'EXERCICE',
    before: 'Du nouveau sur l’exercice à {school}. Il n’y a pas d’urgence réelle\u00A0:',
    action: 'Ouvrir l’alerte',
  },
  'zh-CN': {
    subject: '[演练] 最新消息：{title}',
    banner: '演练',
    before: '{school} 演练的最新消息，并非真实紧急情况：',
    action: '打开警报',
  },
  ar: {
    subject: '[تدريب] مستجدات: {title}',
    banner: 'تدريب',
    before: 'مستجدات التدريب في {school}. لا توجد حالة طوارئ حقيقية:',
    action: 'فتح الإنذار',
  },
  de: {
    subject: '[ÜBUNG] Neues: {title}',
    banner: 'ÜBUNG',
    before: 'Neues zur Übung an der Schule {school}. Es gibt keinen echten Notfall:',
    action: 'Alarm öffnen',
  },
};

/** The all-clear of a real emergency. */
export const emergencyEnded: EmailTexts = {
  en: {
    subject: '[ALERT ENDED] {title}',
    banner: 'ALERT ENDED',
    before: '{school} has given the all-clear: the emergency has ended.',
    action: 'Open the alert',
  },
  es: {
    subject: '[FIN DE LA ALERTA] {title}',
    banner: 'FIN DE LA ALERTA',
    before: '{school} dio por terminada la emergencia.',
    action: 'Abrir la alerta',
  },
  'es-MX': {
    subject: '[FIN DE LA ALERTA] {title}',
    banner: 'FIN DE LA ALERTA',
    before: '{school} dio por terminada la emergencia.',
    action: 'Abrir la alerta',
  },
  fr: {
    subject: '[FIN DE L’ALERTE] {title}',
    banner: 'FIN DE L’ALERTE',
    before: '{school} a annoncé la fin de l’urgence.',
    action: 'Ouvrir l’alerte',
  },
  'zh-CN': {
    subject: '[警报解除] {title}',
    banner: '警报解除',
    before: '{school} 已解除警报，紧急情况结束。',
    action: '打开警报',
  },
  ar: {
    subject: '[انتهاء الإنذار] {title}',
    banner: 'انتهاء الإنذار',
    before: 'أعلنت {school} انتهاء حالة الطوارئ.',
    action: 'فتح الإنذار',
  },
  de: {
    subject: '[ALARM BEENDET] {title}',
    banner: 'ALARM BEENDET',
    before: 'Die Schule {school} hat Entwarnung gegeben: Der Notfall ist beendet.',
    action: 'Alarm öffnen',
  },
};

/** The end of a drill. */
export const drillEnded: EmailTexts = {
  en: {
    subject: '[DRILL ENDED] {title}',
    banner: 'DRILL ENDED',
    before: 'The drill at {school} has ended. There was no real emergency.',
    action: 'Open the alert',
  },
  es: {
    subject: '[FIN DEL SIMULACRO] {title}',
    banner: 'FIN DEL SIMULACRO',
    before: 'El simulacro en {school} terminó. No hubo una emergencia real.',
    action: 'Abrir la alerta',
  },
  'es-MX': {
    subject: '[FIN DEL SIMULACRO] {title}',
    banner: 'FIN DEL SIMULACRO',
    before: 'El simulacro en {school} terminó. No hubo una emergencia real.',
    action: 'Abrir la alerta',
  },
  fr: {
    subject: '[FIN DE L’EXERCICE] {title}',
    banner: 'FIN DE L’EXERCICE',
    before: 'L’exercice à {school} est terminé. Il n’y a pas eu d’urgence réelle.',
    action: 'Ouvrir l’alerte',
  },
  'zh-CN': {
    subject: '[演练结束] {title}',
    banner: '演练结束',
    before: '{school} 的演练已结束，没有发生真实紧急情况。',
    action: '打开警报',
  },
  ar: {
    subject: '[انتهاء التدريب] {title}',
    banner: 'انتهاء التدريب',
    before: 'انتهى التدريب في {school}. لم تكن هناك حالة طوارئ حقيقية.',
    action: 'فتح الإنذار',
  },
  de: {
    subject: '[ÜBUNG BEENDET] {title}',
    banner: 'ÜBUNG BEENDET',
    before: 'Die Übung an der Schule {school} ist beendet. Es gab keinen echten Notfall.',
    action: 'Alarm öffnen',
  },
};

import type { ProviderTexts } from '../../apps/provider/src/providerTexts.ts';

/** The words for a real emergency and for its all-clear, per language, regardless of case. */
export const emergencyWords: Record<string, RegExp> = {
  ar: /طوارئ|انتهاء الخطر/u,
  de: /notf[aä]ll|ernstfall|entwarnung/iu,
  en: /emergenc|all[- ]clear/iu,
  es: /emergencia/iu,
  'es-MX': /emergencia/iu,
  fr: /urgence|fin d[’']alerte/iu,
  'zh-CN': /紧急|应急|解除/u,
};

/** The app's messages that are shown when a drill ends: banner, dialog, toasts, board, report and audit log. */
export const drillEndMessages = [
  'audit.field.allClear',
  'audit.verb.drill_ended',
  'board.ended',
  'board.endedAt',
  'board.report',
  'board.title',
  'emergencies.openEnded',
  'emergencies.severalDrillsEnded',
  'emergencies.severalEnded',
  'emergencies.tooLate',
  'notifications.drill',
  'notifications.drillEnded',
  'notifications.drillOver',
  'notifications.end',
  'notifications.endAnyway',
  'notifications.endBody',
  'notifications.endDrillTitle',
  'notifications.endHelp',
  'notifications.endMessage',
  'notifications.endSilent',
  'notifications.endedMeanwhile',
  'notifications.updates',
  'validation.end.confirm',
];

/** The provider's texts about the end of a drill: e-mail, push and text message, and the alert page. */
export const drillEndTexts = ({ notificationEmails, alertPage }: ProviderTexts): Record<string, string> => {
  const { drillEnded, noAnswers, expired } = alertPage;
  const page = { 'alertPage.drillEnded': drillEnded, 'alertPage.noAnswers': noAnswers };
  const email = Object.entries(notificationEmails.drillEnded).map(([part, text]) => [
    `drillEnded.${part}`,
    text,
  ]);
  return {
    ...page,
    ...Object.fromEntries(email),
    'alertPage.expired.title': expired.title,
    'alertPage.expired.body': expired.body,
  };
};

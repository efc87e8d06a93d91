import type { ProviderTexts } from '../../apps/provider/src/providerTexts.ts';

/** The app's messages that are shown when a drill ends: banner, dialog, toasts, board, report and audit log. */
export const drillEndMessages = [
  'audit.field.allClear',
  'audit.verb.drill_ended',
  'board.ended',
  'board.endedAt',
  'board.allAnswered',
  'board.report',
  'board.reportDrill',
  'board.title',
  'emergencies.openEnded',
  'emergencies.severalDrillsEnded',
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
  'notification.channelFailure.superseded',
  'notifications.held.tooLate',
  'notifications.held.undone',
  'notifications.updates',
  'validation.end.confirm',
];

/** The provider's texts about the end of a drill: e-mail, push and text message, and the alert page. */
export const drillEndTexts = ({ notificationEmails, alertPage }: ProviderTexts): Record<string, string> => {
  const { drillEnded, noAnswers, notSent, expired } = alertPage;
  const page = {
    'alertPage.drillEnded': drillEnded,
    'alertPage.noAnswers': noAnswers,
    'alertPage.notSent': notSent,
  };
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

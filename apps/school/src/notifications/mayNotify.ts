import { allows, type User } from '@school/domain';

/** Whether somebody may send a notification of some kind: any, or emergencies alone. */
export const mayNotify = (user: User): boolean =>
  allows(user, 'notifications.send') || allows(user, 'emergency.start');

/** Whether emergencies are all that somebody may send. */
export const startsOnlyEmergencies = (user: User): boolean =>
  allows(user, 'emergency.start') && !allows(user, 'notifications.send');

import { allows, type User } from '@school/domain';

/** Whether a user may send any notification, including only emergencies. */
export const mayNotify = (user: User): boolean =>
  allows(user, 'notifications.send') || allows(user, 'emergency.start');

/** Whether a user may send only emergencies. */
export const startsOnlyEmergencies = (user: User): boolean =>
  allows(user, 'emergency.start') && !allows(user, 'notifications.send');

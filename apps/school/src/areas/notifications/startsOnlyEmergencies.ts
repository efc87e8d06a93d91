import { allows, type User } from '@school/domain';

/** Whether a user may send only emergencies. */
export const startsOnlyEmergencies = (user: User): boolean =>
  allows(user, 'emergency.start') && !allows(user, 'notifications.send');

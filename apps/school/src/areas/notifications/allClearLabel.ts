import type { Notification } from '@school/domain';

/** The label of the end of an emergency or a drill. */
export const allClearLabel = ({ mode }: Pick<Notification, 'mode'>) =>
  mode === 'drill' ? 'notifications.drillOver' : 'notifications.allClear';

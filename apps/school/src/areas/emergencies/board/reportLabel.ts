import type { Notification } from '@school/domain';

/** The name of the report of an emergency or a drill. */
export const reportLabel = ({ mode }: Pick<Notification, 'mode'>) =>
  mode === 'drill' ? 'board.reportDrill' : 'board.reportReal';

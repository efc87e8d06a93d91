import type { IconName } from '@school/ui';

/** A pending task of the user, with a link to it. */
export type PendingTask = {
  id: string;
  icon: IconName;
  title: string;
  /** What is to be done, or the newest of several. */
  detail?: string;
  /** When it last changed, or is due. */
  time?: string | null | undefined;
  overdue?: boolean;
  href: string;
};

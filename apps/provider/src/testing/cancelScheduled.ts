import type { Host, School } from './openSchool.ts';

/** Cancels the samples' scheduled posts and notifications, which would be sent when a test moves the clock. */
export const cancelScheduled = (school: School, host: Host): Promise<void> =>
  school.arrange(async (tx) => {
    await tx.updateTable('posts').set({ publication_pending: false }).execute();
    await tx
      .updateTable('notifications')
      .set({ status: 'cancelled' })
      .where('status', '=', 'scheduled')
      .execute();
  }, host);

import type { Database } from '../database/connection.ts';
import { inCollege } from '../database/collegeTransaction.ts';
import type { Outbound } from '../security/outboundAddress.ts';
import type { Encryption } from '../security/encryption.ts';
import { type LeasedWork, runLeased } from '../worker/lease.ts';
import type { Loop } from '../worker/loop.ts';
import { startWorker } from '../worker/startWorker.ts';
import { CalendarFailure } from './caldav.ts';
import { copiesIn } from './copies.ts';
import { writeCalendar } from './ical.ts';
import { claimCopy, type ClaimedCopy, copyQueue, finishCopy, postponeCopy, stillHeld } from './queue.ts';
import { toCalendarAccount } from './settings.ts';

/** What is to be done with one copy; the result is the ETag of the copy, or null when it was removed. */
function copyWork(
  db: Database,
  encryption: Encryption,
  outbound: Outbound,
): LeasedWork<ClaimedCopy, string | null, CalendarFailure> {
  return {
    async perform(job, signal) {
      const { collegeId, eventId, etag, event } = job;
      const line = { outbound, account: toCalendarAccount(encryption, job.settings), signal };
      const copies = copiesIn(line, () => inCollege(db, collegeId, (tx) => stillHeld(tx, job)));
      if (event) return copies.put(eventId, writeCalendar([event]), etag);
      await copies.remove(eventId, etag);
      return null;
    },
    finish: finishCopy,
    toFailure: (error) => (error instanceof CalendarFailure ? error : undefined),
    postpone: postponeCopy,
  };
}

/**
 * Starts to copy schools' events to their calendars in the background. No transaction is open during a request to a
 * server.
 */
export function startCalendarSync(
  db: Database,
  clock: () => Date,
  encryption: Encryption,
  outbound: Outbound,
  onError: (error: unknown) => void,
): Loop {
  return startWorker({
    db,
    interval: 20_000,
    concurrency: 4,
    claim: (collegeId) => inCollege(db, collegeId, (tx) => claimCopy(tx, clock())),
    run: runLeased({ db, clock, onError }, copyQueue, copyWork(db, encryption, outbound)),
    onError,
  });
}

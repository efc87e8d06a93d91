import type { Database } from '../database/connection.ts';
import { inCollege } from '../database/collegeTransaction.ts';
import type { Outbound } from '../plugins/outboundAddress.ts';
import type { Encryption } from '../plugins/encryption.ts';
import { type CalendarAccount, CalendarFailure } from './caldav.ts';
import { copiesIn } from './copies.ts';
import { writeCalendar } from './ical.ts';
import { type Claim, claimCopy, finishCopy, postponeCopy, releaseCopy, stillHeld } from './queue.ts';
import { accountOf } from './settings.ts';

/** Copies schools' events to their calendars in the background. */
export interface CalendarSync {
  /** Triggers a check for new copies. */
  wake: () => void;
  /** Stops after the copy in progress, or releases it when the server takes too long. */
  stop: () => Promise<void>;
  /** Resolves when all copies that are due are done. */
  idle: () => Promise<void>;
}

const lookEvery = 20_000;
const grace = 5000;
/** Maximum number of schools at a time: one with a slow server must not block the others. */
const atOnce = 4;

/** Problems of one object; all others concern the calendar, so its other copies are postponed too. */
const ofOneCopy = ['refused'];

/** Starts the calendar sync. No transaction is open during a request to a server: a lease excludes other workers. */
export function startCalendarSync(
  db: Database,
  clock: () => Date,
  encryption: Encryption,
  outbound: Outbound,
  onError: (error: unknown) => void,
): CalendarSync {
  let round: Promise<void> = Promise.resolve();
  let again = false;
  const ending = new AbortController();
  let stopped = false;

  const carryOut = async (
    collegeId: string,
    claim: Claim,
    account: CalendarAccount,
  ): Promise<string | null> => {
    const { eventId, etag, event } = claim;
    const line = { outbound, account, signal: ending.signal };
    const copies = copiesIn(line, () => inCollege(db, collegeId, (tx) => stillHeld(tx, claim)));
    if (event) return copies.put(eventId, writeCalendar([event]), etag);
    await copies.remove(eventId, etag);
    return null;
  };

  /** Processes one copy; false when none is due, or when it is pointless to continue. */
  const copyOne = async (collegeId: string): Promise<boolean> => {
    const claim = await inCollege(db, collegeId, (tx) => claimCopy(tx, clock()));
    if (!claim) return false;
    try {
      const etag = await carryOut(collegeId, claim, accountOf(encryption, claim.settings));
      await inCollege(db, collegeId, (tx) => finishCopy(tx, claim, etag, clock()));
      return true;
    } catch (error) {
      if (ending.signal.aborted || !(error instanceof CalendarFailure)) {
        await inCollege(db, collegeId, (tx) => releaseCopy(tx, claim));
        if (ending.signal.aborted) return false;
        throw error;
      }
      const everyCopy = !ofOneCopy.includes(error.problem);
      await inCollege(db, collegeId, (tx) => postponeCopy(tx, claim, error, everyCopy, clock()));
      return !everyCopy;
    }
  };

  const goRound = async () => {
    const colleges = await db.selectFrom('college_domains').select('college_id').distinct().execute();
    const one = async () => {
      for (let next = colleges.pop(); next; next = colleges.pop()) {
        const { college_id } = next;
        try {
          while (!stopped && (await copyOne(college_id))) continue;
        } catch (error) {
          onError(error);
        }
      }
    };
    await Promise.all(Array.from({ length: atOnce }, one));
  };
  const wake = () => {
    if (again || stopped) return;
    again = true;
    round = round.then(() => {
      again = false;
      return stopped ? undefined : goRound().catch(onError);
    });
  };
  const timer = setInterval(wake, lookEvery).unref();
  return {
    wake,
    idle: () => round,
    async stop() {
      stopped = true;
      clearInterval(timer);
      const late = setTimeout(() => ending.abort(), grace);
      await round;
      clearTimeout(late);
    },
  };
}

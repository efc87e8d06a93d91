import { checkVisit, type Client, type College, type Session, type VisitCheck } from '@school/domain';

/** Result of the navigation checks; `unknown` until the first has ended. */
export type VisitState = { college: College | null; outcome: VisitCheck['outcome'] | 'unknown' };

/** Checks the college of this host and the session on every navigation (specification §4). */
export type Visit = {
  /** Returns the same object until something changes. */
  get(): VisitState;
  /** Subscribes to the end of each check. @returns Unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Checks again. Never rejects, and never clears the screen. */
  check(): Promise<void>;
};

/** Storage key of the last response, the college's public record: its name is available before the network answers. */
const key = 'school.college';

const remembered = (storage: Storage): College | null => {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null') as College | null;
  } catch {
    return null;
  }
};

type Dependencies = {
  client: Client;
  session: Session;
  storage: Storage;
  /** Host of the page. */
  domain: string;
  expectedSchool?: string;
  log: Pick<Console, 'warn'>;
};

export function createVisit({ storage, log, ...subject }: Dependencies): Visit {
  const listeners = new Set<() => void>();
  let state: VisitState = { college: remembered(storage), outcome: 'unknown' };

  const remember = (college: College) => {
    try {
      storage.setItem(key, JSON.stringify(college));
    } catch {
      // Without storage the name appears later on the next visit.
    }
  };

  const change = ({ college, outcome }: VisitState) => {
    if (college !== state.college || outcome !== state.outcome) state = { college, outcome };
  };

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async check() {
      try {
        const { college, outcome } = await checkVisit({
          ...subject,
          college: state.college,
          expectedSchool: state.college?.name ?? subject.expectedSchool,
        });
        if (college && college !== state.college) remember(college);
        change({ college: college ?? state.college, outcome });
      } catch (problem) {
        log.warn('school: the visit check failed.', problem);
        if (state.outcome === 'unknown') change({ ...state, outcome: 'offline' });
      }
      for (const listener of listeners) listener();
    },
  };
}

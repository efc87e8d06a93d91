import { isUnauthenticated, type Client } from '../client/createClient.ts';
import { ApiError } from '../client/errors.ts';
import type { ReadAnswer } from '../client/types.ts';
import type { OperationId } from '../generated/operations.ts';
import type { College, SessionCollege, User } from '../generated/types.gen.ts';
import type { Session } from './createSession.ts';

export interface VisitSources {
  client: Client;
  session: Session;
  /** Host name of the page. */
  domain: string;
  /** Name of the school that the app expects here, used while the domain's school cannot be fetched. */
  expectedSchool?: string;
  /** The school as it is known; returned itself while nothing changed. */
  college?: College | null;
}

export interface VisitCheck {
  /** The school of the domain; null when it could not be fetched or there is none. */
  college: College | null;
  user: User | null;
  /**
   * `ok`: the session is current. `unauthenticated`, `wrongCollege`: the session was ended here. `unknownDomain`: no
   * school is served on this domain. `offline`: the provider could not be reached or gave an unexpected answer; nothing
   * was changed.
   */
  outcome: 'ok' | 'unauthenticated' | 'wrongCollege' | 'offline' | 'unknownDomain';
}

const running = new WeakMap<Session, { token: string | null; domain: string; check: Promise<VisitCheck> }>();

/** The value, or the reason why there is none. */
type Settled<Value> = { value: Value } | { reason: unknown };

const settle = <Value>(promise: Promise<Value>): Promise<Settled<Value>> =>
  promise.then(
    (value) => ({ value }),
    (reason: unknown) => ({ reason }),
  );

/** Returns the known record while nothing changed, so that what depends on it does not render again. */
const keepEqual = <Data>(known: Data | null | undefined, fetched: Data): Data =>
  known && JSON.stringify(known) === JSON.stringify(fetched) ? known : fetched;

/** A failed check as the client reports it, so that the app distinguishes a proxy's answer from a missing network. */
const toError = (operationId: OperationId, { status, data, unexpected }: ReadAnswer) =>
  new ApiError(operationId, status, data, null, unexpected);

async function fetchCollege({ client, domain }: VisitSources): Promise<College> {
  const answer = await client.call('findCollegeByDomain', { body: { domain } });
  if (!answer.unexpected && answer.status === 200) return answer.data.data;
  throw toError('findCollegeByDomain', answer);
}

async function fetchUser({ client }: VisitSources): Promise<User | 'unauthenticated'> {
  const answer = await client.call('getCurrentUser');
  if (!answer.unexpected && answer.status === 200) return answer.data.data;
  // The message decides (specification §4): a proxy that requires a password answers 401 too.
  if (isUnauthenticated(answer.data)) return 'unauthenticated';
  throw toError('getCurrentUser', answer);
}

async function fetchSessionCollege({ client }: VisitSources): Promise<SessionCollege> {
  const answer = await client.call('getSessionCollege');
  if (!answer.unexpected && answer.status === 200) return answer.data;
  throw toError('getSessionCollege', answer);
}

async function check(sources: VisitSources, token: string | null): Promise<VisitCheck> {
  const { session } = sources;
  const [college, user, school] = await Promise.all([
    settle(fetchCollege(sources)),
    // Without a token there is no user to fetch.
    token ? settle(fetchUser(sources)) : null,
    token ? settle(fetchSessionCollege(sources)) : null,
  ]);
  const collegeOrNull = 'value' in college ? keepEqual(sources.college, college.value) : null;
  const problem = [college, user, school].find((one) => one !== null && 'reason' in one);
  const reason = problem && 'reason' in problem ? problem.reason : null;
  const noSuchDomain =
    'reason' in college &&
    college.reason instanceof ApiError &&
    college.reason.status === 404 &&
    !college.reason.unexpected;
  const conclude = (outcome: VisitCheck['outcome'], person: User | null = null): VisitCheck => {
    session.setError(outcome === 'offline' ? reason : null);
    session.setLoading(false);
    return { college: collegeOrNull, user: person, outcome };
  };

  const unauthenticated = user !== null && 'value' in user && user.value === 'unauthenticated';
  const now = session.getState().token;
  // The user signed in or out meanwhile: answers for the earlier token say nothing about the current one. (The client
  // may itself have reported an unknown token; then there is none now, and nothing more to check.)
  if (now !== token && !(unauthenticated && now === null)) return checkVisit(sources);
  if (unauthenticated) {
    if (session.takeNextToken()) return checkVisit(sources);
    session.logOut();
    return conclude('unauthenticated');
  }
  if (noSuchDomain) return conclude('unknownDomain');
  const theirs = school && 'value' in school ? school.value : null;
  const expected = collegeOrNull?.name ?? sources.expectedSchool;
  // The same school by another name was renamed between the two answers.
  const renamed = collegeOrNull !== null && theirs?.id === collegeOrNull.id;
  if (theirs && expected !== undefined && theirs.name !== expected && !renamed) {
    session.logOut();
    return conclude('wrongCollege');
  }
  const fetched = user && 'value' in user && user.value !== 'unauthenticated' ? user.value : null;
  const person = fetched && keepEqual(session.getState().user, fetched);
  if (person) session.setUser(person);
  return reason === null ? conclude('ok', person) : conclude('offline', person ?? session.getState().user);
}

/**
 * Checks what specification §4 requires on every navigation: the school of this domain, the current user, and whether
 * that user belongs to the expected school. Never rejects and never ends a session because of the network. Concurrent
 * checks share one answer, unless the user signed in or out in between. School and user stay the same objects while
 * nothing changed.
 */
export function checkVisit(sources: VisitSources): Promise<VisitCheck> {
  const { session, domain } = sources;
  const { token } = session.getState();
  const current = running.get(session);
  if (current && current.token === token && current.domain === domain) return current.check;
  const entry = {
    token,
    domain,
    check: check(sources, token).finally(() => {
      if (running.get(session) === entry) running.delete(session);
    }),
  };
  running.set(session, entry);
  return entry.check;
}

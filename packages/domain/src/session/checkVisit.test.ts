import { describe, expect, test } from 'vitest';
import { colleges, users } from '../fixtures/fixtures.ts';
import { createTestClient, json, type Reply } from '../testing/network.ts';
import { createTokens } from '../testing/tokens.ts';
import { checkVisit, type VisitSources } from './checkVisit.ts';
import { createSession } from './createSession.ts';

const { aromos, vallenorte } = colleges;
const collegeAnswer = () => json(200, { data: aromos });
const userAnswer = () => json(200, { data: users.docente });
const schoolAnswer = (name = aromos.name) => json(200, { id: aromos.id, name, slug: aromos.slug });
const signedOut = () => json(401, { message: 'Unauthenticated.' });

function startVisit(
  token: string | null,
  replies: Reply[],
  more: Partial<VisitSources> & { reportsToken?: boolean; others?: string[] } = {},
) {
  const tokens = createTokens(token);
  const { others = [] } = more;
  const read = () => [token ?? '', ...others];
  const session = createSession({ tokens: others.length > 0 ? { ...tokens, read } : tokens });
  const { client, sent } = createTestClient(replies, {
    token: () => session.getState().token,
    ...(more.reportsToken ? { onUnauthenticated: () => session.logOut() } : {}),
  });
  const sources: VisitSources = { client, session, domain: 'aromos.localhost', ...more };
  return { session, tokens, sent, sources };
}

describe('checks on every navigation (specification §4)', () => {
  test('fetches the school of the domain, the user, and the school of the session', async () => {
    const { sources, sent, session } = startVisit('t', [collegeAnswer, userAnswer, () => schoolAnswer()]);
    expect(await checkVisit(sources)).toEqual({ college: aromos, user: users.docente, outcome: 'ok' });
    expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST /api/colleges/domain',
      'GET /api/v1/user',
      'GET /api/v1/session/college',
    ]);
    expect(sent[0]?.body).toBe('{"domain":"aromos.localhost"}');
    expect(session.getState()).toMatchObject({
      user: users.docente,
      loggedIn: true,
      loading: false,
      error: null,
    });
  });

  test('C13: checks the next token when the provider does not know the first one', async () => {
    const { sources, session } = startVisit(
      'foreign',
      [collegeAnswer, signedOut, signedOut, collegeAnswer, userAnswer, () => schoolAnswer()],
      { others: ['ours'] },
    );
    expect((await checkVisit(sources)).outcome).toBe('ok');
    expect(session.getState()).toMatchObject({ token: 'ours', user: users.docente, loggedIn: true });
  });

  test('keeps the objects of the school and of the user while nothing changed', async () => {
    const renamed = { ...users.docente, name: 'Beatriz' };
    const answers = (user: object) => [collegeAnswer, () => json(200, { data: user }), () => schoolAnswer()];
    const { sources, session } = startVisit('t', [
      ...answers(users.docente),
      ...answers(users.docente),
      ...answers(renamed),
    ]);
    const { college, user } = await checkVisit(sources);
    const state = session.getState();
    const again = await checkVisit({ ...sources, college });
    expect(again.college).toBe(college);
    expect(again.user).toBe(user);
    expect(session.getState()).toBe(state);
    const changed = await checkVisit({ ...sources, college });
    expect(changed.college).toBe(college);
    expect(changed.user).toEqual(renamed);
    expect(session.getState().user).toEqual(renamed);
  });

  test('signed out: fetches only the school', async () => {
    const { sources, sent, session } = startVisit(null, [collegeAnswer]);
    expect(await checkVisit(sources)).toEqual({ college: aromos, user: null, outcome: 'ok' });
    expect(sent).toHaveLength(1);
    expect(session.getState().loading).toBe(false);
  });

  test.each([false, true])(
    'signs out on an unknown token (reported by the client too: %s)',
    async (reportsToken) => {
      const { sources, session, tokens } = startVisit('t', [collegeAnswer, signedOut, signedOut], {
        reportsToken,
      });
      expect(await checkVisit(sources)).toEqual({ college: aromos, user: null, outcome: 'unauthenticated' });
      expect(session.getState()).toMatchObject({ token: null, loggedIn: false, loading: false });
      expect(tokens.stored).toBe(null);
    },
  );

  test('does not sign out on a 401 with another message', async () => {
    const proxy = () => json(401, { message: 'Proxy password needed' });
    const { sources, session } = startVisit('t', [collegeAnswer, proxy, proxy]);
    expect((await checkVisit(sources)).outcome).toBe('offline');
    expect(session.getState().loggedIn).toBe(true);
  });

  test('ends a session of another school', async () => {
    const other = () => json(200, { id: vallenorte.id, name: vallenorte.name, slug: vallenorte.slug });
    const { sources, session, tokens } = startVisit('t', [collegeAnswer, userAnswer, other]);
    expect((await checkVisit(sources)).outcome).toBe('wrongCollege');
    expect(session.getState()).toMatchObject({ user: null, loggedIn: false });
    expect(tokens.stored).toBe(null);
  });

  test('ends a session of another school even when the domain cannot be fetched', async () => {
    const replies = [new TypeError('down'), userAnswer, () => schoolAnswer(vallenorte.name)];
    const { sources, session } = startVisit('t', replies, { expectedSchool: aromos.name });
    expect((await checkVisit(sources)).outcome).toBe('wrongCollege');
    expect(session.getState().loggedIn).toBe(false);
  });

  test.each([
    ['since the app was made', 'Colegio Los Boldos', aromos.name],
    ['between the two answers', aromos.name, undefined],
  ])('keeps the session of a school that was renamed %s', async (_, name, expectedSchool) => {
    const record = () => json(200, { data: { ...aromos, name } });
    const session = () => schoolAnswer('Colegio Los Boldos');
    const visit = startVisit('t', [record, userAnswer, session], { expectedSchool });
    expect((await checkVisit(visit.sources)).outcome).toBe('ok');
    expect(visit.session.getState().loggedIn).toBe(true);
  });

  test('reports a domain without a school', async () => {
    const { sources } = startVisit(null, [json(404, { message: 'Not found.' })]);
    expect(await checkVisit(sources)).toEqual({ college: null, user: null, outcome: 'unknownDomain' });
  });

  test('does not trust a 404 page of another server', async () => {
    const page = () => new Response('<html>', { status: 404, headers: { 'content-type': 'text/html' } });
    const { sources } = startVisit(null, [page]);
    expect((await checkVisit(sources)).outcome).toBe('offline');
  });
});

describe('without a valid response of the provider', () => {
  test.each([
    ['a network error', new TypeError('down')],
    ['a 500', () => json(500, { message: 'Oops.' })],
    ['a 503', () => json(503, { message: 'Soon.' })],
    ['a 429', () => json(429, { message: 'Wait.' })],
    ['a captive portal', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
  ] satisfies [string, Reply][])('keeps the session and stores the error for %s', async (_, reply) => {
    const { sources, session } = startVisit('t', [reply, reply, reply].map(again));
    session.setUser(users.docente);
    expect(await checkVisit(sources)).toEqual({ college: null, user: users.docente, outcome: 'offline' });
    expect(session.getState()).toMatchObject({
      token: 't',
      loggedIn: true,
      user: users.docente,
      loading: false,
    });
    expect(session.getState().error).toBeInstanceOf(Error);
  });

  test('returns the responses that arrived', async () => {
    const { sources } = startVisit('t', [collegeAnswer, new TypeError('down'), new TypeError('down')]);
    expect(await checkVisit(sources)).toEqual({ college: aromos, user: null, outcome: 'offline' });
  });
});

describe('parallel checks', () => {
  test('share one request', async () => {
    const { sources, sent } = startVisit('t', [collegeAnswer, userAnswer, () => schoolAnswer()]);
    const [one, other] = await Promise.all([checkVisit(sources), checkVisit(sources)]);
    expect(one).toBe(other);
    expect(sent).toHaveLength(3);
  });

  test('start a new request after the first has ended', async () => {
    const { sources, sent } = startVisit(null, [collegeAnswer, collegeAnswer]);
    await checkVisit(sources);
    await checkVisit(sources);
    expect(sent).toHaveLength(2);
  });

  test('checks the user who signed in during a check, not the earlier one', async () => {
    const { sources, session } = startVisit(null, [
      collegeAnswer,
      collegeAnswer,
      userAnswer,
      () => schoolAnswer(),
    ]);
    const before = checkVisit(sources);
    session.setToken('t');
    const after = checkVisit(sources);
    expect(await after).toEqual({ college: aromos, user: users.docente, outcome: 'ok' });
    expect(await before).toEqual({ college: aromos, user: users.docente, outcome: 'ok' });
  });

  test('a user who signs out during a check stays signed out', async () => {
    const { sources, session } = startVisit('t', [
      collegeAnswer,
      userAnswer,
      () => schoolAnswer(),
      collegeAnswer,
    ]);
    const check = checkVisit(sources);
    session.logOut();
    expect(await check).toEqual({ college: aromos, user: null, outcome: 'ok' });
    expect(session.getState()).toMatchObject({ user: null, token: null, loggedIn: false });
  });
});

function again(reply: Reply): Reply {
  return typeof reply === 'function' ? (sent) => reply(sent) : reply;
}

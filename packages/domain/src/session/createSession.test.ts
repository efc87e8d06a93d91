import { describe, expect, test } from 'vitest';
import { users } from '../fixtures/fixtures.ts';
import { tokensOf } from '../testing/tokens.ts';
import { createSession } from './createSession.ts';

const signedIn = { user: null, token: 't', loggedIn: true, loading: true, error: null };

describe('the session (specification §3, §4)', () => {
  test('begins with the token that was kept, and loading', () => {
    expect(createSession({ tokens: tokensOf('t') }).getState()).toEqual(signedIn);
  });

  test.each([null, ''])('an absent or empty token (%o) means signed out', (token) => {
    expect(createSession({ tokens: tokensOf(token) }).getState()).toMatchObject({
      token: null,
      loggedIn: false,
    });
  });

  test('a new token replaces the earlier one, is stored as requested, and drops the earlier user', () => {
    const tokens = tokensOf('t');
    const session = createSession({ tokens });
    session.setUser(users.docente);
    session.setToken('u', { persist: false });
    expect(session.getState()).toMatchObject({ token: 'u', loggedIn: true, user: null });
    expect(tokens.stored).toEqual({ token: 'u', persist: false });
    session.setToken('v');
    expect(tokens.stored).toEqual({ token: 'v', persist: true });
  });

  test('the same token again keeps the person', () => {
    const session = createSession({ tokens: tokensOf('t') });
    session.setUser(users.docente);
    session.setToken('t');
    expect(session.getState().user).toBe(users.docente);
  });

  test('an empty token is a sign-out', () => {
    const tokens = tokensOf('t');
    const session = createSession({ tokens });
    session.setToken('');
    expect(session.getState()).toMatchObject({ token: null, loggedIn: false });
    expect(tokens.stored).toBe(null);
  });

  test('signing out forgets user and token, here and where it was kept', () => {
    const tokens = tokensOf('t');
    const session = createSession({ tokens });
    session.setUser(users.docente);
    session.logOut();
    expect(session.getState()).toMatchObject({ user: null, token: null, loggedIn: false });
    expect(tokens.stored).toBe(null);
  });

  test('loading changes by its setter alone', () => {
    const session = createSession({ tokens: tokensOf(null) });
    session.setToken('t');
    session.setUser(users.docente);
    session.logOut();
    expect(session.getState().loading).toBe(true);
    session.setLoading(false);
    session.setToken('t');
    expect(session.getState().loading).toBe(false);
  });

  test('an error is kept and ends the loading; it can be forgotten', () => {
    const session = createSession({ tokens: tokensOf('t') });
    const error = new Error('no');
    session.setError(error);
    expect(session.getState()).toEqual({ ...signedIn, loading: false, error });
    session.setError(null);
    expect(session.getState().error).toBe(null);
  });

  test('notifies listeners once for each change only', () => {
    const session = createSession({ tokens: tokensOf('t') });
    let calls = 0;
    const stop = session.subscribe(() => (calls += 1));
    session.setUser(users.docente);
    session.setUser(users.docente);
    session.setLoading(true);
    expect(calls).toBe(1);
    const before = session.getState();
    expect(session.getState()).toBe(before);
    stop();
    session.logOut();
    expect(calls).toBe(1);
  });
});

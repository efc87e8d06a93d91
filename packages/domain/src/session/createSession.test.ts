import { describe, expect, test, vi } from 'vitest';
import { users } from '../fixtures/fixtures.ts';
import { createTokens } from '../testing/tokens.ts';
import { createSession } from './createSession.ts';

const signedIn = { user: null, token: 't', loggedIn: true, loading: true, error: null };

describe('the session (specification §3, §4)', () => {
  test('starts with the stored token, loading', () => {
    expect(createSession({ tokens: createTokens('t') }).getState()).toEqual(signedIn);
  });

  test.each([null, ''])('is signed out with the token %o', (token) => {
    expect(createSession({ tokens: createTokens(token) }).getState()).toMatchObject({
      token: null,
      loggedIn: false,
    });
  });

  test('stores a new token as requested and drops the earlier user', () => {
    const tokens = createTokens('t');
    const session = createSession({ tokens });
    session.setUser(users.docente);
    session.setToken('u', { persist: false });
    expect(session.getState()).toMatchObject({ token: 'u', loggedIn: true, user: null });
    expect(tokens.stored).toEqual({ token: 'u', persist: false });
    session.setToken('v');
    expect(tokens.stored).toEqual({ token: 'v', persist: true });
  });

  test('keeps the user when the same token is set again', () => {
    const session = createSession({ tokens: createTokens('t') });
    session.setUser(users.docente);
    session.setToken('t');
    expect(session.getState().user).toBe(users.docente);
  });

  test('signs out on an empty token', () => {
    const tokens = createTokens('t');
    const session = createSession({ tokens });
    session.setToken('');
    expect(session.getState()).toMatchObject({ token: null, loggedIn: false });
    expect(tokens.stored).toBe(null);
  });

  test('deletes the user and the stored token on sign-out', () => {
    const tokens = createTokens('t');
    const session = createSession({ tokens });
    session.setUser(users.docente);
    session.logOut();
    expect(session.getState()).toMatchObject({ user: null, token: null, loggedIn: false });
    expect(tokens.stored).toBe(null);
  });

  test('changes loading only through its setter', () => {
    const session = createSession({ tokens: createTokens(null) });
    session.setToken('t');
    session.setUser(users.docente);
    session.logOut();
    expect(session.getState().loading).toBe(true);
    session.setLoading(false);
    session.setToken('t');
    expect(session.getState().loading).toBe(false);
  });

  test('stores an error, ends loading, and clears the error on request', () => {
    const session = createSession({ tokens: createTokens('t') });
    const error = new Error('no');
    session.setError(error);
    expect(session.getState()).toEqual({ ...signedIn, loading: false, error });
    session.setError(null);
    expect(session.getState().error).toBe(null);
  });

  test('C13: takes the next token of the device, until there is none', () => {
    const tokens = { read: () => ['foreign', 'ours', 'foreign', ''], write: vi.fn(), clear: vi.fn() };
    const session = createSession({ tokens });
    expect(session.takeNextToken()).toBe(true);
    expect(session.getState()).toMatchObject({ token: 'ours', loggedIn: true });
    expect(session.takeNextToken()).toBe(false);
    expect(session.getState()).toMatchObject({ token: 'ours', loggedIn: true });
    expect(tokens.clear).not.toHaveBeenCalled();
  });

  test('notifies listeners once for each change', () => {
    const session = createSession({ tokens: createTokens('t') });
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

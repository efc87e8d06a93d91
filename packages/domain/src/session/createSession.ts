import type { User } from '../generated/types.gen.ts';

/** Where the token outlives the page. */
export interface TokenStore {
  /** Returns the token of this device; several, the likeliest first, where other programs may store one of the same name. */
  read(): string | readonly string[] | null;
  /** @param options.persist Whether it outlives the browser too. */
  write(token: string, options: { persist: boolean }): void;
  clear(): void;
}

/** Specification §3: who is signed in, as far as is known. */
export interface SessionState {
  readonly user: User | null;
  readonly token: string | null;
  /** A token is there and not empty. */
  readonly loggedIn: boolean;
  /** Whether the user is still being determined: true at first, then as set by `setLoading`. */
  readonly loading: boolean;
  /** What the last action failed with. */
  readonly error: unknown;
}

export interface Session {
  /** The same object until something changes. */
  getState(): SessionState;
  /** @returns How to stop listening. */
  subscribe(listener: () => void): () => void;
  setUser(user: User | null): void;
  /** Replaces the token. Another token is another person: the user is forgotten until known. @default persist: true */
  setToken(token: string, options?: { persist: boolean }): void;
  setLoading(loading: boolean): void;
  /** Keeps what an action failed with, and ends the loading; null forgets it. */
  setError(error: unknown): void;
  /**
   * Replaces a token that the provider doesn't know by the next one of this device.
   * @returns false when there is none, which changes nothing.
   */
  takeNextToken(): boolean;
  /** Forgets user and token on this device. */
  logOut(): void;
}

export function createSession({ tokens }: { tokens: TokenStore }): Session {
  const listeners = new Set<() => void>();
  const [token = null, ...others] = new Set([tokens.read() ?? []].flat().filter((stored) => stored !== ''));
  let state: SessionState = { user: null, token, loggedIn: token !== null, loading: true, error: null };

  const change = (changes: Partial<SessionState>) => {
    const next = { ...state, ...changes };
    const keys = Object.keys(next) as (keyof SessionState)[];
    if (keys.every((key) => Object.is(next[key], state[key]))) return;
    state = next;
    for (const listener of listeners) listener();
  };

  const logOut = () => {
    others.length = 0;
    tokens.clear();
    change({ user: null, token: null, loggedIn: false });
  };

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setUser: (user) => change({ user }),
    setToken(replacement, options = { persist: true }) {
      if (replacement === '') return logOut();
      others.length = 0;
      tokens.write(replacement, options);
      const user = replacement === state.token ? state.user : null;
      change({ token: replacement, loggedIn: true, user });
    },
    takeNextToken() {
      const next = others.shift();
      if (next === undefined) return false;
      change({ token: next, user: null });
      return true;
    },
    setLoading: (loading) => change({ loading }),
    setError: (error) => change(error === null ? { error } : { error, loading: false }),
    logOut,
  };
}

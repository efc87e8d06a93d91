import type { TokenStore } from '../session/createSession.ts';

/** A store for one token that records its calls. */
export function createTokens(
  first: string | null,
): TokenStore & { stored: { token: string; persist: boolean } | null } {
  return {
    stored: first === null ? null : { token: first, persist: true },
    read() {
      return this.stored?.token ?? null;
    },
    write(token, { persist }) {
      this.stored = { token, persist };
    },
    clear() {
      this.stored = null;
    },
  };
}

import type { TokenStore } from '../session/createSession.ts';

/** A store for one token that records its calls. */
export function tokensOf(
  first: string | null,
): TokenStore & { kept: { token: string; persist: boolean } | null } {
  return {
    kept: first === null ? null : { token: first, persist: true },
    read() {
      return this.kept?.token ?? null;
    },
    write(token, { persist }) {
      this.kept = { token, persist };
    },
    clear() {
      this.kept = null;
    },
  };
}

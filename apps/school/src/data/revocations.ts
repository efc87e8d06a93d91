import type { Client } from '@school/domain';

/** Digests of tokens whose sign-in the provider still has to end. */
const key = 'school.revocations';

/** As many as a shared device may gather in a day without a connection. */
const most = 50;

function read(storage: Storage): string[] {
  try {
    const kept = JSON.parse(storage.getItem(key) ?? '[]') as unknown;
    return Array.isArray(kept) ? kept.filter((digest) => typeof digest === 'string') : [];
  } catch {
    return [];
  }
}

function write(storage: Storage, digests: readonly string[]): boolean {
  try {
    if (digests.length === 0) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(digests.slice(-most)));
    return true;
  } catch {
    return false;
  }
}

/**
 * A token's SHA-256. The provider ends a sign-in by it, and takes it for nothing else: who finds it on a shared device
 * can't sign in with it.
 * @returns undefined where the browser has no such function, as on a page without https.
 */
export async function digestOf(token: string, subtle: SubtleCrypto | undefined): Promise<string | undefined> {
  const digest = await subtle?.digest('SHA-256', new TextEncoder().encode(token));
  return digest && Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Remembers a sign-in that is to be ended. @returns Whether this device could. */
export const keepRevocation = (storage: Storage, digest: string): boolean =>
  write(storage, [...read(storage).filter((kept) => kept !== digest), digest]);

export const forgetRevocation = (storage: Storage, digest: string): void => {
  write(
    storage,
    read(storage).filter((kept) => kept !== digest),
  );
};

/** Ends the sign-ins that could not be ended before; what does not reach the provider stays for the next time. */
export async function sendRevocations(client: Client, storage: Storage): Promise<void> {
  for (const digest of read(storage)) {
    const answer = await client.call('revokeSignIn', { body: { digest } }).catch(() => null);
    if (!answer || answer.unexpected || ![204, 422].includes(answer.status)) return;
    forgetRevocation(storage, digest);
  }
}

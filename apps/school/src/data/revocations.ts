import type { Client } from '@school/domain';

/** Storage key of the digests of tokens that the server still has to revoke. */
const key = 'school.revocations';

/** Maximum number of stored digests: about a day offline on a shared device. */
const most = 50;

function read(storage: Storage): string[] {
  try {
    const digests = JSON.parse(storage.getItem(key) ?? '[]') as unknown;
    return Array.isArray(digests) ? digests.filter((digest) => typeof digest === 'string') : [];
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
 * Returns the SHA-256 digest of a token. The server revokes a session by it but never authenticates with it, so a digest on
 * a shared device is harmless.
 * @returns undefined if the browser lacks SubtleCrypto, as on a page without HTTPS.
 */
export async function computeDigest(
  token: string,
  subtle: SubtleCrypto | undefined,
): Promise<string | undefined> {
  const digest = await subtle?.digest('SHA-256', new TextEncoder().encode(token));
  return digest && Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Stores a session that must be revoked.
 * @returns Whether it was stored.
 */
export const storeRevocation = (storage: Storage, digest: string): boolean =>
  write(storage, [...read(storage).filter((digests) => digests !== digest), digest]);

export const forgetRevocation = (storage: Storage, digest: string): void => {
  write(
    storage,
    read(storage).filter((digests) => digests !== digest),
  );
};

/** Revokes the stored sessions; those that don't reach the server stay for the next attempt. */
export async function sendRevocations(client: Client, storage: Storage): Promise<void> {
  for (const digest of read(storage)) {
    const answer = await client.call('revokeSignIn', { body: { digest } }).catch(() => null);
    if (!answer || answer.unexpected || ![204, 422].includes(answer.status)) return;
    forgetRevocation(storage, digest);
  }
}

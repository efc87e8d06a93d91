import { createHash, randomBytes } from 'node:crypto';

/** Returns a SHA-256: a secret of 256 random bits cannot be guessed, so its hash needs no salt and no slow function. */
export function hashOfSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** Returns 256 random bits as 43 characters for the holder, and the hash to store. */
export function newSecret(): { secret: string; hash: Buffer } {
  const secret = randomBytes(32).toString('base64url');
  return { secret, hash: hashOfSecret(secret) };
}

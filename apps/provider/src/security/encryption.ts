import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Encryption at rest, and fingerprints that only this installation can compute. */
export interface Encryption {
  /** Encrypts a text. `purpose` names college and column: a value copied elsewhere does not decrypt there. */
  encrypt: (plain: string, purpose: string) => Buffer;
  /** Decrypts a value. @throws when it was changed, moved, or encrypted with another key. */
  decrypt: (encrypted: Buffer, purpose: string) => string;
  /** Returns an HMAC-SHA-256 of the text and its purpose. */
  fingerprint: (text: string, purpose: string) => Buffer;
}

const version = 1;
const ivLength = 12;
const tagLength = 16;

/** Creates AES-256-GCM encryption and HMAC with keys derived from the installation's key. */
export function createEncryption(appKey: Buffer): Encryption {
  const keyFor = (use: string) => Buffer.from(hkdfSync('sha256', appKey, '', `school ${use}`, 32));
  const encryption = keyFor('encryption');
  const authentication = keyFor('fingerprint');
  return {
    encrypt(plain, purpose) {
      const iv = randomBytes(ivLength);
      const cipher = createCipheriv('aes-256-gcm', encryption, iv).setAAD(Buffer.from(purpose));
      const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return Buffer.concat([Buffer.of(version), iv, cipher.getAuthTag(), text]);
    },
    decrypt(encrypted, purpose) {
      if (encrypted[0] !== version) throw new Error('Encrypted by an unknown version of the provider.');
      const [iv, tag, text] = [1, 1 + ivLength, 1 + ivLength + tagLength].map((from, index, starts) =>
        encrypted.subarray(from, starts[index + 1]),
      ) as [Buffer, Buffer, Buffer];
      const decipher = createDecipheriv('aes-256-gcm', encryption, iv).setAAD(Buffer.from(purpose));
      decipher.setAuthTag(tag);
      return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
    },
    fingerprint: (text, purpose) =>
      createHmac('sha256', authentication).update(`${purpose}\n`).update(text).digest(),
  };
}

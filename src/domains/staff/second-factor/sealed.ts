import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const [nonceBytes, tagBytes] = [12, 16];

const keyOf = (sessionSecret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', sessionSecret, '', 'staff second factor', 32));

/**
 * Encrypts a secret for its row, so that a copy of the database cannot generate codes. The ciphertext is bound to
 * `owner`.
 */
export function seal(sessionSecret: string, owner: string, plain: Uint8Array): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, keyOf(sessionSecret), nonce).setAAD(Buffer.from(owner));
  const ciphertext = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]);
}

/** Decrypts it; null under another SESSION_SECRET, or for another owner. */
export function unseal(sessionSecret: string, owner: string, ciphertext: Buffer): Buffer | null {
  const nonce = ciphertext.subarray(0, nonceBytes);
  const tag = ciphertext.subarray(nonceBytes, nonceBytes + tagBytes);
  const decipher = createDecipheriv(algorithm, keyOf(sessionSecret), nonce, { authTagLength: tagBytes });
  decipher.setAAD(Buffer.from(owner)).setAuthTag(tag);
  try {
    return Buffer.concat([decipher.update(ciphertext.subarray(nonceBytes + tagBytes)), decipher.final()]);
  } catch {
    return null;
  }
}

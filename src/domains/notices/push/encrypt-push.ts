import { createCipheriv, createECDH, createPrivateKey, hkdfSync, randomBytes, sign } from 'node:crypto';

/** The key pair and the salt of one message; both are random, except in the RFC's example. */
interface Once {
  readonly pair: ReturnType<typeof createECDH>;
  readonly salt: Buffer;
}

/** The size of a record (RFC 8188), of which a push message has one. */
const recordSize = 4_096;
/** Marks the end of the text in the last record. */
const end = Buffer.from([2]);

/**
 * Encrypts a message for one browser (RFC 8291, with the content coding aes128gcm of RFC 8188).
 * @param device the browser's public key (P-256, uncompressed) and its authentication secret, both base64url
 * @returns the body of the request; for a text of up to 3,993 bytes
 * @throws if `p256dh` is not a point on the curve
 */
export function encryptPush(
  text: string,
  device: { readonly p256dh: string; readonly auth: string },
  { pair, salt }: Once = oneTimeKeys(),
): Buffer<ArrayBuffer> {
  const receiver = Buffer.from(device.p256dh, 'base64url');
  const sender = pair.getPublicKey();
  const both = Buffer.concat([Buffer.from('WebPush: info\0'), receiver, sender]);
  const secret = derive(pair.computeSecret(receiver), Buffer.from(device.auth, 'base64url'), both, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const record = [cipher.update(Buffer.concat([Buffer.from(text), end])), cipher.final()];
  const head = Buffer.alloc(5);
  head.writeUInt32BE(recordSize);
  head.writeUInt8(sender.length, 4);
  return Buffer.concat([salt, head, sender, ...record, cipher.getAuthTag()]);
}

function oneTimeKeys(): Once {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return { pair, salt: randomBytes(16) };
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/**
 * The `Authorization` of a push message: who sends it, to which service and until when, signed with the shop's key
 * (VAPID, RFC 8292; a JWT by ES256).
 * @param claims audience (the service's origin), expiry (Unix seconds, at most a day ahead), contact (a `mailto:`)
 * @param key the shop's P-256 key pair, base64url: the private number and the uncompressed point
 */
export function signPush(
  claims: { readonly aud: string; readonly exp: number; readonly sub: string },
  { privateKey, publicKey }: { readonly privateKey: string; readonly publicKey: string },
): string {
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const key = createPrivateKey({
    key: { kty: 'EC', crv: 'P-256', x, y, d: privateKey },
    format: 'jwk',
  });
  const parts = [{ typ: 'JWT', alg: 'ES256' }, claims].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  );
  const signingInput = parts.join('.');
  const signature = sign('sha256', Buffer.from(signingInput), { key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${signingInput}.${signature.toString('base64url')}, k=${publicKey}`;
}

import { createECDH } from 'node:crypto';

/**
 * The public key of a VAPID private key: an uncompressed point of P-256, in base64url as browsers take it
 * (`applicationServerKey`). Null when the private key is not 32 bytes in base64, or no key of the curve (RFC 8292).
 */
export function pushPublicKey(privateKey: string): string | null {
  const bytes = Buffer.from(privateKey, 'base64url');
  if (bytes.length !== 32) return null;
  try {
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(bytes);
    return pair.getPublicKey('base64url');
  } catch {
    return null; // zero, or not below the curve's order
  }
}

/** Reads push services: origins, comma-separated, where `*.` stands for any name below. Null for anything else. */
export function readPushServices(value: string): string[] | null {
  const services = value.split(',').map((part) => part.trim());
  return services.every((service) => /^https?:\/\/(\*\.)?[a-z0-9.-]+(:\d{1,5})?$/.test(service))
    ? services
    : null;
}

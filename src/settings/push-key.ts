import { createECDH } from 'node:crypto';

/**
 * The public key of a VAPID private key: an uncompressed P-256 point in base64url, as browsers need it
 * (`applicationServerKey`). Null when the private key is not 32 bytes in base64url, or not a key of the curve (RFC
 * 8292).
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

/** Parses push services: comma-separated origins, where `*.` stands for any subdomain. Null for anything else. */
export function readPushServices(value: string): string[] | null {
  const services = value.split(',').map((part) => part.trim());
  return services.every((service) => /^https?:\/\/(\*\.)?[a-z0-9.-]+(:\d{1,5})?$/.test(service))
    ? services
    : null;
}

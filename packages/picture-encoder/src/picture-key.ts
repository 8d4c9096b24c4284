import { createHash } from 'node:crypto';

/** A short name made from a picture's content: the same content has the same name. */
export function contentKey(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').replace(/[-_]/g, '').slice(0, 20);
}

/**
 * The name of a picture with its main colour (`#rrggbb`) at its end, so that whoever has the address can show the colour until the
 * picture has come (`src/ui/picture`). Older pictures have names without one.
 */
export function keyWithColour(key: string, colour: string): string {
  return /^#[0-9a-f]{6}$/i.test(colour) ? key + colour.slice(1).toLowerCase() : key;
}

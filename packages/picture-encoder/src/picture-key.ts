import { createHash } from 'node:crypto';

/** A short name derived from content: equal content has the same name. */
export function contentKey(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').replace(/[-_]/g, '').slice(0, 20);
}

/**
 * A picture's name with its main colour (`#rrggbb`) appended, so that a page can show the colour until the picture has
 * loaded (`src/ui/picture`). Names of older pictures have none.
 */
export function keyWithColour(key: string, colour: string): string {
  return /^#[0-9a-f]{6}$/i.test(colour) ? key + colour.slice(1).toLowerCase() : key;
}

import * as m from '#messages/import-report';
import { readFile, realpath, stat } from 'node:fs/promises';
import { isAbsolute, resolve, sep } from 'node:path';
import sharp from 'sharp';
import { contentKey } from '../../../../packages/picture-encoder/src/picture-key.ts';

/** A picture file with its content key. */
export interface PhotoFile {
  readonly key: string;
  readonly bytes: Buffer;
}

/** A photo's row in `pictures`: size in upright pixels, and its main colour as `#rrggbb`. */
export interface PhotoFacts {
  readonly width: number;
  readonly height: number;
  readonly colour: string;
}

const largest = { bytes: 20_000_000, megapixels: 50 };
const smallestSide = 50;
const formats = new Set(['jpeg', 'png', 'webp', 'gif', 'avif']);

/**
 * Reads the file that a cell names, only from inside `folder`; links that lead outside are refused.
 * @param folder the real path of the pictures' folder
 * @returns a sentence when there is no such file
 */
export async function readPhoto(folder: string, name: string): Promise<PhotoFile | string> {
  const outside = m.picture_outside({ name });
  if (name.includes('\0') || isAbsolute(name)) return outside;
  const asked = resolve(folder, name);
  if (!asked.startsWith(folder + sep)) return outside;
  try {
    const file = await realpath(asked);
    if (!file.startsWith(folder + sep)) return outside;
    const found = await stat(file);
    // Reading a pipe or a device would hang.
    if (!found.isFile()) return m.picture_unreadable({ name });
    if (found.size > largest.bytes) return m.picture_too_large({ name });
    const bytes = await readFile(file);
    return { key: contentKey(bytes), bytes };
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG') return m.no_picture({ name });
    if (code === 'EISDIR' || code === 'EACCES' || code === 'ELOOP') return m.picture_unreadable({ name });
    throw error;
  }
}

/** Checks a photo by content: a complete JPEG, PNG, WebP, AVIF or GIF of a supported size, whatever its name. */
export async function inspectPhoto(
  name: string,
  bytes: Buffer,
  maxMegapixels = largest.megapixels,
): Promise<PhotoFacts | string> {
  const broken = m.picture_broken({ name });
  try {
    const image = sharp(bytes);
    const { format, compression, autoOrient } = await image.metadata();
    // AVIF is AV1 in a HEIF container.
    if (!formats.has(compression === 'av1' ? 'avif' : format)) return broken;
    const { width, height } = autoOrient;
    if (Math.min(width, height) < smallestSide) return m.picture_too_small({ name, min: smallestSide });
    // Read from the header: nothing has been decoded yet.
    if (width * height > maxMegapixels * 1_000_000)
      return m.picture_too_many_pixels({ name, max: maxMegapixels });
    const small = sharp(bytes, { failOn: 'error' }).resize({ width: 64, fit: 'inside' });
    const { dominant } = await sharp(await small.flatten({ background: '#ffffff' }).png().toBuffer()).stats();
    return { width, height, colour: hex(dominant) };
  } catch {
    return broken;
  }
}

function hex({ r, g, b }: { r: number; g: number; b: number }): string {
  return `#${[r, g, b].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

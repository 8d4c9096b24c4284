import * as m from '#messages/import-report';
import { readFile, realpath, stat } from 'node:fs/promises';
import { isAbsolute, resolve, sep } from 'node:path';
import { contentKey } from '../../../../packages/picture-encoder/src/picture-key.ts';

/** A picture file with its content key. */
export interface PhotoFile {
  readonly key: string;
  readonly bytes: Buffer;
}

const largestBytes = 20_000_000;

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
    if (found.size > largestBytes) return m.picture_too_large({ name });
    const bytes = await readFile(file);
    return { key: contentKey(bytes), bytes };
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG') return m.no_picture({ name });
    if (code === 'EISDIR' || code === 'EACCES' || code === 'ELOOP') return m.picture_unreadable({ name });
    throw error;
  }
}

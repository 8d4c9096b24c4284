import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ArchiveEntry } from './tar.ts';

/** Folders of the data folder with what cannot be made again. Drawn and resized pictures can, and stay out. */
export const keptFolders = ['photos'] as const;

const safeName = /^[A-Za-z0-9_-]+(\/[A-Za-z0-9_-][A-Za-z0-9_.-]*)+$/;

/** Whether an entry is a picture that a backup may hold: a plain path below a kept folder. */
export function isPicture(name: string): boolean {
  return safeName.test(name) && keptFolders.some((folder) => name.startsWith(`${folder}/`));
}

/** Puts a picture in its place, whole or not at all. The same name always has the same bytes: names are made from them. */
export async function writePicture(dataDir: string, { name, bytes }: ArchiveEntry): Promise<void> {
  const file = join(dataDir, name);
  await mkdir(dirname(file), { recursive: true });
  const part = `${file}.${process.pid}.part`;
  await writeFile(part, bytes);
  await rename(part, file);
}

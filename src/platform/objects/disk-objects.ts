import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Objects } from './objects.ts';

/** Stores objects as files below a folder. What was written survives a power failure. */
export function diskObjects(folder: string): Objects {
  return {
    read: (name) => readFile(join(folder, name)),
    // An empty file is what a power failure left of one that was not flushed.
    has: (name) =>
      stat(join(folder, name)).then(
        (stats) => stats.isFile() && stats.size > 0,
        () => false,
      ),
    write: async (name, bytes) => {
      const file = join(folder, name);
      const firstFolder = await mkdir(dirname(file), { recursive: true });
      const part = `${file}.${randomUUID()}.part`;
      try {
        await writeDurably(part, bytes);
        await rename(part, file);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
      // A name is on the disk when its folder is: the file's, and those of folders that were just made.
      const top = firstFolder ? dirname(firstFolder) : dirname(file);
      for (let at = dirname(file); !relative(top, at).startsWith('..'); at = dirname(at)) await flush(at);
    },
  };
}

async function writeDurably(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function flush(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

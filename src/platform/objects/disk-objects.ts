import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Objects } from './objects.ts';

/** Stores objects as files below a folder. */
export function diskObjects(folder: string): Objects {
  return {
    read: (name) => readFile(join(folder, name)),
    has: (name) =>
      access(join(folder, name)).then(
        () => true,
        () => false,
      ),
    write: async (name, bytes) => {
      const file = join(folder, name);
      await mkdir(dirname(file), { recursive: true });
      const part = `${file}.${process.pid}.part`;
      await writeFile(part, bytes);
      await rename(part, file);
    },
  };
}

import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Share of the bound that is left when too much was there, so that not every further file clears anew. */
const leftOver = 0.9;

const block = 4_096;

/** Bytes that a file takes on a disk: whole blocks, and one for its name. */
export function diskSize(bytes: number): number {
  return block + Math.ceil(bytes / block) * block;
}

/**
 * Removes files from below a folder while they take more than `bound` bytes, those first whose modification time is oldest. Other processes
 * may read, write and remove there at the same time: an open file stays readable, and what is gone already counts as gone.
 *
 * @returns the bytes that are there afterwards
 */
export async function holdToBound(folder: string, bound: number): Promise<number> {
  const files = await listFiles(folder);
  let held = files.reduce((sum, { size }) => sum + size, 0);
  if (held <= bound) return held;
  for (const { path, size } of files.toSorted((a, b) => a.usedAt - b.usedAt)) {
    await rm(path, { force: true });
    held -= size;
    if (held <= bound * leftOver) break;
  }
  return held;
}

interface FileFacts {
  readonly path: string;
  readonly size: number;
  readonly usedAt: number;
}

async function listFiles(folder: string): Promise<FileFacts[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files: FileFacts[] = [];
  // One after the other: tens of thousands at once would make everybody else's files wait.
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const facts = await stat(path).catch(() => null);
    if (facts) files.push({ path, size: diskSize(facts.size), usedAt: facts.mtimeMs });
  }
  return files;
}

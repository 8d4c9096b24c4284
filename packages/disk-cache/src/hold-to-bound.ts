import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Evicts below the bound, so that not every new file evicts again. */
const leftOver = 0.9;

const block = 4_096;

/** A file's size on disk: whole blocks, plus one for its name. */
export function diskSize(bytes: number): number {
  return block + Math.ceil(bytes / block) * block;
}

/**
 * Evicts the least recently modified files until the folder is within `maxBytes` bytes. Safe beside other processes:
 * open files stay readable, and missing ones count as evicted.
 * @returns the bytes left
 */
export async function holdToBound(folder: string, maxBytes: number): Promise<number> {
  const files = await listFiles(folder);
  let total = files.reduce((sum, { size }) => sum + size, 0);
  if (total <= maxBytes) return total;
  for (const { path, size } of files.toSorted((a, b) => a.usedAt - b.usedAt)) {
    await rm(path, { force: true });
    total -= size;
    if (total <= maxBytes * leftOver) break;
  }
  return total;
}

interface FileFacts {
  readonly path: string;
  readonly size: number;
  readonly usedAt: number;
}

async function listFiles(folder: string): Promise<FileFacts[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files: FileFacts[] = [];
  // One by one: tens of thousands at once would block everyone else's file access.
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const facts = await stat(path).catch(() => null);
    if (facts) files.push({ path, size: diskSize(facts.size), usedAt: facts.mtimeMs });
  }
  return files;
}

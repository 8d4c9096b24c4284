import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../../db/migrations');

/** Migration names in order, without reading the files. */
export async function listMigrationFiles(): Promise<string[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return files.map((file) => file.replace('.sql', ''));
}

/** Each migration's SQL by name, in order. */
export async function readMigrationFiles(): Promise<Record<string, string>> {
  const statements: Record<string, string> = {};
  for (const name of await listMigrationFiles())
    statements[name] = await readFile(join(folder, name + '.sql'), 'utf8');
  return statements;
}

/** Whether a migration is part of the baseline, which stands for the previous release's migrations. */
export const isOfBaseline = (name: string): boolean => name.includes('-baseline-');

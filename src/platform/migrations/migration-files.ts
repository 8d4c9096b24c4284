import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../../db/migrations');

/** The names of the migrations in their order, without reading them. */
export async function listMigrationFiles(): Promise<string[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return files.map((file) => file.replace('.sql', ''));
}

/** The statements of every migration, by its name, in their order. */
export async function readMigrationFiles(): Promise<Record<string, string>> {
  const statements: Record<string, string> = {};
  for (const name of await listMigrationFiles())
    statements[name] = await readFile(join(folder, name + '.sql'), 'utf8');
  return statements;
}

/** Whether a migration is of the baseline: together these make what the release before it had. */
export const isOfBaseline = (name: string): boolean => name.includes('-baseline-');

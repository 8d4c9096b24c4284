import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';

/**
 * Files of at most 30 lines that only one file of their folder imports: they belong in that file. Left out are files
 * that have to be apart: what `import()` loads later, tables' owners (`*.store.ts`), and a use-case that its domain's
 * `*.http.ts` mounts, one a file and named after what a person does.
 */

const root = join(import.meta.dirname, '../..');
const maxLines = 30;
const isTest = (file: string) => /\.(test|spec|example)\.tsx?$/.test(file);

/** The small files with a single user, as `file in user`. */
export function listSmallFiles(): string[] {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n');
  const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  const users = new Map<string, Set<string>>();
  const later = new Set<string>();
  for (const [user, text] of texts)
    for (const [, isLater, specifier = ''] of text.matchAll(
      /(?:from\s+|^import\s+|(\bimport)\(\s*)['"`](\.[^'"`]+)['"`]/gm,
    )) {
      const file = normalize(join(user, '..', specifier));
      if (isLater) later.add(file);
      users.set(file, (users.get(file) ?? new Set()).add(user));
    }
  return [...texts].flatMap(([file, text]) => {
    const [user, ...others] = users.get(file) ?? [];
    if (!user || others.length > 0 || isTest(file) || text.split('\n').length - 1 > maxLines) return [];
    if (join(user, '..') !== join(file, '..') || later.has(file)) return [];
    const isUseCase = user.endsWith('.http.ts') && !file.endsWith('.calls.ts');
    return isUseCase || file.endsWith('.store.ts') ? [] : [`${file} in ${user.split('/').at(-1)}`];
  });
}

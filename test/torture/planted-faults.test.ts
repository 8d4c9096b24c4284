import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { machineFaults } from './machines/machine-faults.ts';
import { plantedFaults } from './planted-faults.ts';

const root = join(import.meta.dirname, '../..');

describe('every planted fault', () => {
  it.each(plantedFaults)(
    '$name: has its place in the sources, and its test',
    ({ file, find, test, named = '' }) => {
      expect(readFileSync(join(root, file), 'utf8').split(find)).toHaveLength(2);
      expect(readFileSync(join(root, test), 'utf8')).toContain(named);
    },
  );
});

it.each(machineFaults)('$name: has its place, and its loss', ({ file, find, test }) => {
  expect(readFileSync(join(root, file), 'utf8').split(find)).toHaveLength(2);
  expect(readFileSync(join(root, 'tools/torture/machines.torture.ts'), 'utf8')).toContain(`'${test}'`);
});

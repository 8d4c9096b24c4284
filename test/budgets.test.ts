import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bin } from '../tools/bootstrap/processes.mjs';
import { longFunctions } from './budgets/long-functions.ts';

/** The limits in ARCHITECTURE.md, as oxlint counts lines (test/budgets/count-lines.json reports every function). */

const maxFunction = 80;
/** A React component also contains its markup. */
const maxComponent = 120;
const shortFunction = 30;
const shareOfShort = 0.9;

interface Finding {
  readonly code: string;
  readonly message: string;
  readonly filename: string;
}
interface CountedLines {
  readonly file: string;
  readonly name: string;
  readonly lines: number;
}

const root = join(import.meta.dirname, '..');
const { stdout, stderr } = spawnSync(
  process.execPath,
  [bin('oxlint'), '-c', 'test/budgets/count-lines.json', '--format=json', '.'],
  { cwd: root, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
);
if (!stdout) throw new Error(stderr);

const countLines = (rule: string): CountedLines[] =>
  (JSON.parse(stdout).diagnostics as Finding[])
    .filter(({ code }) => code === `eslint(${rule})`)
    .map(({ message, filename }) => ({
      file: filename,
      name: /`([^`]+)`/.exec(message)?.[1] ?? 'without a name',
      lines: Number(/\((\d+)\)/.exec(message)?.[1]),
    }));

const isTest = (file: string) => /\.(test|spec)\.ts$/.test(file);
// A `describe` is a list of tests, not a function to be read from top to bottom.
const functions = countLines('max-lines-per-function').filter(({ file }) => !isTest(file));

describe('sizes', () => {
  it(`no function is over ${maxFunction} lines, no component over ${maxComponent}`, () => {
    const limit = (file: string) => (file.endsWith('.tsx') ? maxComponent : maxFunction);
    const tooLong = functions.filter(({ file, lines }) => lines > limit(file));
    const names = tooLong.map(({ file, name }) => `${file} ${name}`);
    const describeLength = (name: string) => `${name} (${tooLong[names.indexOf(name)]?.lines} lines)`;
    expect(names.filter((name) => !longFunctions.includes(name)).map(describeLength)).toEqual([]);
    const stale = longFunctions.filter((name) => !names.includes(name));
    expect(stale, 'to be taken off test/budgets/long-functions.ts').toEqual([]);
  });

  it(`${shareOfShort * 100} % of functions are under ${shortFunction} lines`, () => {
    const own = functions.filter(({ file }) => /^(src|packages|tools)\//.test(file));
    expect(own.length).toBeGreaterThan(1_000);
    const short = own.filter(({ lines }) => lines < shortFunction).length;
    expect(short / own.length).toBeGreaterThanOrEqual(shareOfShort);
  });

  it('no file is over 250 lines', () => {
    expect(countLines('max-lines')).toEqual([]);
  });
});

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, Script } from 'node:vm';
import { parseSync, Visitor } from 'vite';
import { expect, it } from 'vitest';

/**
 * No expression takes the square of a text's length, or worse: each is tried on long repeats of what it looks for. What is
 * tried on short texts alone is named, with what keeps them short.
 */
const limits: Record<string, string> = {
  'src/ui/price/group-digits.ts': 'digits of a number',
  'src/platform/money.ts': 'digits of a number',
  'src/ui/unbroken.tsx': 'names of sizes and hours of the shop',
  'src/http/serve-service-worker.ts': 'our own pages',
  'src/http/serve-site-files.ts': 'our own pictures',
  'src/http/built-pages.ts': 'names of our own files',
  'src/storefront/document.ts': 'our own pages',
  'packages/embedded-postgres/src/server.ts': 'lines of PostgreSQL’s log',
  'packages/garment-art/src/features.ts': 'a product’s name, which has a limit',
  'src/domains/catalogue/attributes/hsn-of.ts': 'a product’s name, which has a limit',
  'src/domains/payments/statement/statement-columns.ts': 'headings of 60 characters',
  'src/domains/catalogue/words/plain-text.ts': 'a text that was cut before',
  'src/domains/catalogue/import/price-of.ts': 'cells without runs of spaces',
  'src/domains/catalogue/import/columns/looks.ts': 'cells of 200 characters',
  'src/domains/catalogue/import/columns/mapped-products.ts': 'titles cut at 500 characters',
  'src/domains/catalogue/import/columns/sizes-in-titles.ts': 'titles of 200 characters',
  'src/domains/accounts/common-password.ts': 'passwords of 128 characters',
};

const root = join(import.meta.dirname, '..');
const length = 12_000;
/** Milliseconds of the processor; one that grows with the text takes a tenth of one. */
const most = 12;

/** The expressions that repeat something without a limit, each with a file that has it. */
function expressions(): Map<string, { pattern: RegExp; file: string }> {
  const all = new Map<string, { pattern: RegExp; file: string }>();
  for (const file of globSync('{src,packages}/**/*.{ts,tsx}', { cwd: root })) {
    if (/node_modules|\.test\.|\/testing\.ts/.test(file)) continue;
    const text = readFileSync(join(root, file), 'utf8');
    if (!/\/.*[*+}].*\//.test(text)) continue;
    const visitor = new Visitor({
      Literal(node) {
        if (!('regex' in node) || !/[*+]|\{\d+,\}/.test(node.regex.pattern)) return;
        const { pattern, flags } = node.regex;
        all.set(pattern, { pattern: new RegExp(pattern, flags.replaceAll(/[gy]/g, '')), file });
      },
    });
    visitor.visit(parseSync(file, text).program);
  }
  return all;
}

/** Words and signs that an expression may begin to match, again and again. */
function unitsOf({ source }: RegExp): string[] {
  const plain = source.replaceAll(/\\[bBdDwWsSpP](\{[^}]*\})?/g, ' ').replaceAll(/\\(.)/g, '$1');
  const words = plain.match(/[\p{L}\p{N}@<>&/:;=#%_"'`~!, .-]{2,12}/gu) ?? [];
  return [...new Set([...Array.from(' \n\ta01-.,<"/@([A'), 'a ', '0.', '<li>', ...words])];
}

const context = createContext({ pattern: /x/, text: '' });
const attempt = new Script('pattern.test(text)');

/** Milliseconds of the processor that the expression takes for the text. */
function timeOf(pattern: RegExp, text: string): number {
  Object.assign(context, { pattern, text });
  const before = process.threadCpuUsage().user;
  try {
    attempt.runInContext(context, { timeout: 400 });
  } catch {
    return 400;
  }
  return (process.threadCpuUsage().user - before) / 1_000;
}

it('no expression takes the square of a text without a limit', () => {
  const slow = [...expressions().values()].flatMap(({ pattern, file }) => {
    const unit = unitsOf(pattern).find((one) => {
      const text = `a${one.repeat(length / one.length)}\u0000`;
      return timeOf(pattern, text) > most && timeOf(pattern, text) > most;
    });
    return unit === undefined ? [] : { file, pattern: pattern.source, unit };
  });
  expect(slow.filter(({ file }) => !(file in limits))).toEqual([]);
}, 60_000);

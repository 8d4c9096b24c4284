import { closeSync, fstatSync, constants, openSync, readFileSync } from 'node:fs';
import type { z } from 'zod';
import { type ShopFacts, shopForm } from '../shop-form.ts';

/** Bytes. A whole shop is described in two thousand. */
const maxBytes = 64 * 1024;

/** Faults that are listed. */
const maxLines = 30;

/**
 * Reads and checks the file that SHOP_FILE names.
 * @param path relative to where the shop is started
 * @returns the facts, or a line for each fault, which names the field and says what to write
 */
export function readShopFile(path: string): { facts?: ShopFacts; faults: string[] } {
  let file: unknown;
  try {
    const text = contentOf(path);
    file = JSON.parse(text);
    const twice = namesTwice(text);
    if (twice.length)
      return { faults: twice.map((name) => `SHOP_FILE says ${quote(name)} twice: leave one of them`) };
  } catch (error) {
    return { faults: [`SHOP_FILE ${reasonOf(error)}`] };
  }
  const { data, error } = shopForm.safeParse(file);
  if (data) return { facts: data, faults: [] };
  const lines = firstOfEach(error.issues).flatMap(linesOf);
  const more = lines.length - maxLines;
  return {
    faults: more > 0 ? [...lines.slice(0, maxLines), `SHOP_FILE has ${more} more faults`] : lines,
  };
}

/** The first fault of each field; none of a group for what is wrong inside it. */
function firstOfEach(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] {
  const fields = issues.map(({ path }) => path.join('.'));
  return issues.filter(
    ({ code }, at) =>
      code === 'unrecognized_keys' ||
      (fields.indexOf(fields[at] ?? '') === at &&
        !fields.some((other) => other.startsWith(`${fields[at]}.`))),
  );
}

class UnreadableFile extends Error {}

/** Without waiting for a writer, in case it is a pipe. */
function contentOf(path: string): string {
  const file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    const stat = fstatSync(file);
    if (!stat.isFile()) throw new UnreadableFile('is not a file: name a JSON file');
    if (stat.size > maxBytes)
      throw new UnreadableFile(`is larger than ${maxBytes / 1024} KB: a shop's file has about thirty lines`);
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
  } finally {
    closeSync(file);
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof UnreadableFile) return error.message;
  if (error instanceof SyntaxError)
    return 'is not JSON: compare it with deploy/udaipur.json (names and texts in double quotes, no comma after the last)';
  const { code } = error as { code?: string };
  if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return 'is not text in UTF-8: save it as UTF-8';
  if (code === 'ENOENT') return 'names a file that is not there: correct the path, or leave SHOP_FILE empty';
  if (code === 'EACCES') return 'names a file that this user may not read: give it the right to';
  return `cannot be read (${code ?? String(error)}): name a JSON file`;
}

/** The names that an object of this JSON text has more than once: `JSON.parse` keeps the last silently. */
function namesTwice(json: string): string[] {
  const open: Set<string>[] = [];
  const twice: string[] = [];
  for (const [token, name] of json.matchAll(/("(?:[^"\\]|\\.)*")\s*:|"(?:[^"\\]|\\.)*"|[{}]/g)) {
    if (token === '{') open.push(new Set());
    else if (token === '}') open.pop();
    else if (name) {
      const key = JSON.parse(name) as string;
      if (open.at(-1)?.has(key)) twice.push(key);
      open.at(-1)?.add(key);
    }
  }
  return twice;
}

/** A name out of the file as it may stand in a terminal: short, and without characters that hide or turn text. */
const quote = (name: string) =>
  JSON.stringify(name.slice(0, 40)).replace(
    /[^\x20-\x7e]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

function linesOf(issue: z.core.$ZodIssue): string[] {
  const field = issue.path.join('.');
  if (issue.code !== 'unrecognized_keys') return [`SHOP_FILE ${field ? `${field} ` : ''}${issue.message}`];
  const inside = field ? ` in ${field}` : '';
  return issue.keys.map(
    (key) =>
      `SHOP_FILE says ${quote(key)}${inside}, which is no field of a shop: correct the name, or remove it`,
  );
}

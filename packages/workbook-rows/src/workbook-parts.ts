import { posix } from 'node:path';
import { UnreadableWorkbook } from './limits.ts';
import { type Attributes, parseAll, parseXml } from './xml-events.ts';
import type { Parts } from './zip-parts.ts';

/** What the cells of all sheets need. */
export interface Workbook {
  /** The parts of the visible sheets, in their order. */
  readonly sheets: readonly string[];
  readonly sharedStrings: readonly string[];
  /** The number format of each cell style: a built-in number, or the format's text. */
  readonly formats: readonly (number | string)[];
  /** Dates count from 1904, as old Macs did. */
  readonly is1904: boolean;
}

const maxSheets = 50;

/** A workbook whose cells' texts are not read yet. */
export interface Layout extends Omit<Workbook, 'sharedStrings'> {
  /** The part of the texts that cells share; undefined without any. */
  readonly strings: string | undefined;
}

/** Reads everything but the sheets and the texts that cells share. */
export async function readLayout(parts: Parts): Promise<Layout> {
  const root = (await targetsOf(parts, '')).find(({ type }) => type === 'officeDocument')?.target;
  if (root === undefined || !parts.has(root)) throw new UnreadableWorkbook('not_a_workbook');
  const targets = await targetsOf(parts, root);
  const byId = new Map(targets.map(({ id, target }) => [id, target]));
  const sheets: string[] = [];
  let is1904 = false;
  await parseAll(parts.read(root), {
    open(name, attributes) {
      if (name === 'workbookPr') is1904 = /^(?:1|true)$/.test(attributes.date1904 ?? '');
      if (name !== 'sheet' || (attributes.state ?? 'visible') !== 'visible') return;
      const part = byId.get(attributes['r:id'] ?? attributes.id ?? '');
      if (part !== undefined && parts.has(part) && sheets.length < maxSheets) sheets.push(part);
    },
  });
  const partOf = (type: string) => targets.find((one) => one.type === type && parts.has(one.target))?.target;
  const [strings, styles] = [partOf('sharedStrings'), partOf('styles')];
  return {
    sheets,
    is1904,
    strings,
    formats: styles === undefined ? [] : await readFormats(parts, styles),
  };
}

interface Target {
  readonly id: string;
  readonly type: string;
  readonly target: string;
}

/** The parts that a part refers to; those of the workbook itself for ''. */
async function targetsOf(parts: Parts, part: string): Promise<Target[]> {
  const folder = posix.dirname(part);
  const file = posix.join(folder, '_rels', `${posix.basename(part)}.rels`);
  if (!parts.has(file)) throw new UnreadableWorkbook('not_a_workbook');
  const targets: Target[] = [];
  await parseAll(parts.read(file), {
    open(name, { Id: id = '', Type: type = '', Target: target = '' }: Attributes) {
      if (name === 'Relationship')
        targets.push({
          id,
          type: type.split('/').at(-1) ?? '',
          target: target.startsWith('/') ? target.slice(1) : posix.join(folder, target),
        });
    },
  });
  return targets;
}

/**
 * Reads the texts that cells share. Texts of rich text are joined; how Japanese is read aloud (`rPh`) is left out.
 * @param max the most characters
 * @param count how many texts are needed, from the first
 */
export async function readStrings(
  parts: Parts,
  { strings: part }: Layout,
  { max, count }: { max: number; count: number },
): Promise<string[]> {
  if (part === undefined || count === 0) return [];
  const strings: string[] = [];
  let [text, isText, isAloud, length] = ['', false, false, 0];
  const pieces = parseXml(parts.read(part), {
    open(name) {
      if (name === 'si') text = '';
      else if (name === 'rPh') isAloud = true;
      else if (name === 't') isText = true;
    },
    text(piece) {
      if (!isText || isAloud) return;
      text += piece;
      length += piece.length;
      if (length > max) throw new UnreadableWorkbook('too_large');
    },
    close(name) {
      if (name === 'si') strings.push(text);
      else if (name === 'rPh') isAloud = false;
      else if (name === 't') isText = false;
    },
  });
  for await (const _ of pieces) if (strings.length >= count) break;
  return strings;
}

async function readFormats(parts: Parts, part: string): Promise<(number | string)[]> {
  const own = new Map<number, string>();
  const formats: (number | string)[] = [];
  let isOfCells = false;
  await parseAll(parts.read(part), {
    open(name, attributes) {
      const id = Number(attributes.numFmtId ?? 0);
      if (name === 'numFmt') own.set(id, attributes.formatCode ?? '');
      else if (name === 'cellXfs') isOfCells = true;
      else if (name === 'xf' && isOfCells) formats.push(own.get(id) ?? id);
    },
    close(name) {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return formats;
}

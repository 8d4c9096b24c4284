import { emptyState, type IndexState } from './index-state.ts';
import type { Postings } from './postings.ts';
import { type Schema, shapeOf } from './schema.ts';
import { emptyBitmap } from './bitmap.ts';
import { openParts, type PartsReader } from './snapshot-file.ts';
import type { SnapshotHead } from './write-snapshot.ts';

/**
 * Reads an index written by `writeSnapshot` with the same schema; null when the file is missing or incomplete.
 * @param isWanted decides by the snapshot's `about` whether to read the rest
 */
export async function readSnapshot<L extends string, N extends string, O extends string, About>(
  file: string,
  schema: Schema<L, N, O>,
  isWanted: (about: About) => Promise<boolean>,
): Promise<{ state: IndexState; about: About } | null> {
  const parts = await openParts(file);
  if (!parts) return null;
  try {
    const head = (await readJson(parts)) as SnapshotHead;
    const about = head.about as About;
    if (head.shape !== shapeOf(schema) || !(await isWanted(about))) return null;
    const state = await readState(parts, schema, head);
    return (await parts.isWhole()) ? { state, about } : null;
  } catch {
    return null; // truncated, or not a snapshot
  } finally {
    await parts.close();
  }
}

async function readJson(parts: PartsReader): Promise<unknown> {
  const [length = 0] = await parts.read(new Float64Array(1));
  return JSON.parse(Buffer.from(await parts.read(new Uint8Array(length))).toString());
}

async function readState<L extends string, N extends string, O extends string>(
  parts: PartsReader,
  schema: Schema<L, N, O>,
  { documents, inIdOrder, dead, idBytes, codeBytes, postings }: SnapshotHead,
): Promise<IndexState> {
  const state = emptyState(schema, documents);
  const { ids, numbers } = state;
  const labels = Object.entries(state.labels);
  const terms = (await readJson(parts)) as string[];
  const dictionaries = (await readJson(parts)) as { lists: string[][]; keys: string[] }[];
  if (ids.text.length < idBytes) ids.text = new Uint8Array(Math.ceil(idBytes * 1.02));
  await parts.read(ids.text.subarray(0, idBytes));
  await parts.read(ids.ends.subarray(0, documents));
  await parts.read(state.contents.subarray(0, documents));
  for (const [name, column] of labels) {
    column.codes = new (codesOf[codeBytes[name] ?? 0] ?? Uint32Array)(state.contents.length);
    await parts.read(column.codes.subarray(0, documents));
  }
  for (const column of Object.values(numbers)) await parts.read(column.subarray(0, documents));
  await parts.read(state.shown.subarray(0, emptyBitmap(documents).length));
  const all: (Postings | undefined)[][] = [];
  for (const length of postings) all.push(await readPostings(parts, length, documents));
  const columns = labels.map(([name, { codes }], at) => [
    name,
    {
      codes,
      lists: dictionaries[at]?.lists ?? [],
      keys: dictionaries[at]?.keys ?? [],
      postings: all[at] as Postings[],
    },
  ]);
  return {
    ...state,
    ids: { ...ids, count: documents },
    inIdOrder,
    dead,
    labels: Object.fromEntries(columns),
    inverted: { terms, fields: all.slice(labels.length) },
  };
}

const codesOf: Readonly<Record<number, typeof Uint8Array | typeof Uint16Array | typeof Uint32Array>> = {
  1: Uint8Array,
  2: Uint16Array,
};

async function readPostings(
  parts: PartsReader,
  length: number,
  documents: number,
): Promise<(Postings | undefined)[]> {
  const counts = await parts.read(new Uint32Array(length));
  const bytes = await parts.read(new Uint32Array(length));
  const lasts = await parts.read(new Uint32Array(length));
  const all: (Postings | undefined)[] = [];
  for (const [at, count] of counts.entries()) {
    const gaps = bytes[at] ? await parts.read(new Uint8Array(bytes[at])) : null;
    const bitmap = count > 0 && !gaps ? await parts.read(emptyBitmap(documents)) : null;
    const postings = { count, gaps, bytes: bytes[at] ?? 0, last: lasts[at] ?? 0, bitmap };
    all.push(count > 0 ? postings : undefined);
  }
  return all;
}

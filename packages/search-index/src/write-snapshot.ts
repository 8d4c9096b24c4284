import { upTo } from './bitmap.ts';
import type { IndexState } from './index-state.ts';
import type { Postings } from './postings.ts';
import { type Schema, shapeOf } from './schema.ts';
import { bytesOf, writeParts } from './snapshot-file.ts';

/** What stands first in a snapshot. */
export interface SnapshotHead {
  /** Of the schema: another one cannot read it. */
  readonly shape: string;
  readonly documents: number;
  readonly inIdOrder: number;
  readonly dead: number;
  readonly idBytes: number;
  /** Bytes a code of each column of labels takes. */
  readonly codeBytes: Readonly<Record<string, number>>;
  /** How many terms or labels have postings: by column of labels, then by field. */
  readonly postings: readonly number[];
  /** The caller's own. */
  readonly about: unknown;
}

/**
 * Writes an index to a file, as it is at the call: documents may change meanwhile. Only what changes in place is copied first;
 * of all else new documents have new numbers, and what stands under the old ones is left as it was. Columns of numbers may be newer than the call: whoever
 * reads the snapshot puts all documents again that were changed since.
 * @param about JSON to be had before all the rest is read
 */
export function writeSnapshot<L extends string, N extends string, O extends string>(
  file: string,
  schema: Schema<L, N, O>,
  state: IndexState,
  about: unknown,
): Promise<void> {
  const { ids, labels, inverted } = state;
  const documents = ids.count;
  const postings = [...Object.values(labels).map((column) => column.postings), ...inverted.fields].map(
    (all) => all.map((one) => (one ? { ...one } : undefined)),
  );
  const idBytes = documents === 0 ? 0 : (ids.ends[documents - 1] ?? 0);
  const head: SnapshotHead = {
    shape: shapeOf(schema),
    documents,
    inIdOrder: state.inIdOrder,
    dead: state.dead,
    idBytes,
    codeBytes: Object.fromEntries(
      Object.entries(labels).map(([name, { codes }]) => [name, codes.BYTES_PER_ELEMENT]),
    ),
    postings: postings.map(({ length }) => length),
    about,
  };
  const texts = [head, inverted.terms, Object.values(labels).map(({ lists, keys }) => ({ lists, keys }))];
  const columns = [
    ids.text.subarray(0, idBytes),
    ...[
      ids.ends,
      state.contents.slice(0, documents),
      ...Object.values(labels).map(({ codes }) => codes),
      ...Object.values(state.numbers),
    ].map((column) => column.subarray(0, documents)),
    upTo(state.shown, documents),
  ];
  return writeParts(file, partsOf(texts.map(jsonPart), columns.map(bytesOf), postings, documents));
}

const jsonPart = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));

function* partsOf(
  texts: readonly Buffer[],
  columns: readonly Uint8Array[],
  postings: readonly (Postings | undefined)[][],
  documents: number,
): Generator<Uint8Array> {
  for (const text of texts) {
    yield bytesOf(Float64Array.of(text.length));
    yield text;
  }
  yield* columns;
  for (const all of postings) {
    for (const figure of ['count', 'bytes', 'last'] as const)
      yield bytesOf(Uint32Array.from(all, (one) => one?.[figure] ?? 0));
    for (const one of all) {
      if (one?.bitmap) yield bytesOf(upTo(one.bitmap, documents));
      else if (one?.gaps) yield one.gaps.subarray(0, one.bytes);
    }
  }
}

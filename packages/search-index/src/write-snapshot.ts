import { upTo } from './bitmap.ts';
import type { IndexState } from './index-state.ts';
import type { Postings } from './postings.ts';
import { type Schema, shapeOf } from './schema.ts';
import { bytesOf, writeParts } from './snapshot-file.ts';

/** The header of a snapshot. */
export interface SnapshotHead {
  /** The schema's structure: a snapshot with another one cannot be read. */
  readonly shape: string;
  readonly documents: number;
  readonly inIdOrder: number;
  readonly dead: number;
  readonly idBytes: number;
  /** Bytes per code of each label column. */
  readonly codeBytes: Readonly<Record<string, number>>;
  /** Number of terms or labels with postings, by label column and then by field. */
  readonly postings: readonly number[];
  /** The caller's own data. */
  readonly about: unknown;
}

/**
 * Writes an index to a file as of this call, while documents may change. Only data that changes in place is copied
 * first; changed documents get new numbers, and data under old numbers stays as it was. Number columns may be newer
 * than the call, so the reader must put all documents again that changed since.
 * @param about JSON that can be read before the rest
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

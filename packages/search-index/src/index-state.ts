import { type Bitmap, emptyBitmap, widened } from './bitmap.ts';
import { emptyIds, type IdState } from './document-ids.ts';
import type { InvertedState } from './inverted-index.ts';
import { emptyLabels, type LabelState } from './label-column.ts';
import { emptyColumn, longerColumn, mapValues, type NumberColumn, type Schema } from './schema.ts';

/** The complete content of an index, as plain data. */
export interface IndexState {
  readonly ids: IdState;
  /** Number of documents added in the order of their ids: among these, the smaller number has the smaller id. */
  inIdOrder: number;
  readonly inverted: InvertedState;
  readonly labels: Record<string, LabelState>;
  readonly numbers: Record<string, NumberColumn>;
  /** A hash of each document's terms and labels; 0: not added yet. */
  contents: Uint32Array;
  shown: Bitmap;
  /** Count of document numbers that are no longer used. */
  dead: number;
}

/**
 * Creates the state of an index without documents.
 * @param capacity approximate number of documents; more will fit too
 */
export function emptyState<L extends string, N extends string, O extends string>(
  schema: Schema<L, N, O>,
  capacity = 0,
): IndexState {
  const room = Math.max(1_024, Math.ceil(capacity * 1.02));
  return {
    ids: emptyIds(room),
    inIdOrder: 0,
    inverted: { terms: [], fields: Array.from({ length: schema.fields }, () => []) },
    labels: mapValues(schema.labels, () => emptyLabels(room)),
    numbers: mapValues(schema.numbers, (kind) => emptyColumn(kind, room)),
    contents: new Uint32Array(room),
    shown: emptyBitmap(room),
    dead: 0,
  };
}

/** Makes room for more document numbers. */
export function widen(state: IndexState, room: number): void {
  state.contents = longerColumn(state.contents, room);
  state.shown = widened(state.shown, room);
  for (const [name, column] of Object.entries(state.numbers))
    state.numbers[name] = longerColumn(column, room);
}

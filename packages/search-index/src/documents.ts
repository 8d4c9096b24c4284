import { type Bitmap, clearBit, hasBit, setBit } from './bitmap.ts';
import { digest, joinedDigest } from './digest.ts';
import { documentIds } from './document-ids.ts';
import { type IndexState, widen } from './index-state.ts';
import { invertedIndex } from './inverted-index.ts';
import { type LabelColumn, labelColumn, type LabelState } from './label-column.ts';
import { type Document, mapValues, type NumberColumn, type Schema } from './schema.ts';
import { sortedOrder, type SortedOrder } from './sorted-order.ts';

/**
 * The documents of a state, and how they change. Terms and labels are append-only: when they change, the document gets
 * a new number, and its old one is dead. Numbers in columns change in place.
 */
export function openDocuments<L extends string, N extends string, O extends string>(
  schema: Schema<L, N, O>,
  state: IndexState,
) {
  const ids = documentIds(state.ids);
  const room = () => state.contents.length;
  const isReserved = (doc: number) => state.contents[doc] === 0;
  const labels: Record<L, LabelColumn> = mapValues(schema.labels, (keyOf, name) =>
    labelColumn(state.labels[name] as LabelState, keyOf),
  );
  const names = Object.keys(labels) as L[];
  const invertedColumns = invertedIndex(state.inverted, room, (column, anyOf) =>
    labels[column as L].withAny(anyOf, room()),
  );
  const columns = state.numbers as Record<N, NumberColumn>;
  const weightBy = (order: O) => (doc: number) => schema.orders[order].weight(columns, doc);
  const orders: Record<O, SortedOrder> = mapValues(schema.orders, ({ weight, key }) =>
    sortedOrder((doc) => key(weight(columns, doc))),
  );
  const sortedBy = Object.keys(orders) as O[];

  let isWhole = false; // true once all reserved documents have arrived

  /** The document number for this content, which is new when terms or labels have changed. */
  function hold({ id, text, labels: its }: Document<L, N>): number {
    const codes = names.map((name) => labels[name].codeOf(its[name]));
    const content = joinedDigest(digest(text), codes);
    const existing = ids.find(id);
    if (existing !== undefined && state.contents[existing] === content) return existing;
    // The old number's data may just be written to a snapshot, so a late document gets a new number.
    const doc =
      existing !== undefined && isReserved(existing) && !isWhole ? existing : addNumber(state, ids, id);
    if (existing !== undefined && !isReserved(existing)) {
      clearBit(state.shown, existing);
      state.dead++;
    }
    state.contents[doc] = content;
    invertedColumns.add(doc, text, schema.scan);
    for (const [at, name] of names.entries()) labels[name].put(doc, codes[at] ?? 0, room());
    return doc;
  }

  return {
    ids,
    room,
    inverted: invertedColumns,
    labels,
    columns,
    orders,
    weightBy,
    /** Assigns numbers to expected documents, in ascending order of ids, before the first `put`. */
    reserve: (id: string): void => {
      state.inIdOrder = addNumber(state, ids, id) + 1;
    },
    /** Adds or updates a document; returns whether anything changed. */
    put: (document: Document<L, N>): boolean => {
      const existing = ids.find(document.id);
      const doc = hold(document);
      if (doc === existing && isAsHeld(state.shown, columns, doc, document)) return false;
      const before = sortedBy.map((order) => weightBy(order)(doc));
      for (const name of Object.keys(columns) as N[]) columns[name][doc] = document.numbers[name];
      (document.shown ? setBit : clearBit)(state.shown, doc);
      for (const [at, order] of sortedBy.entries())
        if (doc >= state.inIdOrder || weightBy(order)(doc) !== before[at]) orders[order].move(doc);
      return true;
    },
    /** Removes a document. */
    remove: (id: string): void => {
      const existing = ids.find(id);
      if (existing !== undefined) clearBit(state.shown, existing);
    },
    /** Call it once all documents have been added. */
    sort: (): void => {
      isWhole = true;
      for (const order of Object.values<SortedOrder>(orders)) order.sort(state.ids.count);
    },
  };
}

/** Assigns a new number to an id, and grows the state if needed. */
function addNumber(state: IndexState, ids: ReturnType<typeof documentIds>, id: string): number {
  const doc = ids.add(id);
  if (doc >= state.contents.length) widen(state, Math.ceil(doc * 1.1) + 64);
  return doc;
}

function isAsHeld<L extends string, N extends string>(
  docs: Bitmap,
  columns: Record<N, NumberColumn>,
  doc: number,
  { numbers, shown }: Document<L, N>,
): boolean {
  const names = Object.keys(columns) as N[];
  return hasBit(docs, doc) === shown && names.every((name) => columns[name][doc] === numbers[name]);
}

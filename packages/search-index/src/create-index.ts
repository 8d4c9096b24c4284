import { type Bitmap, cardinality, docsOf } from './bitmap.ts';
import { openDocuments } from './documents.ts';
import { countFacets, type Facets } from './facets.ts';
import { openFinding } from './finding.ts';
import { emptyState, type IndexState } from './index-state.ts';
import type { Condition, Document, Schema } from './schema.ts';
import { type Ranking, top } from './top.ts';

/** An index of documents, as `createIndex` makes it. */
export type Index<L extends string, N extends string, O extends string> = ReturnType<
  typeof createIndex<L, N, O>
>;

/** Creates an index over a state, by default an empty one. */
export function createIndex<L extends string, N extends string, O extends string>(
  schema: Schema<L, N, O>,
  state: IndexState = emptyState(schema),
) {
  const documents = openDocuments(schema, state);
  const { ids, inverted, labels, columns, orders } = documents;
  const { isBefore, find, page, list, forget } = openFinding(schema, state, documents);

  return {
    state,
    columns,
    labels,
    orders,
    ids,
    isBefore,
    find,
    look: inverted.look,
    reserve: documents.reserve,
    put: (document: Document<L, N>): void => {
      if (documents.put(document)) forget();
    },
    remove: (id: string): void => {
      forget();
      documents.remove(id);
    },
    sort: documents.sort,
    /** Number of visible documents with this label. */
    countLabel: (column: L, label: string): number =>
      cardinality(find(null, [{ label: column, anyOf: [label] }])),
    page,
    list,
    /** A page sorted by the caller's own ranking. */
    rank: (ranking: Ranking, from: number, to: number): string[] => top(ranking, from, to).map(ids.idOf),
    /** Counts facets among `within`; `left` are the documents that match all conditions. */
    facets: (
      within: Bitmap,
      conditions: readonly Condition<L, N>[],
      rest: Bitmap = find(null, conditions, within),
    ): Facets<L, N> =>
      countFacets({
        left: docsOf(rest),
        leave: (conditions) => docsOf(find(null, conditions, within)),
        chosen: conditions,
        labels,
        columns,
      }),
    /** Number of visible documents. */
    get size(): number {
      return cardinality(state.shown);
    },
    /** Whether there are so many dead numbers that the index should be rebuilt. */
    get isWorn(): boolean {
      return state.dead > 1_000 && state.dead > state.ids.count / 4;
    },
  };
}

import { type Bitmap, cardinality, docsOf, intersect } from './bitmap.ts';
import { boundsOf } from './bounds.ts';
import { openDocuments } from './documents.ts';
import { countFacets, type Facets } from './facets.ts';
import { emptyState, type IndexState } from './index-state.ts';
import type { Query } from './query.ts';
import { copyOf } from './scratch.ts';
import type { Condition, Schema } from './schema.ts';
import { type Ranking, top } from './top.ts';

/** An index of documents, as `createIndex` makes it. */
export type Index<L extends string, N extends string, O extends string> = ReturnType<
  typeof createIndex<L, N, O>
>;

/** An index over a state; over an empty one with no documents. */
export function createIndex<L extends string, N extends string, O extends string>(
  schema: Schema<L, N, O>,
  state: IndexState = emptyState(schema),
) {
  const documents = openDocuments(schema, state);
  const { ids, room, inverted, labels, columns, orders, weightBy } = documents;
  const bounds = boundsOf(schema, columns, orders);

  /** Of two documents of equal weight the lesser id comes first. */
  const isBefore = (a: number, b: number): boolean =>
    a < state.inIdOrder && b < state.inIdOrder ? a < b : ids.idOf(a) < ids.idOf(b);

  const bytesOf = (one: Condition<L, N>): number =>
    'label' in one ? 0 : columns[one.number].BYTES_PER_ELEMENT;

  /** The documents, of all that are shown or `among` some, that a query finds and that meet all conditions. */
  function find(
    query: Query | null,
    conditions: readonly Condition<L, N>[] = [],
    among: Bitmap = state.shown,
  ): Bitmap {
    const found = copyOf(among);
    if (query) intersect(found, inverted.look(query));
    // Labels first, then columns of few bytes: they leave fewer documents whose numbers are looked at one by one.
    for (const one of conditions.toSorted((a, b) => bytesOf(a) - bytesOf(b)))
      if ('label' in one) intersect(found, labels[one.label].withAny(one.anyOf, room()));
      else bounds.keep(found, one.number, one);
    return found;
  }

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
    put: documents.put,
    remove: documents.remove,
    sort: documents.sort,
    /** How many shown documents have this label. */
    countLabel: (column: L, label: string): number =>
      cardinality(find(null, [{ label: column, anyOf: [label] }])),
    /**
     * The ids from place `from` up to before `to`, in an order.
     * @param met conditions that all of `among` meet: bounds tell where in the order to begin
     */
    page(among: Bitmap, order: O, from: number, to: number, met: readonly Condition<L, N>[] = []): string[] {
      const greatest = bounds.greatestKey(order, met);
      const docs = orders[order].first(among, to, undefined, 0, greatest) ?? docsOf(among);
      return top({ docs, weigh: weightBy(order), isBefore }, from, to).map(ids.idOf);
    },
    /** The same by a ranking of the caller's own. */
    rank: (ranking: Ranking, from: number, to: number): string[] => top(ranking, from, to).map(ids.idOf),
    /** Counts what else could be chosen among `within`, of which the choices leave `left`. */
    facets: (
      within: Bitmap,
      chosen: readonly Condition<L, N>[],
      left: Bitmap = find(null, chosen, within),
    ): Facets<L, N> =>
      countFacets({
        left: docsOf(left),
        leave: (conditions) => docsOf(find(null, conditions, within)),
        chosen,
        labels,
        columns,
      }),
    /** Shown documents. */
    get size(): number {
      return cardinality(state.shown);
    },
    /** Whether so many numbers are dead that a new index would be better. */
    get isWorn(): boolean {
      return state.dead > 1_000 && state.dead > state.ids.count / 4;
    },
  };
}

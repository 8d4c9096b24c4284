import { type Bitmap, cardinality, docsOf, intersect } from './bitmap.ts';
import { boundsOf } from './bounds.ts';
import type { openDocuments } from './documents.ts';
import type { IndexState } from './index-state.ts';
import { keptLists } from './kept-lists.ts';
import type { Query } from './query.ts';
import { copyOf } from './scratch.ts';
import type { Condition, Schema } from './schema.ts';
import { top } from './top.ts';

/** The queries on a state's documents. */
export function openFinding<L extends string, N extends string, O extends string>(
  schema: Schema<L, N, O>,
  state: IndexState,
  documents: ReturnType<typeof openDocuments<L, N, O>>,
) {
  const { ids, room, inverted, labels, columns, orders, weightBy } = documents;
  const bounds = boundsOf(schema, columns, orders);

  /** Ties in weight are broken by the smaller id. */
  const isBefore = (a: number, b: number): boolean =>
    a < state.inIdOrder && b < state.inIdOrder ? a < b : ids.idOf(a) < ids.idOf(b);

  const bytesOf = (one: Condition<L, N>): number =>
    'label' in one ? 0 : columns[one.number].BYTES_PER_ELEMENT;

  /** The documents, among the visible ones or `among`, that match a query and all conditions. */
  function find(
    query: Query | null,
    conditions: readonly Condition<L, N>[] = [],
    among: Bitmap = state.shown,
  ): Bitmap {
    const matches = copyOf(among);
    if (query) intersect(matches, inverted.look(query));
    // Labels first, then narrow number columns: they leave fewer documents whose numbers must be read one by one.
    for (const one of conditions.toSorted((a, b) => bytesOf(a) - bytesOf(b)))
      if ('label' in one) intersect(matches, labels[one.label].withAny(one.anyOf, room()));
      else bounds.keep(matches, one.number, one);
    return matches;
  }

  const lists = keptLists<L, N, O>(
    (conditions) => find(null, conditions),
    (order) => ({ ...schema.orders[order], weigh: weightBy(order) }),
    isBefore,
  );

  /**
   * The ids from position `from` up to, excluding, `to`, in an order.
   * @param conditions conditions that all of `among` meet: their bounds tell where in the order to start
   */
  function page(
    among: Bitmap,
    order: O,
    from: number,
    to: number,
    conditions: readonly Condition<L, N>[] = [],
  ): string[] {
    const greatest = bounds.greatestKey(order, conditions);
    const docs = orders[order].first(among, to, undefined, 0, greatest) ?? docsOf(among);
    return top({ docs, weigh: weightBy(order), isBefore }, from, to).map(ids.idOf);
  }

  /** The ids from position `from` up to, excluding, `to` of all matches in an order, and the total number of matches. */
  function list(
    conditions: readonly Condition<L, N>[],
    order: O,
    from: number,
    to: number,
  ): { ids: string[]; total: number } {
    const part = lists.part(order, conditions, from, to);
    if (part) return { ids: Array.from(part.docs, ids.idOf), total: part.total };
    const matches = find(null, conditions);
    return { ids: page(matches, order, from, to, conditions), total: cardinality(matches) };
  }

  return {
    isBefore,
    find,
    page,
    list,
    /** Call it when a document changes. */
    forget: lists.forget,
  };
}

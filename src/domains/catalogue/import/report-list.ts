/** A bounded list: its length, its first items, and the line numbers of the rest by reason. */
export interface ReportList<Item> {
  count: number;
  readonly items: Item[];
  /** Ranges of lines as first and last numbers, so that a million faults take little memory. */
  readonly more: Map<string, number[]>;
  /** By reason, how many there are and the first of them. */
  readonly kinds: Map<string, { count: number; readonly first: Item[] }>;
}

/** Items per list kept in full, to bound memory. */
const keptInFull = 5_000;

export const empty = <Item>(): ReportList<Item> => ({
  count: 0,
  items: [],
  more: new Map(),
  kinds: new Map(),
});

export function keep<Item extends { line: number }>(
  list: ReportList<Item>,
  item: Item,
  reason: string,
): void {
  list.count += 1;
  keepKind(list, item, reason);
  if (list.items.length < keptInFull) {
    list.items.push(item);
    return;
  }
  const ends = list.more.get(reason) ?? [];
  if (ends.at(-1) === item.line - 1) ends[ends.length - 1] = item.line;
  else ends.push(item.line, item.line);
  list.more.set(reason, ends);
}

/** Kinds told apart, and items of each that are kept. */
const [maxKinds, keptOfKind] = [200, 50];

/** Counts an item with its kind; a kind beyond the limit is counted in the list alone. */
export function keepKind<Item>({ kinds }: ReportList<Item>, item: Item, reason: string): void {
  const kind = kinds.get(reason);
  if (!kind) {
    if (kinds.size < maxKinds) kinds.set(reason, { count: 1, first: [item] });
    return;
  }
  kind.count += 1;
  if (kind.first.length < keptOfKind) kind.first.push(item);
}

/** The list as data, sorted by line: some faults are found while parsing, others only with the whole batch. */
export function listed<Item extends { line: number }>({ count, items, more, kinds }: ReportList<Item>) {
  const stretches = [...more].map(([reason, ends]) => [reason, linesBetween(ends)]);
  const rows = items.toSorted((a, b) => a.line - b.line);
  const kindsOfRows = [...kinds].map(([reason, kind]) => ({ reason, count: kind.count, rows: kind.first }));
  return {
    count,
    rows,
    kinds: kindsOfRows,
    ...(more.size > 0 ? { more: Object.fromEntries(stretches) } : {}),
  };
}

/** `7`, `9-12`. */
function linesBetween(ends: readonly number[]): string[] {
  const stretches: string[] = [];
  for (let at = 0; at < ends.length; at += 2)
    stretches.push(ends[at] === ends[at + 1] ? `${ends[at]}` : `${ends[at]}-${ends[at + 1]}`);
  return stretches;
}

/** A bounded list: its length, its first items, and the line numbers of the rest by reason. */
export interface Kept<Item> {
  count: number;
  readonly items: Item[];
  /** Ranges of lines as first and last numbers, so that a million faults take little memory. */
  readonly more: Map<string, number[]>;
}

/** Items per list kept in full, to bound memory. */
const keptInFull = 5_000;

export const empty = <Item>(): Kept<Item> => ({ count: 0, items: [], more: new Map() });

export function keep<Item extends { line: number }>(list: Kept<Item>, item: Item, reason: string): void {
  list.count += 1;
  if (list.items.length < keptInFull) {
    list.items.push(item);
    return;
  }
  const ends = list.more.get(reason) ?? [];
  if (ends.at(-1) === item.line - 1) ends[ends.length - 1] = item.line;
  else ends.push(item.line, item.line);
  list.more.set(reason, ends);
}

/** The list as data, sorted by line: some faults are found while parsing, others only with the whole batch. */
export function listed<Item extends { line: number }>({ count, items, more }: Kept<Item>) {
  const stretches = [...more].map(([reason, ends]) => [reason, linesBetween(ends)]);
  const rows = items.toSorted((a, b) => a.line - b.line);
  return { count, rows, ...(more.size > 0 ? { more: Object.fromEntries(stretches) } : {}) };
}

/** `7`, `9-12`. */
function linesBetween(ends: readonly number[]): string[] {
  const stretches: string[] = [];
  for (let at = 0; at < ends.length; at += 2)
    stretches.push(ends[at] === ends[at + 1] ? `${ends[at]}` : `${ends[at]}-${ends[at + 1]}`);
  return stretches;
}

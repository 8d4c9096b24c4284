/** Milliseconds for which a copy is shown while the newest data is on its way. */
const lasts = 60_000;

/** Pages of which copies are kept: the same bound holds for what is asked for in a minute. */
const maxCopies = 20;

interface Copy {
  readonly data: unknown;
  readonly from: number;
}
const copies = new Map<string, Copy>();

function forgetOld(): void {
  for (const [address, { from }] of copies) if (performance.now() - from > lasts) copies.delete(address);
}

/** Keeps what a page showed, or would have shown, a moment ago. A newer one takes its place. */
export function keepCopy(address: string, data: unknown): void {
  copies.set(address, { data, from: performance.now() });
}

/** What the page at this address would have shown a moment ago. */
export function copyOf(address: string): unknown {
  forgetOld();
  return copies.get(address)?.data;
}

export function forgetCopy(address: string): void {
  copies.delete(address);
}

/** Whether another copy may be fetched: no more than some twenty in a minute, however much is scrolled. */
export function roomForCopies(): boolean {
  forgetOld();
  return copies.size < maxCopies;
}

/** Whether two answers say the same. They come from the same calls, so what is in them stands in the same order. */
export function saysTheSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

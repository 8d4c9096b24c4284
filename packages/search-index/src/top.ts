/** The documents with the greatest weights, in order. */
export interface Ranking {
  readonly docs: Uint32Array;
  readonly weigh: (doc: number) => number;
  /** The tie-break between two documents of equal weight. */
  readonly isBefore: (a: number, b: number) => boolean;
}

/** The documents from position `from` up to, excluding, `to`, found with a heap of `to` entries, so that only those are sorted. */
export function top({ docs, weigh, isBefore }: Ranking, from: number, to: number): number[] {
  const end = Math.min(to, docs.length);
  if (from >= end) return [];
  const weights = new Float64Array(docs.length);
  for (let at = 0; at < docs.length; at++) weights[at] = weigh(docs[at] ?? 0);
  const weightOf = (at: number) => weights[at] ?? 0;
  const docAt = (at: number) => docs[at] ?? 0;
  const isWorse = (a: number, b: number): boolean =>
    weightOf(a) < weightOf(b) || (weightOf(a) === weightOf(b) && isBefore(docAt(b), docAt(a)));
  const heap = Array.from({ length: end }, (_, at) => at);
  const sink = sinker(heap, isWorse);
  for (let at = (end >> 1) - 1; at >= 0; at--) sink(at);
  for (let at = end; at < docs.length; at++) {
    // Most documents weigh less than the worst in the heap; this check avoids a call for them.
    if ((weights[at] ?? 0) < (weights[heap[0] ?? 0] ?? 0) || !isWorse(heap[0] ?? 0, at)) continue;
    heap[0] = at;
    sink(0);
  }
  return heap
    .toSorted((a, b) => (isWorse(a, b) ? 1 : -1))
    .slice(from)
    .map(docAt);
}

/** Sifts an entry down a heap that has the worst on top. */
function sinker(heap: number[], isWorse: (a: number, b: number) => boolean): (at: number) => void {
  return (start) => {
    let at = start;
    const sinking = heap[at] ?? 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && isWorse(heap[child + 1] ?? 0, heap[child] ?? 0)) child++;
      if (!isWorse(heap[child] ?? 0, sinking)) break;
      heap[at] = heap[child] ?? 0;
      at = child;
    }
    heap[at] = sinking;
  };
}

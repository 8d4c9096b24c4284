/** The documents with the greatest weights, in order. */
export interface Ranking {
  readonly docs: Uint32Array;
  readonly weigh: (doc: number) => number;
  /** Which of two of the same weight comes first. */
  readonly isBefore: (a: number, b: number) => boolean;
}

/** Those from place `from` up to before `to`, by a heap of `to` entries: only as many as are wanted are sorted. */
export function top({ docs, weigh, isBefore }: Ranking, from: number, to: number): number[] {
  const wanted = Math.min(to, docs.length);
  if (from >= wanted) return [];
  const weights = new Float64Array(docs.length);
  for (let at = 0; at < docs.length; at++) weights[at] = weigh(docs[at] ?? 0);
  const weightOf = (at: number) => weights[at] ?? 0;
  const docAt = (at: number) => docs[at] ?? 0;
  const isWorse = (a: number, b: number): boolean =>
    weightOf(a) < weightOf(b) || (weightOf(a) === weightOf(b) && isBefore(docAt(b), docAt(a)));
  const heap = Array.from({ length: wanted }, (_, at) => at);
  const sink = sinker(heap, isWorse);
  for (let at = (wanted >> 1) - 1; at >= 0; at--) sink(at);
  for (let at = wanted; at < docs.length; at++) {
    // Most are lighter than the worst of the best: told without a call.
    if ((weights[at] ?? 0) < (weights[heap[0] ?? 0] ?? 0) || !isWorse(heap[0] ?? 0, at)) continue;
    heap[0] = at;
    sink(0);
  }
  return heap
    .toSorted((a, b) => (isWorse(a, b) ? 1 : -1))
    .slice(from)
    .map(docAt);
}

/** Moves an entry down a heap that has the worst on top. */
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

/**
 * Of things with a weight each, the heaviest from place `from` up to before place `to`, the heaviest first: gives their places in `weights`.
 * Only as many as are wanted are put in order.
 * @param isBefore says which of two of the same weight comes first
 */
export function bestOf(
  weights: Float64Array,
  from: number,
  to: number,
  isBefore: (a: number, b: number) => boolean,
): number[] {
  const wanted = Math.min(to, weights.length);
  if (from >= wanted) return [];
  const weightOf = (at: number) => weights[at] ?? 0;
  const isWorse = (a: number, b: number): boolean =>
    weightOf(a) < weightOf(b) || (weightOf(a) === weightOf(b) && isBefore(b, a));
  // A heap with the worst of the best on top.
  const heap: number[] = [];
  const sink = (at: number) => {
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
  for (let at = 0; at < wanted; at++) heap.push(at);
  for (let at = (wanted >> 1) - 1; at >= 0; at--) sink(at);
  for (let at = wanted; at < weights.length; at++) {
    // Most are lighter than the worst of the best: told without a call.
    if ((weights[at] ?? 0) < (weights[heap[0] ?? 0] ?? 0) || !isWorse(heap[0] ?? 0, at)) continue;
    heap[0] = at;
    sink(0);
  }
  return heap.toSorted((a, b) => (isWorse(a, b) ? 1 : -1)).slice(from);
}

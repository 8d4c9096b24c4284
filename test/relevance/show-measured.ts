/** Prints everything measured if SHOW_RELEVANCE=1, with maps by name. */
export function showMeasured(figures: object): void {
  if (!process.env.SHOW_RELEVANCE) return;
  const plain = (_: string, value: unknown) => (value instanceof Map ? Object.fromEntries(value) : value);
  console.log(JSON.stringify(figures, plain, 1));
}

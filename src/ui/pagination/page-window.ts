/**
 * Which page numbers to show: the first, the last, and the current one with a neighbour on each side; `null` is a gap.
 * A gap of one page shows that page instead. Pages count from 1.
 */
export function pageWindow(current: number, total: number): (number | null)[] {
  const shown = new Set([1, total]);
  for (let page = current - 1; page <= current + 1; page++) if (page > 1 && page < total) shown.add(page);
  const pages = [...shown].filter((page) => page >= 1 && page <= total).toSorted((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const skipped = page - (pages[index - 1] ?? page - 1) - 1;
    if (skipped === 0) return [page];
    return skipped === 1 ? [page - 1, page] : [null, page];
  });
}

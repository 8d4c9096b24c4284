/**
 * Which page numbers to show: the first, the last, and the current one with a neighbour on each side; `null` is a gap.
 * A gap of one page shows that page instead. Pages count from 1.
 */
export function pageWindow(current: number, total: number): (number | null)[] {
  const pageSet = new Set([1, total]);
  for (let page = current - 1; page <= current + 1; page++) if (page > 1 && page < total) pageSet.add(page);
  const pages = [...pageSet].filter((page) => page >= 1 && page <= total).toSorted((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const gap = page - (pages[index - 1] ?? page - 1) - 1;
    if (gap === 0) return [page];
    return gap === 1 ? [page - 1, page] : [null, page];
  });
}

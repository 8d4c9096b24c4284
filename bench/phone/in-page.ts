/** What a page records while it is measured, as `noted` in the page. Times in milliseconds since its start. */
export interface PaintNotes {
  largest: { at: number; what: string };
  /** The sum of layout shifts not caused by a click, and what moved. */
  shift: number;
  shifted: string[];
  longTasks: { at: number; took: number }[];
  /** From each click to the next paint. */
  presses: number[];
}

/**
 * Runs in the page before its own scripts: records paints, shifts, long tasks and clicks as the browser reports them.
 * Source text, since this side of the project has no `document` type.
 */
export const watchPage = `
  const noted = (window.noted = { largest: { at: 0, what: '' }, shift: 0, shifted: [], longTasks: [], presses: [] });
  {
    const on = (type, note, more) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...more });
    const nameOf = (node) => (node?.tagName ? node.tagName.toLowerCase() + '.' + node.className : String(node?.nodeName));
    on('largest-contentful-paint', (entry) => {
      noted.largest = { at: entry.startTime, what: entry.url || nameOf(entry.element) };
    });
    on('layout-shift', (entry) => {
      if (entry.hadRecentInput) return;
      noted.shift += entry.value;
      noted.shifted.push(...entry.sources.map(({ node }) => nameOf(node)));
    });
    on('longtask', (entry) => noted.longTasks.push({ at: entry.startTime, took: entry.duration }));
    on('event', (entry) => entry.interactionId && noted.presses.push(entry.duration), { durationThreshold: 16 });
  }`;

/** Milliseconds until the first contentful paint. */
export const firstPaint = `performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0`;

/** Bytes of the pictures on the first screen, each file once. */
export const firstScreenBytes = `(() => {
  const seen = [...document.images].filter((image) => {
    const { top, bottom, left, right, width } = image.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  });
  return [...new Set(seen.map((image) => image.currentSrc))].reduce(
    (sum, file) => sum + (performance.getEntriesByName(file)[0]?.encodedBodySize ?? 0), 0);
})()`;

/** Resolves to the milliseconds from the next touch until another page's heading is painted. */
export const nextPageAfterTouch = `new Promise((resolve) => addEventListener('touchstart', () => {
  const from = performance.now();
  const heading = () => document.querySelector('main h1')?.textContent;
  const before = heading();
  const watch = new MutationObserver(() => {
    if (!heading() || heading() === before) return;
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - from)));
  });
  watch.observe(document.body, { subtree: true, childList: true, characterData: true });
}, { capture: true, once: true, passive: true }))`;

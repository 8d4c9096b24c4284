import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Caches } from '../../platform/caches.ts';

/** The shop's own metrics, in Prometheus' terms and units (seconds, bytes). */
export interface Metrics {
  /** Counts an answered request. `route` is the declared one, never a URL: label values must be few. */
  readonly answered: (request: { route: string; method: string; status: number; seconds: number }) => void;
  /** Counts a guest page, served from the cache or rendered. */
  readonly guestPage: (how: 'kept' | 'made') => void;
  /** Registers a gauge, read at each scrape. */
  readonly watch: (name: string, help: string, read: () => number | Promise<number>) => void;
  /** Registers size and hit counts of each cache. */
  readonly watchCaches: (caches: Caches) => void;
  readonly contentType: string;
  readonly text: () => Promise<string>;
}

/** Histogram bounds in seconds, from a cached page to a timeout. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'chowk_' });
  const requests = new Histogram({
    name: 'chowk_http_request_duration_seconds',
    help: 'How long answers took',
    labelNames: ['route', 'method', 'status'],
    buckets,
    registers: [registry],
  });
  const pages = new Counter({
    name: 'chowk_guest_pages_total',
    help: 'Pages sent to guests: kept ready, or made for this request',
    labelNames: ['how'],
    registers: [registry],
  });
  return {
    answered: ({ route, method, status, seconds }) =>
      requests.observe({ route, method, status: String(status) }, seconds),
    guestPage: (how) => pages.inc({ how }),
    watch: (name, help, read) =>
      void new Gauge({
        name: `chowk_${name}`,
        help,
        registers: [registry],
        async collect() {
          // If reading fails, the scrape has NaN here and still every other metric.
          this.set(await Promise.resolve(read()).catch(() => Number.NaN));
        },
      }),
    watchCaches: (caches) => watchCaches(registry, caches),
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
}

const cacheNumbers = {
  entries: 'Entries that a cache holds',
  bytes: 'Bytes that a cache holds; 0 where it is bounded by entries',
  hits: 'Questions that a cache answered, since the start',
  misses: 'Questions that a cache could not answer, since the start',
} as const;

function watchCaches(registry: Registry, caches: Caches): void {
  for (const [number, help] of Object.entries(cacheNumbers)) {
    const gauge = new Gauge({
      name: `chowk_cache_${number}`,
      help,
      labelNames: ['cache'],
      registers: [],
      collect() {
        for (const { terms, stats } of caches.list())
          this.set({ cache: terms.name }, stats()[number as keyof typeof cacheNumbers]);
      },
    });
    registry.registerMetric(gauge);
  }
}

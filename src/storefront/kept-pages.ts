/** How long a page's data may be shown while it is revalidated, in milliseconds. */
const maxAge = 60_000;
/** How many pages are kept; the oldest is dropped first. */
const maxPages = 20;

interface KeptPage {
  readonly data: Promise<unknown>;
  readonly since: number;
  readonly freshUntil: number;
}

/** The browser's cache of page data that was read ahead of a visit (docs/caches.md). One visit uses an entry up. */
export class KeptPages {
  readonly #kept = new Map<string, KeptPage>();
  #stale: string | undefined;

  /** Stores a pending read. A failed one is dropped: the visit then reads again and reports the error. */
  keep(address: string, data: Promise<unknown>, freshFor = 0): void {
    const now = performance.now();
    const entry = { data, since: now, freshUntil: now + freshFor };
    if (this.isFull()) this.#kept.delete(this.#kept.keys().next().value ?? '');
    this.#kept.set(address, entry);
    data.catch(() => this.#kept.get(address) === entry && this.#kept.delete(address));
  }

  has(address: string): boolean {
    this.#forgetOld();
    return this.#kept.has(address);
  }

  isFull(): boolean {
    this.#forgetOld();
    return this.#kept.size >= maxPages;
  }

  /** Takes an address's entry, once. A stale entry is shown, then revalidated on the screen. */
  take(address: string): Promise<unknown> | undefined {
    this.#forgetOld();
    const entry = this.#kept.get(address);
    this.#kept.delete(address);
    this.#stale = entry && entry.freshUntil < performance.now() ? address : undefined;
    return entry?.data;
  }

  /** True, once, if the page on the screen came from here and must be revalidated. */
  takeStale(address: string): boolean {
    if (this.#stale !== address) return false;
    this.#stale = undefined;
    return true;
  }

  #forgetOld(): void {
    for (const [address, { since }] of this.#kept)
      if (performance.now() - since > maxAge) this.#kept.delete(address);
  }
}

import { batchLoader } from '../../../platform/batch-loader.ts';
import type { Caches } from '../../../platform/caches.ts';
import { type Clock, day, hour, minute, shift } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { networkOf, takeTurn } from '../../../platform/rate-limit.ts';
import { isRobot } from '../../../platform/robots.ts';
import type { Visit } from '../../../platform/visit.ts';
import { holdsProduct } from '../find-listing.ts';
import { filtersOf, searchValueOf } from '../loosen.ts';
import type { ProductSearch } from '../open-search.ts';
import { queryProducts, readSearched } from '../query-products.ts';
import type { PopularSearch } from '../suggestion.ts';
import * as store from './counts.store.ts';
import { findPopular } from './popular.ts';
import { queryKey } from './query-key.ts';
import type { Reading } from '../understand.ts';

/** A longer text is a message, not a search. */
const maxWords = 10;

/** Digits with separators: a phone number, a PIN code, a card, a UTR. */
const longNumber = /\p{Nd}(?:[\s().+/_-]*\p{Nd}){5}/u;
const mail = /@|\b(?:gmail|yahoo|hotmail|outlook|rediffmail)\b|\.(?:com|in|org|net)\b/i;
/** Four digits that are not a price: an order number, a code. */
const bareNumber = /\p{Nd}{4}/u;
/** Mixed letters and digits: 'CHK7F32A', a GSTIN, a payment reference. */
const code = /\b(?=\w*\p{Nd}\w*\p{Nd}\w*\p{Nd})(?=\w*[a-z])\w{6,}\b/iu;

/**
 * The words of a search that may be stored, without prices and sizes; null for text that looks like a phone number, an
 * e-mail address, an order number or a message (R-SEARCH-2).
 */
function keepableWords(text: string, reading: Reading): string | null {
  if (text.trim().split(/\s+/).length > maxWords) return null;
  if (longNumber.test(text) || mail.test(text) || code.test(text)) return null;
  const { terms, understood } = reading;
  const words = searchValueOf({ terms, understood, sizes: [] });
  return words === '' || words.length > 100 || bareNumber.test(words) ? null : words;
}

interface Dependencies {
  /** The primary database, for counting; `search` may read from a replica. */
  readonly db: Database;
  readonly search: ProductSearch;
  readonly clock: Clock;
  /** A keyed digest: useless without the key. */
  readonly digest: (text: string) => string;
  readonly caches: Caches;
}

/** A browser's report: a search whose results were shown, and the product that was opened from them, if any. */
interface SearchEvent {
  readonly searchValue: string;
  readonly productId?: string | undefined;
}

/** More searches than people make in an hour from one network. */
const toldInHour = { name: 'searches-told', max: 600, within: hour };

/** Counts what shoppers do after a search. */
export type Learning = ReturnType<typeof openLearning>;

/**
 * Counts searches, and which of their results are opened, added to the cart and ordered, without storing who did it
 * (R-SEARCH-1). A network counts once a day per query, product and step. Invalid reports are dropped silently.
 */
export function openLearning({ db, search, clock, digest, caches }: Dependencies) {
  const popular = caches.create<readonly PopularSearch[]>({
    name: 'popular searches',
    holds: 'searches that ended in opened products; some hundred bytes',
    key: 'one entry',
    droppedBy: 'nothing',
    max: 1,
    ttl: minute,
    staleFor: 10 * minute,
  });

  const countReached = batchLoader<store.BuyingStep, void>(
    async (events) => {
      const now = clock.now();
      await store.countReached(db, events, { since: shift(now, -day), now });
      return events.map(() => undefined);
    },
    { maxBatchSize: 500, pause: 250 },
  );

  /** Whether a product is among a search's results. */
  async function finds(searchText: string, productId: string): Promise<boolean> {
    const filters = filtersOf(await readSearched(search, searchText), {});
    const copy = search.index.peek();
    return filters !== null && copy !== null && holdsProduct(copy, filters, productId);
  }

  async function tell({ searchValue, productId }: SearchEvent, visit: Visit): Promise<void> {
    if (isRobot(visit.userAgent)) return;
    const [now, network] = [clock.now(), digest(networkOf(visit.address))];
    if (await takeTurn(db, toldInHour, network, now)) return;
    const reading = await readSearched(search, searchValue);
    const key = queryKey(reading.terms, reading.excluded);
    const words = keepableWords(searchValue, reading);
    if (key === null || words === null) return;
    const query = { searched: searchValue, page: 1, perPage: 1, withFacets: false };
    const { totalProduct: total } = await queryProducts(search, query);
    const markOf = (step: string) => digest(`${today(now)} ${network} ${step} ${key}`);
    await store.countSearch(db, { key, words, found: total, mark: markOf('searched'), now });
    if (productId === undefined || !(await finds(searchValue, productId))) return;
    const mark = markOf(`opened ${productId}`);
    await store.countOpened(db, { key, productId, mark, trail: trailOf(network, productId), now });
  }

  const trailOf = (network: string, productId: string) => digest(`${network}:came:${productId}`);

  /** Counts products added to the cart or ordered, for the search they were opened from within a day, if any. */
  async function record(
    step: 'carted' | 'ordered',
    productIds: readonly string[],
    visit: Visit,
  ): Promise<void> {
    const [now, network] = [clock.now(), digest(networkOf(visit.address))];
    const count = (productId: string) =>
      countReached({
        step,
        productId,
        trail: trailOf(network, productId),
        mark: digest(`${today(now)} ${network} ${step} ${productId}`),
      });
    await Promise.all([...new Set(productIds)].map(count));
  }

  return {
    tell,
    reached: record,
    /** Popular searches with opened products, cached for a minute. */
    popular: () => popular.read('', () => findPopular(search, clock.now())),
  };
}

const today = (now: Date): string => now.toISOString().slice(0, 10);

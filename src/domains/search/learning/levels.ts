/** What is known of a product for a query: how many searched for it, opened the product from there, put it in the cart, ordered it. */
export interface Evidence {
  readonly searched: number;
  readonly opened: number;
  readonly carted: number;
  readonly ordered: number;
}

/** Levels that a product may have for a query, 0 for what is not known to be liked more than others. */
export const maxLevel = 15;

/** Below this many who opened a product, on as many networks, nothing is learned of it. */
export const minOpened = 5;

/** How much more than an opening the others say. */
const worth = { opened: 1, carted: 2, ordered: 4 };

/** A product is taken to be liked as usual until so many have searched: so much worth for each search. */
const prior = { searches: 40, rate: 0.05 };

/** Levels for each doubling of the usual rate. */
const perDoubling = 4;

/**
 * How far a product is liked for a query, from 0 to 15: its worth for each search, drawn to the usual one by forty searches, on a
 * scale of doublings. Who is liked less than usual has 0 as well: goods come up, and never go down.
 */
export function levelOf({ searched, opened, carted, ordered }: Evidence): number {
  if (opened < minOpened) return 0;
  // Carts and orders are counted of what was opened, so a few of them never speak for more than were there.
  const cart = Math.min(carted, opened);
  const order = Math.min(ordered, opened);
  const said = opened * worth.opened + cart * worth.carted + order * worth.ordered;
  const rate = (said + prior.searches * prior.rate) / (Math.max(searched, opened) + prior.searches);
  const level = Math.floor(perDoubling * Math.log2(rate / prior.rate));
  return Math.min(maxLevel, Math.max(0, level));
}

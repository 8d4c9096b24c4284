/** Counts of a product for a query: how many shoppers searched, opened it from there, added it to the cart, ordered it. */
export interface Evidence {
  readonly searched: number;
  readonly opened: number;
  readonly carted: number;
  readonly ordered: number;
}

/** The highest level of a product for a query; 0 means not known to be liked more than usual. */
export const maxLevel = 15;

/** Openings needed, each from a different network, before anything is learned about a product. */
export const minOpened = 5;

/** Weight of each step relative to an opening. */
const worth = { opened: 1, carted: 2, ordered: 4 };

/** Bayesian prior: this many searches at the usual rate, in weighted steps per search. */
const prior = { searches: 40, rate: 0.05 };

/** Levels per doubling of the usual rate. */
const perDoubling = 4;

/**
 * How well a product is liked for a query, from 0 to 15: its weighted steps per search, shrunk towards the usual rate
 * by forty searches, on a logarithmic scale. Below the usual rate it is 0 too: products move up, never down.
 */
export function levelOf({ searched, opened, carted, ordered }: Evidence): number {
  if (opened < minOpened) return 0;
  // Capped by openings, so that a few carts and orders never outweigh the shoppers who were there.
  const cart = Math.min(carted, opened);
  const order = Math.min(ordered, opened);
  const score = opened * worth.opened + cart * worth.carted + order * worth.ordered;
  const rate = (score + prior.searches * prior.rate) / (Math.max(searched, opened) + prior.searches);
  const level = Math.floor(perDoubling * Math.log2(rate / prior.rate));
  return Math.min(maxLevel, Math.max(0, level));
}

/** A range of prices that are counted together: `from` to below `to`, in whole rupees. */
export interface PriceBand {
  readonly number: number;
  readonly from: number;
  readonly to: number;
}

/** Bands to each doubling of the price: a power of two, so that bounds are whole rupees. */
const bits = 4;
const steps = 1 << bits;

/** The band that a price (whole rupees, not negative) falls into. The database's price_band gives the same numbers. */
export function priceBand(price: number): PriceBand {
  if (price < steps) return { number: 0, from: 0, to: steps };
  const doubling = 31 - Math.clz32(price) - bits;
  const step = (price >>> doubling) - steps;
  return {
    number: 1 + doubling * steps + step,
    from: (steps + step) * 2 ** doubling,
    to: (steps + step + 1) * 2 ** doubling,
  };
}

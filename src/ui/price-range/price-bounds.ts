export type PriceBounds = readonly [low: number, high: number];

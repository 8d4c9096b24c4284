/** Every rating is averaged with this many imaginary reviews of usual stars: a single five-star review proves little. */
export const usual = { reviews: 5, stars: 4 } as const;

/** The mean of `count` reviews shrunk towards the usual rating, to one decimal; 0 without reviews. */
export function shrunkRating(sumOfStars: number, count: number): number {
  if (count === 0) return 0;
  return Math.round((10 * (sumOfStars + usual.reviews * usual.stars)) / (count + usual.reviews)) / 10;
}

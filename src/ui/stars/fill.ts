/** How many stars are filled for a rating of 0 to 5: the nearest half. Outside, or not a number: the nearest end, 0. */
export const filledStars = (rating: number): number =>
  Number.isFinite(rating) ? Math.round(Math.min(5, Math.max(0, rating)) * 2) / 2 : 0;

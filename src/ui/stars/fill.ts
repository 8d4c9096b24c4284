/** How many stars to fill for a rating of 0 to 5, to the nearest half. Out of range it is clamped; 0 if not a number. */
export const filledStars = (rating: number): number =>
  Number.isFinite(rating) ? Math.round(Math.min(5, Math.max(0, rating)) * 2) / 2 : 0;

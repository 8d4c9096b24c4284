/** Words in place of a number of pieces that say there are none; Shopify's is for a place that does not keep the size. */
export const isNotStocked = (cell: string): boolean =>
  /^(?:not[ _]stocked|out[ _-]?of[ _-]?stock|sold[ _]?out|agotado|sin existencias|rupture de stock|épuisé|खत्म|ख़त्म|समाप्त|नहीं है|khatam|nil)$/i.test(
    cell.trim(),
  );

/** Words that say there are some, but not how many: `Unlimited`, Wix's `InStock`. */
export const isUncountedStock = (cell: string): boolean =>
  /^(?:unlimited|infinite|∞|in[ _-]?stock|available|always|(?:un|not )tracked|ilimitado|illimité|en stock|उपलब्ध)$/i.test(
    cell.trim(),
  );

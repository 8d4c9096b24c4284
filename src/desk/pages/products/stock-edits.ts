/** Edited stock by variant: the number that was shown, and the text in the field. */
export type StockEdits = ReadonlyMap<string, { readonly seen: number; readonly typed: string }>;

/** The edits that differ from the number that was shown. */
export function stepsOf(edits: StockEdits): { variantId: string; seen: number; stock: number }[] {
  return [...edits].flatMap(([variantId, { seen, typed }]) => {
    const stock = Number(typed);
    return typed.trim() === '' || stock === seen ? [] : [{ variantId, seen, stock }];
  });
}

/** Stock as it was typed, by variant: the number that was seen, and the text in the field. */
export type StockEdits = ReadonlyMap<string, { readonly seen: number; readonly typed: string }>;

/** The edits that say another number than was seen. */
export function stepsOf(edits: StockEdits): { variantId: string; seen: number; stock: number }[] {
  return [...edits].flatMap(([variantId, { seen, typed }]) => {
    const stock = Number(typed);
    return typed.trim() === '' || stock === seen ? [] : [{ variantId, seen, stock }];
  });
}

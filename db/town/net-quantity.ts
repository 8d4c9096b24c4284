type Rule = readonly [words: RegExp, quantity: string];

/** Wording as on such packages; the first matching rule wins. */
const rules: readonly Rule[] = [
  [/\bset of (\d+)/, '$1 N'],
  [/dress material|unstitched/, '1 set (3 pieces)'],
  [/kurta set|salwar suit|\bsuit\b|co-?ord|lehenga|sherwani/, '1 set'],
  [/jutti|mojari|sandal|shoe|slipper|chappal|kolhapuri|heels|earring|jhumk|bangle|\bkada|anklet|payal|socks|gloves/, '1 pair'],
  [/saree/, '1 N (5.5 m, with blouse piece)'],
  [/dupatta|odhni|stole|shawl/, '1 N (2.5 m)'],
]; // biome-ignore format: a table

/** The net quantity of a product of the town in the trade's units; N is a number of pieces. */
export function netQuantityOf(name: string): string {
  const words = name.toLowerCase();
  for (const [rule, quantity] of rules) {
    const [, count = ''] = rule.exec(words) ?? [];
    if (rule.test(words)) return quantity.replace('$1', count);
  }
  return '1 N';
}

/** What customers ask a catalogue for in the bench: the n-th of each is another one, and the same in every run. */
export interface Asked {
  readonly listing: (n: number, page: number) => string;
  readonly search: (n: number) => string;
  readonly searchWithTypo: (n: number) => string;
  readonly searchWithPrice: (n: number) => string;
  readonly suggest: (n: number) => string;
}

const words = ['kurta', 'red kurta', 'cotton block print', 'saree', 'blue jeans', 'silver jhumka set'];
const typos = ['kutra', 'sarre', 'lehnga', 'dupata red'];
const beginnings = ['ku', 'sar', 'blu', 'jutt'];

const nth = (texts: readonly string[], n: number): string => texts[n % texts.length] ?? '';
const search = (text: string) => `/api/home/query-products?searchValue=${encodeURIComponent(text)}`;

/** @param categories slugs */
export function askedOf(categories: readonly string[]): Asked {
  return {
    listing: (n, page) =>
      `/api/home/query-products?category=${nth(categories, n)}&sortPrice=low-to-high&rating=${1 + (n % 4)}` +
      `&lowPrice=${300 + 7 * (n % 30)}&highPrice=${1_500 + 11 * (n % 50)}&pageNumber=${page}`,
    search: (n) => search(nth(words, n)),
    searchWithTypo: (n) => search(nth(typos, n)),
    searchWithPrice: (n) => search(`${nth(words, n)} under ${500 + 10 * (n % 40)}`),
    suggest: (n) => `/api/home/suggest?value=${nth(beginnings, n)}`,
  };
}

/** Customers' requests to a catalogue: the n-th of each kind differs from the others, and is the same in every run. */
export interface Questions {
  readonly listing: (n: number, page: number) => string;
  readonly search: (n: number) => string;
  readonly searchWithTypo: (n: number) => string;
  readonly searchWithPrice: (n: number) => string;
  readonly searchWithout: (n: number) => string;
  readonly suggest: (n: number) => string;
}

const goods = [
  'kurta',
  'saree',
  'jeans',
  'lehenga',
  'shirt',
  'dupatta',
  'jutti',
  'jhumka',
  'kurti',
  'sherwani',
  'blouse',
  'anarkali',
];
const colours = ['red', 'blue', 'green', 'pink', 'black', 'white', 'yellow', 'maroon', 'indigo', 'gold'];
const makes = [
  'cotton',
  'silk',
  'block',
  'printed',
  'embroidered',
  'bandhani',
  'linen',
  'zari',
  'denim',
  'silver',
];
const slips = ['kutra', 'sarre', 'lehnga', 'dupata', 'shrit', 'jhumke', 'anarkly', 'sherwni'];

const nth = (texts: readonly string[], n: number): string => texts[n % texts.length] ?? '';
const search = (text: string) => `/api/home/query-products?searchValue=${encodeURIComponent(text)}`;

/** One, two and three words in turn, with ten times as many combinations as a measurement has requests. */
function someWords(n: number): string {
  const round = Math.floor(n / 3);
  const good = nth(goods, round);
  const make = nth(makes, round + Math.floor(round / goods.length));
  const colour = nth(colours, round + Math.floor(round / (goods.length * makes.length)) + (round >> 1));
  return (
    [[nth([...goods, ...makes, ...colours], round)], [make, good], [colour, make, good]][n % 3]?.join(' ') ??
    good
  );
}

/** The beginning of one or two words, as somebody types them. */
function prefix(n: number): string {
  const whole = n % 2 ? nth(goods, n >> 1) : `${nth(colours, n >> 1)} ${nth(goods, n >> 2)}`;
  return whole.slice(0, Math.max(2, whole.length - 1 - (Math.floor(n / 24) % 4)));
}

/** @param categories their slugs */
export function askedOf(categories: readonly string[]): Questions {
  return {
    listing: (n, page) =>
      `/api/home/query-products?category=${nth(categories, n)}&sortPrice=low-to-high&rating=${1 + (n % 4)}` +
      `&lowPrice=${300 + 7 * (n % 30) + Math.floor(n / 300)}&highPrice=${1_500 + 11 * (n % 50)}&pageNumber=${page}`,
    // When the words repeat, the page changes, so that hardly any request repeats.
    search: (n) => `${search(someWords(n))}&pageNumber=${1 + (Math.floor(n / 96) % 4)}`,
    searchWithTypo: (n) =>
      search(
        `${nth(makes, Math.floor(n / slips.length))} ${nth(slips, n)}${n < 80 ? '' : ` ${nth(colours, n + Math.floor(n / 80))}`}`,
      ),
    searchWithPrice: (n) => search(`${someWords(n)} under ${500 + 10 * (n % 40)}`),
    searchWithout: (n) => search(`${someWords(n)} not ${nth(colours, 3 + n + Math.floor(n / 30))}`),
    suggest: (n) => `/api/home/suggest?value=${encodeURIComponent(prefix(n))}`,
  };
}

/** How many different products are viewed, and how many of their pictures. */
const [products, pictures] = [8, 12];

/** The addresses that browsing customers request, in the order of one customer, read from the shop's own pages. */
export async function readMix(shop: string): Promise<string[]> {
  const listing = await (await fetch(`${shop}/shops`)).text();
  const listMatches = (what: RegExp) => [...new Set(listing.match(what) ?? [])];
  const productPaths = listMatches(/(?<=href=")\/product\/details\/[\w-]+(?=")/g).slice(0, products);
  const picturePaths = listMatches(/(?<=")\/pictures\/[\w-]+\.webp(?=")/g).slice(0, pictures);
  const category = '/product/category/womens-kurtas';
  const calls = [
    '/api/home/query-products?category=womens-kurtas&sortPrice=low-to-high',
    '/api/home/query-products?category=sarees',
    '/api/home/query-products?pageNumber=2',
    '/api/home/suggest?value=kurt',
    '/api/home/suggest?value=sar',
  ];
  const pages = [
    '/',
    '/shops',
    '/shops?pageNumber=2',
    category,
    `${category}?sortPrice=low-to-high`,
    '/products/search?value=cotton%20kurta',
    '/products/search?value=saree',
  ];
  return shuffle([...pages, ...productPaths, ...picturePaths, ...calls]);
}

/** A fixed order that mixes pages, pictures and API calls, instead of one kind after the other. */
function shuffle(paths: readonly string[]): string[] {
  return paths
    .map((path, at) => ({ path, place: (at * 7_919) % (paths.length * 101) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ path }) => path);
}

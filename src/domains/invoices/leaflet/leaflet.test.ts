import { expect, it } from 'vitest';
import { deskShelf } from '../../../../test/support/desk-shelf.ts';
import { pdfPages, pdfText } from '../../../../test/support/pdf-text.ts';
import { execute } from '../../../platform/database.ts';
import { drawLeaflet, type LeafletItem } from './draw-leaflet.ts';

const { db, app, shop, seller, other, operator, add, get, picture } = await deskShelf();

async function leaflet(by: { cookie: string }, query = '') {
  const answer = await app.inject({ url: `/api/desk/leaflet.pdf${query}`, headers: { cookie: by.cookie } });
  return {
    status: answer.statusCode,
    pdf: answer.rawPayload,
    code: /"code":"(\w+)"/.exec(answer.payload)?.[1],
  };
}
/** The web addresses that a PDF's links open, and how many pictures it holds. */
const linksOf = (pdf: Uint8Array) =>
  [
    ...Buffer.from(pdf)
      .toString('latin1')
      .matchAll(/\/URI \((.*?)\)/g),
  ].map(([, uri]) => uri);
const picturesIn = (pdf: Uint8Array) =>
  Buffer.from(pdf)
    .toString('latin1')
    .match(/\/Filter \/DCTDecode/g)?.length ?? 0;
const addOne = async (over: object = {}) =>
  (await get(seller, String((await add(seller, over)).body.productId))).product;

it('has picture, name, price, sizes in stock and a code for each product, and nothing of another shop’s or hidden', async () => {
  const one = await addOne({ name: 'Bagru kurta', variants: sizes(4, 0, 2) });
  const offSale = await addOne({ name: 'Hidden kurta', status: 'hidden' });
  const theirs = await shop.product({ seller: 1 });
  const { status, pdf } = await leaflet(seller, `?products=${one.id},${offSale.id},${theirs.id}`);
  expect([status, pdfPages(pdf), picturesIn(pdf)]).toEqual([200, 1, 1]);
  const text = pdfText(pdf).replaceAll(/\s+/g, '');
  for (const words of ['1product', 'Bagrukurta', '₹1,105', 'MRP₹1,299', 'Sizes:S,L'])
    expect(text).toContain(words);
  expect(text).not.toMatch(/Hiddenkurta|Cottonkurta|Drawing/);
  expect(linksOf(pdf)).toEqual([expect.stringMatching(new RegExp(`^http.*/product/details/${one.slug}$`))]);
});
const sizes = (...stock: number[]) =>
  stock.map((pieces, at) => ({ size: 'SML'[at] ?? '', colour: '', sku: `B-${at}`, stock: pieces, seen: 0 }));

it('without ids it has all that the list finds; none, or too many, are refused', async () => {
  const fewest = linksOf((await leaflet(seller, '?show=active&search=Cotton')).pdf).length;
  expect(fewest).toBeGreaterThan(0);
  expect((await leaflet(seller, '?search=Nothing+is+called+that')).code).toBe('not_found');
  const theirs = await shop.product({ seller: 1 });
  expect((await leaflet(seller, `?products=${theirs.id}`)).code).toBe('not_found');
  expect((await leaflet(other, `?products=${theirs.id}`)).status).toBe(200);
  expect((await leaflet(operator, `?products=${theirs.id}`)).status).toBe(200);
  for (let at = 0; at < 121; at++) await shop.product();
  expect((await leaflet(seller)).code).toBe('invalid');
});

it('sixty goods with pictures are drawn in seconds, nine to a page', async () => {
  const ids: string[] = [];
  for (let at = 0; at < 60; at++) {
    const product = await shop.product();
    await execute(db)`update products set images = array[${picture}] where id = ${product.id}`;
    ids.push(product.id);
  }
  const start = performance.now();
  const { pdf } = await leaflet(seller, `?products=${ids.join(',')}`);
  expect([pdfPages(pdf), picturesIn(pdf), linksOf(pdf).length]).toEqual([7, 60, 60]);
  expect(performance.now() - start).toBeLessThan(30_000);
  expect(pdf.length).toBeLessThan(6_000_000);
});

it('calls a drawing a drawing, and leaves the place of a picture that is not there empty', async () => {
  const item = {
    name: 'Kurta',
    price: 900,
    finalPrice: 900,
    isFrom: true,
    sizes: [],
    inStock: false,
    address: 'https://a.example/p',
  };
  const textOf = async (over: Partial<LeafletItem>) => {
    async function* items() {
      yield { ...item, jpeg: null, isDrawing: false, ...over };
    }
    return pdfText(await drawLeaflet({ title: 'Shop', day: '2026-03-01', count: 1, items: items() }));
  };
  expect((await textOf({ isDrawing: true })).replaceAll(/\s+/g, '')).toContain('Drawing');
  expect((await textOf({})).replaceAll(/\s+/g, '')).toMatch(/from₹900.*Soldout/);
});

import { describe, expect, it } from 'vitest';
import { deskShelf } from '../../../../test/support/desk-shelf.ts';
import type { Lengths } from './lengths-in.ts';

const { app, add, get, seller, onSale } = await deskShelf();
const addProduct = async (name: string, description: string) => {
  const { body } = await add(seller, { name, description });
  const { product } = await get(seller, body.productId as string);
  return {
    ...product,
    picture: (at: number) => `/pictures/on-me/${product.slug}/${product.variants[0]?.id}-${at}.svg`,
  };
};
const kurta = await addProduct('Long cotton kurta', 'A kurta.\n\n– Length: 46 in');

describe('a garment on a figure of a height', () => {
  it('is drawn to scale, another for each height, for as long as its picture is good', async () => {
    const { lengths } = (await onSale(kurta.id)).body as unknown as { lengths: Lengths };
    expect(lengths).toMatchObject({ hangs: 'neck', sizes: [{ cm: 117 }, { cm: 117 }] });
    const [tall, small] = [await app.inject(kurta.picture(190)), await app.inject(kurta.picture(140))];
    expect(tall.statusCode).toBe(200);
    expect(tall.headers).toMatchObject({
      'content-type': expect.stringContaining('image/svg+xml'),
      'cache-control': 'public, max-age=86400',
    });
    expect(tall.body).toMatch(/^<svg /);
    expect(small.body).not.toBe(tall.body);
    const again = await app.inject({
      url: kurta.picture(190),
      headers: { 'if-none-match': String(tall.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });

  it('is not drawn for heights that nobody has, sizes it has not, or goods of unknown length', async () => {
    const code = async (url: string) => (await app.inject(url)).statusCode;
    expect(await code(kurta.picture(74))).toBe(404);
    expect(await code(kurta.picture(999))).toBe(404);
    expect(await code(`/pictures/on-me/${kurta.slug}/nobody-165.svg`)).toBe(404);
    expect(await code(`/pictures/on-me/nothing/${kurta.variants[0]?.id}-165.svg`)).toBe(404);
    const [plain, bag] = [
      await addProduct('Kurta of no length', 'A kurta.'),
      await addProduct('Jute bag', 'Length: 40 cm'),
    ];
    expect(((await onSale(plain.id)).body as unknown as { lengths: null }).lengths).toBeNull();
    expect(((await onSale(bag.id)).body as unknown as { lengths: null }).lengths).toBeNull();
    expect(await code(plain.picture(165))).toBe(404);
    expect(await code(bag.picture(165))).toBe(404);
  });
});

import { describe, expect, it } from 'vitest';
import { deskShelf } from '../../../../test/support/desk-shelf.ts';
import type { Product } from '../product.ts';

const { call, seller, other, operator, picture, kurta, add, onSale } = await deskShelf();

describe('a product that is added', () => {
  it('is on sale immediately with its sizes, found by search, at the right price', async () => {
    const { status, body } = await add(seller);
    expect(status).toBe(201);
    const { product } = (await onSale(body.productId as string)).body as { product: Product };
    expect(product).toMatchObject({
      slug: 'bagru-hand-block-kurta',
      finalPrice: 1_105,
      stock: 10,
      images: [picture],
    });
    expect(product.description).toContain('<li>&lt;b&gt;indigo&lt;/b&gt;</li>');
    expect(product.variants.map(({ size, stock }) => [size, stock])).toEqual([
      ['S', 4],
      ['M', 6],
    ]);
    const answer = await call(null, 'GET', '/home/query-products?searchValue=handblock%20bagru');
    expect(JSON.stringify(answer.body)).toContain(body.productId);
    const list = (await call(seller, 'GET', '/desk/products?search=BK-M')).body;
    expect(list.products).toMatchObject([{ id: body.productId }]);
  });

  it('gets a unique URL when the name is taken', async () => {
    const [one, two] = [await add(seller), await add(other)];
    expect(one.body.slug).not.toBe(two.body.slug);
  });

  it.each([
    [{ images: [] }, 'images'],
    [{ images: ['/pictures/abcdefghij.webp'] }, 'images'],
    [{ images: ['https://elsewhere.example/a.webp'] }, 'images'],
    [{ categoryId: 'nothing' }, 'categoryId'],
    [{ price: 0 }, 'price'],
    [{ price: 9.5 }, 'price'],
    [{ discount: 100 }, 'discount'],
    [{ name: ' ' }, 'name'],
    [{ variants: [] }, 'variants'],
    [{ variants: [kurta.variants[0], { ...kurta.variants[0], size: 's' }] }, 'variants'],
    [{ variants: [{ ...kurta.variants[0], stock: -1 }] }, 'variants.0.stock'],
    [{ variants: [{ ...kurta.variants[0], sku: 'half a \ud83d' }] }, 'variants.0.sku'],
    [{ maker: 'half a \ud83d' }, 'maker'],
  ])('%j is refused with a sentence', async (over, field) => {
    const { status, body } = await add(seller, over);
    expect([status, body.fields]).toEqual([400, { [field]: expect.stringMatching(/\w \w/) }]);
  });

  it('takes no size from another product whose id it names', async () => {
    const id = (await add(other)).body.productId as string;
    const before = (await onSale(id)).body.product as Product;
    const own = { ...kurta.variants[0], id: before.variants[0]?._id, size: 'Taken', stock: 1 };
    expect((await add(seller, { variants: [own] })).status).toBe(201);
    expect((await onSale(id)).body.product).toEqual(before);
  });

  it('needs no picture while it is hidden, and is not for sale then', async () => {
    const { body } = await add(seller, { images: [], status: 'hidden' });
    expect((await onSale(body.productId as string)).status).toBe(404);
  });
});

it('offers for a category the sizes of the shop’s goods there, in their order, else those of other shops', async () => {
  const withSizes = (sizes: string[]) => ({
    variants: sizes.map((size) => ({ ...kurta.variants[0], size, sku: '' })),
  });
  const sizesFor = async (by: typeof seller) => {
    const { categories } = (await call(by, 'GET', '/desk/product-choices')).body as {
      categories: { id: string; sizes: string[] }[];
    };
    return categories.find(({ id }) => id === kurta.categoryId)?.sizes;
  };
  await add(other, withSizes(['10', '8', 'XL', 'S']));
  await add(other, withSizes(['One Size']));
  const sizes = (await sizesFor(other)) ?? [];
  expect(sizes.filter((size) => ['S', 'XL', '8', '10'].includes(size))).toEqual(['S', 'XL', '8', '10']);
  expect(sizes).not.toContain('One Size');
  await add(seller, withSizes(['UK 9', 'UK 10']));
  expect(await sizesFor(seller)).toEqual(expect.arrayContaining(['UK 9', 'UK 10']));
  expect(await sizesFor(seller)).not.toContain('10');
  // Of all shops, for who has none of their own.
  expect(await sizesFor(operator)).toEqual(expect.arrayContaining(['S', '10', 'UK 9', 'UK 10']));
});

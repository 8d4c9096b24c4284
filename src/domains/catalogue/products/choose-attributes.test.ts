import { describe, expect, it } from 'vitest';
import { deskShelf } from '../../../../test/support/desk-shelf.ts';

const { call, seller, add, get, change, onSale } = await deskShelf();

type AttributesWithSource = Record<string, { values: string[]; from: string } | undefined>;
const attributesOf = async (id: string) =>
  ((await get(seller, id)).product as unknown as { attributes: AttributesWithSource }).attributes;
const countFound = async (query: string) =>
  (await call(null, 'GET', `/home/query-products?${query}`)).body.totalProduct as number;

describe('attributes at the desk', () => {
  it('are read when a product is saved, and found by', async () => {
    const { body } = await add(seller, { name: 'Silk party kurta' });
    const attributes = await attributesOf(body.productId as string);
    expect(attributes.fabric).toEqual({ values: ['Silk'], from: 'title' });
    expect(await countFound('fabric=silk&occasion=Party')).toBe(1);
    // A listing cached the product before its page is read.
    const { attributes: attributesShown, product } = (await onSale(body.productId as string)).body;
    expect(attributesShown).toMatchObject({ fabric: ['Silk'], occasion: ['Party'] });
    expect(product).not.toHaveProperty('attributes');
  });

  it('stay as the seller chose them, whatever the texts say later, until they are taken back', async () => {
    const { body } = await add(seller, { name: 'Velvet kurta' });
    const id = body.productId as string;
    const { product } = await get(seller, id);
    const choices = { fabric: ['Linen', 'Silk'], pattern: [] };
    expect((await change(seller, product, { name: 'Velvet kurta', attributes: choices })).status).toBe(200);
    const answer = await change(seller, (await get(seller, id)).product, { name: 'Striped velvet kurta' });
    expect(answer.status).toBe(200);
    const attributes = await attributesOf(id);
    expect(attributes.fabric).toEqual({ values: ['Linen', 'Silk'], from: 'seller' });
    expect(attributes.pattern).toEqual({ values: [], from: 'seller' });
    expect([
      await countFound('fabric=Linen'),
      await countFound('fabric=Velvet'),
      await countFound('pattern=Striped'),
    ]).toEqual([1, 0, 0]);
    const { product: now, changes } = (await call(seller, 'GET', `/desk/products/${id}`)).body as {
      product: typeof product;
      changes: { parts: string[] }[];
    };
    expect(changes.map(({ parts }) => parts)).toContainEqual(['attributes']);
    await change(seller, now, { name: 'Striped velvet kurta', attributes: { fabric: null, pattern: null } });
    const read = await attributesOf(id);
    expect([read.fabric, read.pattern]).toEqual([
      { values: ['Velvet'], from: 'title' },
      { values: ['Striped'], from: 'title' },
    ]);
  });

  it('refuses unknown values', async () => {
    const { status, body } = await add(seller, { attributes: { fabric: ['Moonlight'] } });
    expect([status, body.code]).toEqual([400, 'invalid']);
  });
});

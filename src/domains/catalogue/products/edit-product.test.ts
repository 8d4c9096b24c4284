import { beforeEach, describe, expect, it } from 'vitest';
import { deskShelf, type ProductInTest } from '../../../../test/support/desk-shelf.ts';
import type { Product } from '../product.ts';

const { clock, call, shop, seller, colleague, other, operator, known, kurta, add, get, change, onSale, buy } =
  await deskShelf();

describe('a product that is edited', () => {
  let product: ProductInTest;
  beforeEach(async () => {
    const { body } = await add(seller);
    ({ product } = await get(seller, body.productId as string));
  });

  it('shows free and reserved stock, and its description as text', async () => {
    await buy(product, 2);
    const now = (await get(seller, product.id)).product;
    expect(now.variants[1]).toMatchObject({ stock: 4, promised: 2 });
    expect(now.description).toBe('Printed by hand.\n\n- cotton\n- <b>indigo</b>');
  });

  it('tells the second of two editors who was first, and overwrites nothing', async () => {
    expect((await change(colleague, product, { price: 1_500 })).status).toBe(200);
    const second = await change(seller, product, { name: 'Mine' });
    expect(second).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile', by: 'Kamla', at: clock.now().toISOString() },
    });
    expect(second.body.error).toContain('Kamla has changed this in the meantime');
    const { product: now } = (await onSale(product.id)).body as { product: Product };
    expect([now.name, now.price]).toEqual([kurta.name, 1_500]);
  });

  it('refuses one of two parallel saves', async () => {
    const answers = await Promise.all([change(seller, product), change(colleague, product)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(1);
  });

  it('keeps sales made while the stock was edited', async () => {
    await buy(product, 2);
    const variants = product.variants.map((variant) => ({
      ...variant,
      seen: variant.stock,
      stock: variant.stock + 10,
    }));
    expect((await change(seller, product, { variants })).status).toBe(200);
    expect((await get(seller, product.id)).product.variants.map(({ stock }) => stock)).toEqual([14, 14]);
  });

  it('never has less stock than orders have reserved', async () => {
    await buy(product, 5);
    const variants = product.variants.map((variant) => ({ ...variant, seen: variant.stock, stock: 0 }));
    const answer = await change(seller, product, { variants });
    expect(answer).toMatchObject({ status: 409, body: { code: 'out_of_stock' } });
    expect(answer.body.error).toContain('Only 1 of M, Indigo are left to sell');
    expect((await get(seller, product.id)).product.variants.map(({ stock }) => stock)).toEqual([4, 1]);
  });

  it('can lose only a size without open orders; new ones can be added', async () => {
    await buy(product, 1);
    const [small, medium] = product.variants.map((variant) => ({ ...variant, seen: variant.stock }));
    const large = { size: 'L', colour: 'Indigo', sku: '', stock: 3, seen: 0 };
    expect(await change(seller, product, { variants: [small, large] })).toMatchObject({ status: 409 });
    expect((await change(seller, product, { variants: [large, medium] })).status).toBe(200);
    expect((await get(seller, product.id)).product.variants.map(({ size }) => size)).toEqual(['L', 'M']);
  });

  it('keeps an untouched description, and records what was changed by whom', async () => {
    await change(seller, product, { description: undefined, price: 1_400 });
    const { changes, product: now } = await get(seller, product.id);
    expect(now.description).toBe(kurta.description);
    expect(changes).toMatchObject([
      { by: 'Kamla', did: 'edited', parts: ['price'] },
      { by: 'Kamla', did: 'added' },
    ]);
  });

  it('is hidden and shown again', async () => {
    const set = (status: string, version: number) =>
      call(seller, 'POST', `/desk/products/${product.id}/status`, { status, version });
    expect((await set('hidden', product.version)).status).toBe(200);
    expect((await onSale(product.id)).status).toBe(404);
    expect((await set('active', product.version)).status).toBe(409);
    expect((await set('active', product.version + 1)).status).toBe(200);
    expect((await onSale(product.id)).status).toBe(200);
  });

  it('is hidden from other shops', async () => {
    const ids = product.variants.map(({ id }) => id);
    const step = { steps: [{ variantId: ids[0], seen: 4, stock: 99 }] };
    expect((await call(other, 'GET', `/desk/products/${product.id}`)).status).toBe(404);
    expect((await change(other, product)).status).toBe(404);
    expect((await change(other, product, { shop: known.sellerId })).status).toBe(404);
    expect(
      (await call(other, 'POST', `/desk/products/${product.id}/status`, { status: 'hidden', version: 1 }))
        .status,
    ).toBe(404);
    expect((await call(other, 'POST', '/desk/stock', step)).status).toBe(404);
    const products = (await call(other, 'GET', '/desk/products')).body.products as ProductInTest[];
    expect(products.map(({ id }) => id)).not.toContain(product.id);
    expect((await change(operator, product)).status).toBe(200);
  });
});

describe('stock of many sizes', () => {
  it('is set all or nothing', async () => {
    const { product } = await get(seller, (await add(seller)).body.productId as string);
    const [small, medium] = product.variants;
    await buy(product, 6);
    const set = (m: number) =>
      call(seller, 'POST', '/desk/stock', {
        steps: [
          { variantId: small?.id, seen: 4, stock: 9 },
          { variantId: medium?.id, seen: 6, stock: m },
        ],
      });
    expect(await set(5)).toMatchObject({ status: 409, body: { variants: [medium?.id] } });
    expect(await shop.stockOf(small?.id)).toBe(4);
    expect(await set(8)).toMatchObject({ status: 200, body: { message: 'Stock saved' } });
    expect([await shop.stockOf(small?.id), await shop.stockOf(medium?.id)]).toEqual([9, 2]);
  });
});

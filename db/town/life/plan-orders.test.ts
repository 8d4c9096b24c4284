import { expect, it } from 'vitest';
import { buildTown } from '../town.ts';
import { planOrders } from './plan-orders.ts';

/** Before the shops open, on a Sunday, on which they do not. */
const today = new Date('2026-11-29T01:40:00Z');

it('plans the same orders for the same day, and none for what the shops do not have', () => {
  const town = buildTown({ today });
  expect(planOrders(town, today)).toEqual(planOrders(town, today));
  const pieces = new Map<string, number>();
  const tooEarly: string[] = [];
  for (const { lines, at } of planOrders(town, today))
    for (const { variant, quantity, product } of lines) {
      if (product.createdAt >= at) tooEarly.push(product.slug);
      pieces.set(variant.sku, (pieces.get(variant.sku) ?? 0) + quantity);
    }
  expect(tooEarly).toEqual([]);
  const variants = town.products.flatMap((product) => product.variants);
  expect(variants.filter(({ sku, stock }) => (pieces.get(sku) ?? 0) > stock)).toEqual([]);
});

it('sells nothing more of what a shop could not supply, whatever the chances', () => {
  const town = buildTown({ today });
  const refusals = Array.from({ length: 100 }, (_, seed) => {
    const orders = planOrders(town, today, `${seed} `).toSorted((a, b) => a.at.getTime() - b.at.getTime());
    const outOfStock = new Set<string>();
    return orders.filter(({ lines, story }) => {
      const isRefused = lines.some(({ variant }) => outOfStock.has(variant.sku));
      if (story === 'short of a piece') outOfStock.add(lines[0]?.variant.sku ?? '');
      return isRefused;
    });
  });
  expect(refusals.flat().map(({ name }) => name)).toEqual([]);
});

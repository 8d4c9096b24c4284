import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { shop } from '../../shop.ts';
import { deliveryFee, deliveryTerms } from './delivery-fee.ts';

const jaipur = { cityDistTown: 'Jaipur', pincode: '302003' };

it('costs the fee up to the amount that the texts print, and nothing above it', () => {
  const { fee, freeAbove } = deliveryTerms(jaipur);
  expect([0, 1, freeAbove, freeAbove + 1].map((goods) => deliveryFee(goods, jaipur))).toEqual([
    0,
    fee,
    fee,
    0,
  ]);
  expect(deliveryTerms(null)).toEqual({ fee: shop.shippingFee, freeAbove: shop.freeShippingAbove });
});

it('nothing else reads what the shop says of fees, so that a rule by city is one change', () => {
  const src = join(import.meta.dirname, '../..');
  const readers = globSync('**/*.{ts,tsx}', { cwd: src }).filter(
    (file) =>
      !file.endsWith('.test.ts') &&
      /shop\.(freeShippingAbove|shippingFee)|\b(freeShippingAbove|shippingFee)\b[^;]*\} = shop;/.test(
        readFileSync(join(src, file), 'utf8'),
      ),
  );
  expect(readers).toEqual(['domains/delivery/delivery-fee.ts']);
});

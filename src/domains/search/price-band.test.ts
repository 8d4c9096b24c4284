import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/support/database.ts';
import { priceBand } from './price-band.ts';

const { db } = await createTestDatabase();

it('puts every price into the band that the database puts it into', async () => {
  const near = (price: number) => [price - 1, price, price + 1];
  const prices = [
    ...Array(2_000).keys(),
    ...Array.from({ length: 320 }, (_, n) => 2 ** (n / 14)).flatMap((price) => near(Math.floor(price))),
  ];
  const { rows } = await sql<{ price: number; band: number }>`
    select price, price_band(price) as band from unnest(${prices}::int[]) price where price between 1 and 10000000`.execute(
    db,
  );
  expect(rows.length).toBeGreaterThan(2_000);
  for (const { price, band } of rows) {
    const { number, from, to } = priceBand(price);
    expect([price, number]).toEqual([price, band]);
    expect(from <= price && price < to).toBe(true);
    expect([priceBand(to).number, priceBand(to).from]).toEqual([number + 1, to]);
  }
});

import { day, shift } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { shop } from '../../shop.ts';
import type { KeptSize } from '../catalogue/size-tables/fits-you.ts';
import { guideOf } from '../catalogue/size-tables/size-guide.ts';
import { readBoughtSizes } from './kept-sizes.store.ts';

const maxSizes = 20;

/** The sizes that a customer bought and kept: delivered, and not returned while that was possible (R-SIZE-3). */
export async function listKeptSizes(db: Database, customerId: string, now: Date): Promise<KeptSize[]> {
  const before = shift(now, -shop.returnDays * day);
  const sizesBought = await readBoughtSizes(db, { customerId, before, limit: maxSizes });
  return sizesBought.flatMap(({ product, size, tables }) => {
    const guide = guideOf(tables, [size]);
    const row = guide?.rows[0];
    return guide && row ? [{ ...row, kind: guide.kind, product }] : [];
  });
}

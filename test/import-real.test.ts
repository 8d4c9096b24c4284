import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findProduct } from '../src/domains/catalogue/catalogue.store.ts';
import { importProducts } from '../src/domains/catalogue/import/import-products.ts';
import { diskObjects } from '../src/platform/objects/disk-objects.ts';
import { systemClock } from '../src/platform/clock.ts';
import { createTestDatabase } from './support/database.ts';
import { realDataFolder } from './support/real-data.ts';

/** A shop's real export of 2,873 products. */
const file = join(realDataFolder, 'catalogue-real.csv');
const absent = !existsSync(file);
const why = absent ? ' (the file of a real catalogue is not on this machine)' : '';

it.skipIf(absent)(
  `takes a real catalogue in: all but the one line without a price, and nothing the second time${why}`,
  async () => {
    const { db } = await createTestDatabase();
    const dataDir = mkdtempSync(join(tmpdir(), 'chowk-real-'));
    const means = {
      db,
      objects: diskObjects(dataDir),
      clock: systemClock,
      say: () => {},
      indexProducts: async () => {},
      analyzeSearch: async () => {},
    };
    const options = { file, dryRun: false, makesCategories: true, exact: false };
    const first = (await importProducts(means, options)).data();
    expect(first.products).toEqual({ read: 2873, made: 2872, updated: 0, unchanged: 0, refused: 1 });
    expect(first.lines).toBe(4253);
    expect(first.refused.rows).toEqual([
      {
        line: 4288,
        handle: 'jewelizer-alloy-necklace-nkcdscf3gcswcnmp',
        reason: 'There is no price in "Variant Price"',
      },
    ]);
    const second = (await importProducts(means, options)).data();
    expect(second.products).toEqual({ read: 2873, made: 0, updated: 0, unchanged: 2872, refused: 1 });
    expect((await findProduct(db, 'chaz-kangeroo-hoodie'))?.variants).toHaveLength(15);
    rmSync(dataDir, { recursive: true });
  },
);

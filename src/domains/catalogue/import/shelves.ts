import type { Database } from '../../../platform/database.ts';
import type { SellerName } from '../../sellers/sellers.store.ts';
import type { ProductHead } from './product-head.ts';
import { shelfCategories, type ShelvesRun } from './shelf-categories.ts';
import { shelfSellers } from './shelf-sellers.ts';

/** A product's seller and category. */
export interface Shelf {
  readonly seller: SellerName;
  readonly categoryId: string;
}

/** Finds each product's seller and category, and creates missing ones. Each is looked up once per run. */
export async function openShelves(db: Database, run: ShelvesRun) {
  const sellers = await shelfSellers(db, run);
  const categories = await shelfCategories(db, run);

  async function shelfOf(trx: Database, product: ProductHead): Promise<Shelf> {
    const seller = await sellers.findOrOpen(trx, product);
    const category = await categories.findOrMake(trx, product);
    return { seller, categoryId: category.id };
  }

  return {
    /** True when the shop has chosen that goods of this kind stay out. */
    isLeftOut: categories.isLeftOut,
    /** Why no category takes the product; null when one exists, or may be created. */
    faultOfKind: categories.faultOfKind,

    /** Each product's shelf, in order; undefined when its shop or category does not exist yet. */
    async known(products: readonly ProductHead[]): Promise<(Shelf | undefined)[]> {
      const shelves: (Shelf | undefined)[] = [];
      for (const product of products) {
        const seller = await sellers.find(db, product.shopName);
        const category = categories.find(product);
        shelves.push(seller && category ? { seller, categoryId: category.id } : undefined);
      }
      return shelves;
    },

    /** Each product's shelf, in order; missing shops and categories are created in one transaction. */
    async find(products: readonly ProductHead[]): Promise<Shelf[]> {
      const shelves: Shelf[] = [];
      const isMissing = (await this.known(products)).includes(undefined);
      const findAll = async (trx: Database) => {
        for (const product of products) shelves.push(await shelfOf(trx, product));
      };
      await (isMissing ? db.transaction().execute(findAll) : findAll(db));
      return shelves;
    },
  };
}

export type Shelves = Awaited<ReturnType<typeof openShelves>>;

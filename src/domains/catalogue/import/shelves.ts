import type { Database } from '../../../platform/database.ts';
import { newId } from '../../../platform/ids.ts';
import { artFor } from '../../../../packages/garment-art/src/dress.ts';
import { pictureBook } from '../pictures/picture-book.ts';
import { findCategory } from './category-of.ts';
import { hsnOf } from './hsn-of.ts';
import { insertCategory, listCategoryNames } from './import.store.ts';
import { insertDrawings } from '../pictures/new-pictures.store.ts';
import { findSeller, listInvoiceCodes, type SellerName } from '../../sellers/sellers.store.ts';
import { openShop } from '../sellers/open-shop.ts';
import type { ProductHead } from './product-head.ts';
import type { Report } from './report.ts';
import { slugOf } from '../words/slug-of.ts';

/**
 * Where products go: their seller and their category, each made when it is new. Both are looked up once in a run;
 * a dry run makes them here only.
 */
export async function openShelves(
  db: Database,
  { report, dryRun, now }: { report: Report; dryRun: boolean; now: Date },
) {
  const sellers = new Map<string, KnownSeller | null>();
  const toldClosed = new Set<string>();
  const categories = await listCategoryNames(db);
  const codes = new Set(await listInvoiceCodes(db));

  /** The shop of this name, looked up once in a run. */
  async function lookUp(db: Database, shopName: string): Promise<KnownSeller | null> {
    const slug = slugOf(shopName);
    const known = sellers.get(slug);
    if (known !== undefined) return known;
    const seller = await findSeller(db, shopName, slug);
    sellers.set(slug, seller);
    return seller;
  }

  async function sellerOf(
    db: Database,
    { shopName, shopClosed, line, handle }: ProductHead,
  ): Promise<SellerName> {
    const slug = slugOf(shopName);
    let seller = await lookUp(db, shopName);
    if (!seller) {
      report.shopsMade.push(shopName);
      const made = dryRun
        ? { id: newId(now), name: shopName, slug }
        : await openShop(db, { name: shopName, closed: shopClosed }, now, codes);
      seller = { ...made, closed: shopClosed };
      sellers.set(slug, seller);
    }
    if (seller.closed && !toldClosed.has(seller.id)) {
      toldClosed.add(seller.id);
      report.remark(
        line,
        handle,
        `The shop ${seller.name} is closed: its products stay off the shelves until it opens`,
      );
    }
    if (seller.name !== shopName)
      report.remark(line, handle, `"${shopName}" is taken for the shop ${seller.name}`);
    return seller;
  }

  async function categoryOf(db: Database, product: ProductHead): Promise<string> {
    const found = findCategory(categories, product);
    if (found) return found.id;
    const category = { id: newId(now), name: product.type, slug: freeSlug(slugOf(product.type) || 'more') };
    const art = artFor({ title: '', type: product.type, colour: '', seed: product.type });
    const book = pictureBook(now);
    const image = book.add('category-drawing', { art }, art.colours[0], category.name);
    if (!dryRun) {
      await insertDrawings(db, book.rows());
      await insertCategory(db, { ...category, image, hsn: hsnOf(product.kindWords) });
    }
    categories.push(category);
    report.categoriesMade.push(category.name);
    return category.id;
  }

  function freeSlug(slug: string): string {
    const taken = new Set(categories.map((category) => category.slug));
    let free = slug;
    for (let count = 2; taken.has(free); count += 1) free = `${slug}-${count}`;
    return free;
  }

  return {
    /** The shelf of each product, in their order, undefined where its shop or category would have to be made. */
    async known(products: readonly ProductHead[]): Promise<(Shelf | undefined)[]> {
      const shelves: (Shelf | undefined)[] = [];
      for (const product of products) {
        const seller = await lookUp(db, product.shopName);
        const category = findCategory(categories, product);
        shelves.push(seller && category ? { seller, categoryId: category.id } : undefined);
      }
      return shelves;
    },

    /** The shelf of each product, in their order; shops and categories that are new are made in one transaction. */
    async find(products: readonly ProductHead[]): Promise<Shelf[]> {
      const shelves: Shelf[] = [];
      const isMissing = (await this.known(products)).includes(undefined);
      const findAll = async (trx: Database) => {
        for (const product of products)
          shelves.push({ seller: await sellerOf(trx, product), categoryId: await categoryOf(trx, product) });
      };
      await (isMissing ? db.transaction().execute(findAll) : findAll(db));
      return shelves;
    },
  };
}

type KnownSeller = SellerName & { readonly closed: boolean };

/** Where a product goes. */
export interface Shelf {
  readonly seller: SellerName;
  readonly categoryId: string;
}

export type Shelves = Awaited<ReturnType<typeof openShelves>>;

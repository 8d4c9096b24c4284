import * as m from '#messages/import-report';
import { artFor } from '../../../../packages/garment-art/src/dress.ts';
import type { Database } from '../../../platform/database.ts';
import { newId } from '../../../platform/ids.ts';
import { pictureBook } from '../pictures/picture-book.ts';
import { findCategory, nearestCategory } from './category-of.ts';
import { hsnOf } from './hsn-of.ts';
import { writeAlone } from './import-run.store.ts';
import { insertCategory, listCategoryNames } from './import.store.ts';
import { insertDrawings } from '../pictures/new-pictures.store.ts';
import type { ProductHead } from './product-head.ts';
import { type HandleLines, refuseLines } from './group-by-handle.ts';
import type { Report } from './report.ts';
import { slugOf } from '../words/slug-of.ts';

/** What the shelves of an import run need. */
export interface ShelvesRun {
  readonly report: Report;
  readonly dryRun: boolean;
  readonly makesCategories: boolean;
  readonly now: Date;
}

/** The categories of one import run. New ones are made where the run may, in a dry run in memory only. */
export async function shelfCategories(db: Database, { report, dryRun, makesCategories, now }: ShelvesRun) {
  let categories = await listCategoryNames(db);

  async function make(db: Database, product: ProductHead) {
    if (!dryRun) {
      // Another import may have made it meanwhile.
      await writeAlone(db);
      categories = [...(await listCategoryNames(db))];
      const made = find(product);
      if (made) return made;
    }
    const { type, kindWords } = product;
    const slug = freeSlug(
      slugOf(type) || 'more',
      categories.map((category) => category.slug),
    );
    const category = { id: newId(now), name: type, slug };
    const art = artFor({ title: '', type, colour: '', seed: type });
    const book = pictureBook(now);
    const image = book.add('category-drawing', { art }, art.colours[0], type);
    if (!dryRun) {
      await insertDrawings(db, book.rows());
      await insertCategory(db, { ...category, image, hsn: hsnOf(kindWords) });
    }
    categories.push(category);
    report.categoriesMade.push(type);
    return category;
  }

  function find(product: ProductHead) {
    const found = findCategory(categories, product);
    return found || makesCategories ? found : nearestCategory(categories, product);
  }

  function hasPlace(head: ProductHead, { handle, rows }: HandleLines): boolean {
    if (makesCategories || findCategory(categories, head)) return true;
    const nearest = find(head);
    if (nearest)
      report.remark(head.line, handle, m.category_replaced({ type: head.type, category: nearest.name }));
    else refuseLines(report, { handle, rows }, m.no_category({ type: head.type }));
    return nearest !== undefined;
  }

  return {
    find,
    hasPlace,
    findOrMake: async (db: Database, product: ProductHead) => find(product) ?? (await make(db, product)),
  };
}

/** The slug, with the first number from 2 that makes it unique where it is taken. */
function freeSlug(slug: string, slugs: readonly string[]): string {
  const taken = new Set(slugs);
  let free = slug;
  for (let count = 2; taken.has(free); count += 1) free = `${slug}-${count}`;
  return free;
}

import * as m from '#messages/import-report';
import { artFor } from '../../../../packages/garment-art/src/dress.ts';
import type { Database } from '../../../platform/database.ts';
import { newId } from '../../../platform/ids.ts';
import { pictureBook } from '../pictures/picture-book.ts';
import { type CategoryName, findCategory, foldedName, nearestCategory } from './category-of.ts';
import { hsnOf } from './hsn-of.ts';
import { writeAlone } from './import-run.store.ts';
import { insertCategory, listCategoryNames } from './import.store.ts';
import { insertDrawings } from '../pictures/new-pictures.store.ts';
import type { FileKind } from './kinds-of-file.ts';
import { planCategories } from './plan-categories.ts';
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
  /** All kinds of goods in the file, where the run makes categories. */
  readonly kinds: readonly FileKind[];
}

/** So many categories are named where a file names one that there is not. */
const maxTold = 30;

/** The categories of one import run. New ones are made where the run may, in a dry run in memory only. */
export async function shelfCategories(db: Database, run: ShelvesRun) {
  const { report, dryRun, makesCategories, now } = run;
  let categories = await listCategoryNames(db);
  const planned = planCategories(categories, run.kinds);

  async function make(db: Database, product: ProductHead) {
    if (!dryRun) {
      // Another import may have made it meanwhile.
      await writeAlone(db);
      categories = [...(await listCategoryNames(db))];
      const made = find(product);
      if (made) return made;
    }
    const { name: type, kindWords } = planFor(product);
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

  /** The category as it will be when all of the file's are made. */
  const expected = (product: ProductHead): CategoryName | undefined =>
    findCategory([...categories, ...planned], product);

  /** The plan for a product without a category, or, for one kind too many, one of its own. */
  function planFor(product: ProductHead): { name: string; kindWords: string } {
    const name = expected(product)?.name;
    return planned.find((one) => one.name === name) ?? { name: product.type, kindWords: product.kindWords };
  }

  function find(product: ProductHead) {
    if (!makesCategories) return findCategory(categories, product) ?? nearestCategory(categories, product);
    const name = expected(product)?.name;
    return categories.find((one) => one.name === name);
  }

  /** The first tells what there is; each line of a long file need not say it again. */
  let isTold = false;
  function refusal(type: string): string {
    const names = categories.slice(0, maxTold).map(({ name }) => name);
    if (isTold || names.length === 0) return m.no_category({ type });
    isTold = true;
    const more = categories.length > maxTold ? ['…'] : [];
    return m.no_category_but({ type, names: [...names, ...more].join(', ') });
  }

  function hasPlace(head: ProductHead, { handle, rows }: HandleLines): boolean {
    const found = expected(head);
    if (found && foldedName(found.name) !== foldedName(head.type) && found.name !== head.category)
      report.standsElsewhere(head.type, found.name, head.line);
    if (makesCategories || found) return true;
    const nearest = find(head);
    if (nearest)
      report.remark(head.line, handle, m.category_replaced({ type: head.type, category: nearest.name }));
    else refuseLines(report, { handle, rows }, refusal(head.type));
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

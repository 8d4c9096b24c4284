import * as m from '#messages/import-report';
import { artFor } from '../../../../packages/garment-art/src/dress.ts';
import type { Database } from '../../../platform/database.ts';
import { newId } from '../../../platform/ids.ts';
import { pictureBook } from '../pictures/picture-book.ts';
import { type CategoryName, findIn, foldedName, nearestCategory } from './category-of.ts';
import { hsnOf } from '../attributes/hsn-of.ts';
import { writeAlone } from './import-run.store.ts';
import { insertCategory, listCategoryNames } from './import.store.ts';
import { insertDrawings } from '../pictures/new-pictures.store.ts';
import type { FileKind } from './kinds-of-file.ts';
import { planCategories } from './plan-categories.ts';
import type { ProductHead } from './product-head.ts';
import type { Report } from './report.ts';
import { slugOf } from '../words/slug-of.ts';

/** What an import run needs to find its categories. */
export interface ShelvesRun {
  readonly report: Report;
  readonly dryRun: boolean;
  readonly makesCategories: boolean;
  readonly now: Date;
  /** All kinds of goods in the file, when the run may create categories. */
  readonly kinds: readonly FileKind[];
  /** Where the shop has said that goods of a kind go, by its folded name; null for nowhere. */
  readonly chosenKinds: ReadonlyMap<string, string | null>;
}

/** Most existing categories listed in the refusal of an unknown one. */
const maxTold = 30;

/** The categories of one import run. Missing ones are created if the run may; a dry run creates them in memory only. */
export async function shelfCategories(db: Database, run: ShelvesRun) {
  const { report, dryRun, makesCategories, now, chosenKinds } = run;
  let categories = await listCategoryNames(db);
  const planned = planCategories(
    categories,
    run.kinds.filter(({ type }) => !chosenKinds.has(foldedName(type))),
  );

  const refusal = refusalTeller();

  async function make(db: Database, product: ProductHead) {
    if (!dryRun) {
      // Another import may have created it meanwhile.
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
    const hsn = hsnOf(type, kindWords);
    const art = artFor({ title: '', type, colour: '', seed: type });
    const book = pictureBook(now);
    const image = book.add('category-drawing', { art }, art.colours[0], type);
    if (!dryRun) {
      await insertDrawings(db, book.rows());
      await insertCategory(db, { ...category, image, hsn });
    }
    categories.push(category);
    report.categoriesMade.push(m.category_with_hsn({ category: type, hsn }));
    return category;
  }

  /** The category that will take the product once all of the file's categories exist. */
  const expected = (product: ProductHead): CategoryName | undefined =>
    findIn([...categories, ...planned], product);

  /** The plan for a product without a category. Beyond the limit of kinds, the product's type becomes the plan. */
  function planFor(product: ProductHead): { name: string; kindWords: string } {
    const name = expected(product)?.name;
    return planned.find((one) => one.name === name) ?? { name: product.type, kindWords: product.kindWords };
  }

  function find(product: ProductHead) {
    const chosen = chosenKinds.get(foldedName(product.type));
    if (chosen) return categories.find(({ id }) => id === chosen);
    if (!makesCategories) return findIn(categories, product) ?? nearestCategory(categories, product);
    const name = expected(product)?.name;
    return categories.find((one) => one.name === name);
  }

  /** Why no category takes the product, or null; what the report says of those that do is added to it. */
  function faultOfKind(head: ProductHead): string | null {
    if (chosenKinds.has(foldedName(head.type))) return null;
    const found = expected(head);
    if (found && foldedName(found.name) !== foldedName(head.type) && found.name !== head.category)
      report.standsElsewhere(head.type, found.name, head.line);
    if (makesCategories && !find(head)) report.kindIsNew(head.type);
    if (makesCategories || found) return null;
    const nearest = find(head);
    if (!nearest) {
      report.kindIsNew(head.type);
      return refusal(head.type, categories);
    }
    const { type, line, handle } = head;
    report.remark(line, handle, m.category_replaced({ type, category: nearest.name }));
    return null;
  }

  return {
    find,
    isLeftOut: ({ type }: ProductHead) => chosenKinds.get(foldedName(type)) === null,
    faultOfKind,
    findOrMake: async (db: Database, product: ProductHead) => find(product) ?? (await make(db, product)),
  };
}

/** A function that says that a kind has no category. Only its first sentence lists the categories: for every line it would be noise. */
function refusalTeller() {
  let isTold = false;
  return (type: string, categories: readonly CategoryName[]): string => {
    const names = categories.slice(0, maxTold).map(({ name }) => name);
    if (isTold || names.length === 0) return m.no_category({ type });
    isTold = true;
    const more = categories.length > maxTold ? ['…'] : [];
    return m.no_category_but({ type, names: [...names, ...more].join(', ') });
  };
}

/** The slug, or the slug with the first free number from 2 when it is taken. */
function freeSlug(slug: string, slugs: readonly string[]): string {
  const taken = new Set(slugs);
  let free = slug;
  for (let count = 2; taken.has(free); count += 1) free = `${slug}-${count}`;
  return free;
}

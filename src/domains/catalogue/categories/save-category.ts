import * as m from '#messages/refusals';
import type { Database } from '../../../platform/database.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { newId } from '../../../platform/ids.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { artFor } from '../../../../packages/garment-art/src/dress.ts';
import { insertDrawings, isKnownPicture } from '../pictures/new-pictures.store.ts';
import { slugOf } from '../words/slug-of.ts';
import { pictureBook } from '../pictures/picture-book.ts';
import { allowAMinute } from '../sellers/sellers.store.ts';
import type { ContentChange } from '../window/save-banner.ts';
import { listChangedCategory } from '../listed-products.store.ts';
import { pictureKey } from '../pictures/photo-name.ts';
import * as store from './categories.store.ts';

export const maxCategories = 200;

/** Appends a category, with a drawn picture if it has none. */
export function addCategory(
  db: Database,
  { category, now }: { category: store.CategoryContent; now: Date },
): Promise<ContentChange<store.CategoryContent> | Refusal<'already_there' | 'invalid' | 'list_full'>> {
  return inTransaction(db, async (trx) => {
    const id = newId(now);
    const slug = slugOf(category.name);
    if (slug === '') return refuse('invalid', { fields: { name: m.use_letters() } });
    const fault = await faultOf(trx, { ...category, slug, except: id });
    if (fault) return fault;
    if ((await store.countCategories(trx)) >= maxCategories) return refuse('list_full');
    const image = category.image || (await drawCategory(trx, category.name, now));
    const newCategory = { ...category, image };
    await store.insertCategory(trx, { id, slug, ...newCategory });
    return { id, before: null, after: newCategory };
  });
}

/**
 * Changes a category's name, HSN code or picture; its URL stays. After a rename the caller must update the search
 * index.
 */
export function changeCategory(
  db: Database,
  { id, version, category }: { id: string; version: number; category: store.CategoryContent },
): Promise<
  | ContentChange<store.CategoryContent>
  | Refusal<'already_there' | 'changed_meanwhile' | 'invalid' | 'not_found'>
> {
  return inTransaction(db, async (trx) => {
    const before = await store.holdCategory(trx, id);
    if (!before) return refuse('not_found', { error: m.category_not_found() });
    if (before.version !== version) return refuse('changed_meanwhile');
    const fault = await faultOf(trx, { ...category, slug: '', except: id });
    if (fault) return fault;
    const newCategory = { ...category, image: category.image || before.image };
    const isRenamed = newCategory.name !== before.name;
    // A rename relists every product of the category.
    if (isRenamed) await allowAMinute(trx);
    await store.updateCategory(trx, id, newCategory);
    if (isRenamed) await listChangedCategory(trx, id);
    return { id, before, after: newCategory };
  });
}

async function faultOf(
  trx: Database,
  { name, slug, image, except }: store.CategoryContent & { slug: string; except: string },
): Promise<Refusal<'already_there' | 'invalid'> | null> {
  if (await store.isNameTaken(trx, { name, slug, except }))
    return refuse('already_there', { error: m.category_exists() });
  const key = pictureKey(image);
  return image === '' || (key && (await isKnownPicture(trx, key)))
    ? null
    : refuse('invalid', { fields: { image: m.choose_picture() } });
}

async function drawCategory(trx: Database, name: string, now: Date): Promise<string> {
  const art = artFor({ title: '', type: name, colour: '', seed: name });
  const book = pictureBook(now);
  const image = book.add('category-drawing', { art }, art.colours[0], name);
  await insertDrawings(trx, book.rows());
  return image;
}

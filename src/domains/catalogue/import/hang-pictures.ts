import * as m from '#messages/import-report';
import type { Database } from '../../../platform/database.ts';
import type { Objects } from '../../../platform/objects/objects.ts';
import { artFor } from '../../../../packages/garment-art/src/dress.ts';
import { viewsOf } from '../../../../packages/garment-art/src/draw-garment.ts';
import { pictureBook } from '../pictures/picture-book.ts';
import { cleanPhoto } from '../pictures/clean-photo.ts';
import { photoName } from '../pictures/photo-name.ts';
import { listKnownPictures } from '../products/products.store.ts';
import { insertPhoto, isKnownPicture } from '../pictures/new-pictures.store.ts';
import type { DraftPicture, DraftProduct } from './product-of-rows.ts';
import { readPhoto } from './read-photo.ts';
import type { Report } from './report.ts';

const maxPictures = 24;
const maxColours = 8;
const ownPicture = /^(?:https?:\/\/[^/]+)?\/pictures\/([A-Za-z0-9]{8,40})\.webp$/;

/** What the picture step of an import needs. */
export interface PictureWork {
  readonly db: Database;
  readonly objects: Objects;
  /** The real path of the pictures' folder; undefined without `--images`. */
  readonly folder: string | undefined;
  readonly dryRun: boolean;
  readonly report: Report;
  readonly now: Date;
}

/** Keys of pictures that this shop already serves: our own export refers to them by URL. */
export function findOwnPictures(db: Database, products: readonly DraftProduct[]): Promise<Set<string>> {
  const keys = new Set<string>();
  for (const { pictures } of products)
    for (const { source } of pictures) {
      const own = ownPicture.exec(source)?.[1];
      if (own) keys.add(own);
    }
  return keys.size > 0 ? listKnownPictures(db, [...keys]) : Promise.resolve(keys);
}

/**
 * A product's photo keys in order, and the colours that the file says of those whose alt text the shop keeps; new photos
 * are checked and stored. Unusable pictures are reported, counted and left out.
 * @param ownPictures the result of findOwnPictures
 */
export async function photosOf(
  product: DraftProduct,
  ownPictures: ReadonlySet<string>,
  work: PictureWork,
): Promise<{ photos: string[]; colours: Record<string, string>; unread: number }> {
  const keys = new Set<string>();
  const colours: Record<string, string> = {};
  let unread = 0;
  for (const picture of product.pictures) {
    const found =
      keys.size < maxPictures
        ? await photoOf(picture, ownPictures, work)
        : { reason: m.too_many_pictures({ max: maxPictures }) };
    if ('key' in found) {
      keys.add(found.key);
      if (found.isKnown && picture.colour) colours[`/pictures/${found.key}.webp`] = picture.colour;
    } else {
      unread += 1;
      work.report.remark(picture.line, product.handle, found.reason);
    }
  }
  return { photos: [...keys], colours, unread };
}

/** True when the shop already serves all its pictures, so that no file beside the CSV matters. */
export const hasOwnPictures = ({ pictures }: DraftProduct, ownPictures: ReadonlySet<string>): boolean =>
  pictures.every(({ source }) => ownPictures.has(ownPicture.exec(source)?.[1] ?? ''));

async function photoOf(
  { source, alt }: DraftPicture,
  ownPictures: ReadonlySet<string>,
  work: PictureWork,
): Promise<{ key: string; isKnown: boolean } | { reason: string }> {
  const own = ownPicture.exec(source)?.[1];
  if (own && ownPictures.has(own)) return { key: own, isKnown: true };
  if (/^(https?:)?\/\//i.test(source)) return { reason: m.picture_on_the_net({ name: source }) };
  if (!work.folder)
    return {
      reason: m.picture_is_a_file({ name: source }),
    };
  const file = await readPhoto(work.folder, source);
  if (typeof file === 'string') return { reason: file };
  const { key, bytes } = file;
  if ((await isKnownPicture(work.db, key)) && (await work.objects.has(photoName(key)))) {
    work.report.photos.known += 1;
    return { key, isKnown: true };
  }
  const photo = await cleanPhoto(source, bytes, { by: 'import' });
  if (photo === 'busy') throw new Error('Pictures are no longer read: this process ends');
  if ('fault' in photo) return { reason: photo.fault };
  work.report.photos.new += 1;
  if (work.dryRun) return { key, isKnown: false };
  // The object is written first, so that no row points at a missing one.
  await work.objects.write(photoName(key), photo.bytes);
  const { width, height, colour } = photo;
  await insertPhoto(work.db, { key, width, height, colour, alt, now: work.now });
  return { key, isKnown: false };
}

/** Drawings for a product without photos: the first colour from every side, the others from the front. */
export function drawingsOf({ name, handle, type, gender, colours }: DraftProduct, now: Date) {
  const book = pictureBook(now);
  for (const [at, colour] of colours.slice(0, maxColours).entries()) {
    const art = artFor({ title: name, type: `${gender} ${type}`.trim(), colour, seed: handle });
    const views = at === 0 ? viewsOf(art.garment) : [0];
    for (const view of views)
      book.add('product-drawing', { art, view }, art.colours[0], at === 0 ? name : `${name}, ${colour}`);
  }
  return book.rows();
}

import * as m from '#messages/import-report';
import type { Database } from '../../../platform/database.ts';
import type { Objects } from '../../../platform/objects/objects.ts';
import { artFor } from '../../../../packages/garment-art/src/dress.ts';
import { viewsOf } from '../../../../packages/garment-art/src/draw-garment.ts';
import { pictureBook } from '../pictures/picture-book.ts';
import { cleanPhoto } from '../pictures/clean-photo.ts';
import { photoName, pictureKey } from '../pictures/photo-name.ts';
import { listKnownPictures } from '../products/products.store.ts';
import { insertPhoto, isKnownPicture } from '../pictures/new-pictures.store.ts';
import { readPublicUrl } from '../../../platform/public-web/fetch-public.ts';
import { sentenceOf } from '../photo-fetches/photo-fault.ts';
import { listFetched, type PhotoAddress } from '../photo-fetches/photo-fetches.store.ts';
import { findImportPhotos } from './desk/import-photos.store.ts';
import type { DraftPicture, DraftProduct } from './product-of-rows.ts';
import { readPhoto } from './read-photo.ts';
import type { Report } from './report.ts';

const maxPictures = 24;
const maxColours = 8;
/** Photos that one import may have fetched, and the characters of an address. */
const maxWanted = 20_000;
const longestAddress = 2_000;
const ownPicture = /^(?:https?:\/\/[^/]+)?\/pictures\/([A-Za-z0-9]{8,40})\.webp$/;

/** What the picture step of an import needs. */
export interface PictureWork {
  readonly db: Database;
  readonly objects: Objects;
  /** The real path of the pictures' folder; undefined without `--images`. */
  readonly folder: string | undefined;
  /** Photos on the internet are fetched afterwards. */
  readonly fetchesPhotos?: boolean;
  /** The shop whose photos, sent beside the file, may be named. */
  readonly shopId?: string;
  readonly dryRun: boolean;
  readonly report: Report;
  readonly now: Date;
}

/** Keys of pictures that this shop has, by what a file calls them. */
export type OwnPictures = ReadonlyMap<string, string>;

/**
 * Pictures that this shop already serves: our own export refers to them by URL, others were fetched before, or sent
 * beside the file.
 */
export async function findOwnPictures(
  { db, shopId }: Pick<PictureWork, 'db' | 'shopId'>,
  products: readonly DraftProduct[],
): Promise<OwnPictures> {
  const sources = products.flatMap(({ pictures }) => pictures.map(({ source }) => source));
  const keys = new Map(
    sources.flatMap((source) => {
      const key = ownPicture.exec(source)?.[1];
      return key ? [[source, key] as const] : [];
    }),
  );
  const there = keys.size > 0 ? await listKnownPictures(db, [...keys.values()]) : keys;
  const own = new Map([...keys].filter(([, key]) => there instanceof Set && there.has(key)));
  const addresses = new Map(
    sources.flatMap((source) => {
      const url = isOnTheNet(source) ? readPublicUrl(source) : null;
      return url instanceof URL ? [[source, url.href] as const] : [];
    }),
  );
  if (shopId !== undefined) {
    const names = sources.filter((source) => !isOnTheNet(source) && !own.has(source));
    if (names.length > 0)
      for (const [source, key] of await findImportPhotos(db, shopId, names)) own.set(source, key);
  }
  if (addresses.size === 0) return own;
  const fetched = await listFetched(db, [...addresses.values()]);
  for (const [source, address] of addresses) {
    const key = pictureKey(fetched.get(address) ?? '');
    if (key) own.set(source, key);
  }
  return own;
}

const isOnTheNet = (source: string): boolean => /^(https?:)?\/\//i.test(source);

/**
 * A product's photo keys in order, and the colours that the file says of those whose alt text the shop keeps; new photos
 * are checked and stored. Unusable pictures are reported, counted and left out.
 * @param ownPictures the result of findOwnPictures
 */
export async function photosOf(
  product: DraftProduct,
  ownPictures: OwnPictures,
  work: PictureWork,
): Promise<{
  photos: string[];
  colours: Record<string, string>;
  unread: number;
  addresses: readonly PhotoAddress[];
}> {
  const keys = new Set<string>();
  const colours: Record<string, string> = {};
  const addresses = new Map<string, PhotoAddress>();
  let unread = 0;
  for (const [position, picture] of product.pictures.entries()) {
    const found =
      keys.size + addresses.size < maxPictures
        ? await photoOf(picture, ownPictures, work)
        : { reason: m.too_many_pictures({ max: maxPictures }) };
    if ('address' in found) {
      unread += 1;
      const { alt, colour } = picture;
      addresses.set(found.address, { address: found.address, position, alt, colour });
    } else if ('key' in found) {
      keys.add(found.key);
      if (found.isKnown && picture.colour) colours[`/pictures/${found.key}.webp`] = picture.colour;
    } else {
      unread += 1;
      work.report.remark(picture.line, product.handle, found.reason);
    }
  }
  work.report.photos.toFetch += addresses.size;
  return { photos: [...keys], colours, unread, addresses: [...addresses.values()] };
}

/** True when the shop already serves all its pictures, so that no file beside the CSV matters. */
export const hasOwnPictures = ({ pictures }: DraftProduct, ownPictures: OwnPictures): boolean =>
  pictures.every(({ source }) => ownPictures.has(source));

/** The address of a photo on the internet that will be fetched; or a sentence why it is not. */
function addressOf(
  source: string,
  { fetchesPhotos, report }: PictureWork,
): { address: string } | { reason: string } {
  if (!fetchesPhotos) return { reason: m.picture_on_the_net({ name: source }) };
  const url = readPublicUrl(source);
  if (typeof url === 'string')
    return { reason: m.picture_not_fetched({ name: source, why: sentenceOf(url) }) };
  if (url.href.length > longestAddress) return { reason: m.picture_on_the_net({ name: source }) };
  if (report.photos.toFetch >= maxWanted)
    return { reason: m.too_many_to_fetch({ name: source, max: maxWanted }) };
  return { address: url.href };
}

async function photoOf(
  { source, alt }: DraftPicture,
  ownPictures: OwnPictures,
  work: PictureWork,
): Promise<{ key: string; isKnown: boolean } | { reason: string } | { address: string }> {
  const own = ownPictures.get(source);
  if (own) {
    work.report.photos.known += 1;
    return { key: own, isKnown: true };
  }
  if (isOnTheNet(source)) return addressOf(source, work);
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
  // One picture that takes too long costs its product a photo, not everybody's products the import.
  if (photo === 'busy') return { reason: m.picture_not_read({ name: source }) };
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

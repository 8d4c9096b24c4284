import { type Database, execute, getValue, hasRow, listValues } from '../../../platform/database.ts';
import { addJob } from '../../../platform/jobs/jobs.store.ts';
import type { PhotoFault } from './photo-fault.ts';

/** A photo of a product that is to be fetched. */
export interface PhotoAddress {
  readonly address: string;
  /** Its place among the product's pictures in the file. */
  readonly position: number;
  readonly alt: string;
  /** The one colour whose sizes it shows; '' for none. */
  readonly colour: string;
}

/** The job that fetches what waits. */
export const fetchPhotosJob = 'fetch_photos';

/** One runs at a time in all processes, so that photos leave room for other jobs. */
const terms = { key: 'all', maxAttempts: 5, queue: fetchPhotosJob };

/** Adds the job in the caller's transaction, to run at once. */
const addFetchJob = (trx: Database): Promise<void> =>
  addJob(trx, fetchPhotosJob, {}, { ...terms, mode: 'replace' });

/** Adds the job for later (milliseconds), unless one comes sooner. */
export const addLaterFetchJob = (db: Database, after: number): Promise<void> =>
  addJob(db, fetchPhotosJob, {}, { ...terms, after, mode: 'preserve_run_at' });

/** The products of a file whose photos are to be fetched. */
export interface ProductAddresses {
  readonly productId: string;
  readonly photos: readonly PhotoAddress[];
  /** The import hid the product for want of a photo. */
  readonly showsProduct: boolean;
}

/** Notes photos to be fetched from now on, failed ones again; what the file no longer names is given up. */
export async function queuePhotos(
  trx: Database,
  products: readonly ProductAddresses[],
  now: Date,
): Promise<void> {
  const rows = products.flatMap(({ productId, photos, showsProduct }) =>
    photos.map((photo) => ({ ...photo, product_id: productId, shows_product: showsProduct })),
  );
  await execute(trx)`
    with named as (
      select * from json_to_recordset(${JSON.stringify(rows)}::json)
        as w(product_id text, address text, position integer, alt text, colour text, shows_product boolean)
    ), given_up as (
      delete from photo_fetches f where f.picture is null and f.product_id in (select product_id from named)
        and not exists (select from named w where w.product_id = f.product_id and w.address = f.address)
    )
    insert into photo_fetches (product_id, address, position, alt, colour, shows_product, added_at, next_at)
    select product_id, address, position, alt, colour, shows_product, ${now}, ${now} from named order by product_id, address
    on conflict (product_id, address) do update
      set position = excluded.position, alt = excluded.alt, colour = excluded.colour, added_at = excluded.added_at, tries = 0,
          shows_product = photo_fetches.shows_product or excluded.shows_product, next_at = excluded.next_at, fault = null
      where photo_fetches.picture is null`;
  await addFetchJob(trx);
}

/** The pictures (by URL) of addresses that were fetched before, for any product. */
export async function listFetched(db: Database, addresses: readonly string[]): Promise<Map<string, string>> {
  const rows = await execute<{ address: string; picture: string }>(db)`
    select distinct on (address) address, picture from photo_fetches
    where address = any(${addresses}::text[]) and picture is not null order by address, added_at desc`;
  return new Map(rows.map(({ address, picture }) => [address, picture]));
}

export interface DuePhoto extends PhotoAddress {
  readonly productId: string;
  readonly tries: number;
}

/** Takes the due photos of a few products for `until`: nobody else tries them before. */
export function takeDue(
  db: Database,
  { now, until, products }: { now: Date; until: Date; products: number },
): Promise<DuePhoto[]> {
  return execute<DuePhoto>(db)`
    with due as (
      select product_id from photo_fetches where next_at <= ${now} group by product_id order by min(next_at), product_id limit ${products}
    )
    update photo_fetches f set next_at = ${until}, tries = f.tries + 1 from due
    where f.product_id = due.product_id and f.next_at <= ${now}
    returning f.product_id as "productId", f.address, f.position, f.alt, f.colour, f.tries`;
}

/** When the next waiting photo is due; null when none waits. */
export function findNextDue(db: Database): Promise<Date | null> {
  return getValue<Date | null>(db)`select min(next_at) from photo_fetches`;
}

/** Notes why a photo could not be had, and when it is tried again; null for never. */
export async function noteFault(
  db: Database,
  { productId, address }: Pick<DuePhoto, 'productId' | 'address'>,
  { fault, nextAt }: { fault: PhotoFault; nextAt: Date | null },
): Promise<void> {
  await execute(db)`
    update photo_fetches set fault = ${fault}, next_at = ${nextAt} where product_id = ${productId} and address = ${address} and picture is null`;
}

/** Notes the pictures that addresses have become. */
export async function notePictures(
  trx: Database,
  productId: string,
  pictures: readonly { address: string; picture: string }[],
): Promise<void> {
  await execute(trx)`
    update photo_fetches f set picture = had.picture, next_at = null, fault = null
    from json_to_recordset(${JSON.stringify(pictures)}::json) as had(address text, picture text)
    where f.product_id = ${productId} and f.address = had.address`;
}

/** A photo that could not be had. */
export interface MissingPhoto {
  readonly productId: string;
  readonly product: string;
  readonly address: string;
  readonly fault: PhotoFault;
}

/** A shop's photos that could not be had, by product. */
export function listMissing(db: Database, shopId: string, limit: number): Promise<MissingPhoto[]> {
  return execute<MissingPhoto>(db)`
    select f.product_id as "productId", p.name as product, f.address, coalesce(f.fault, 'unreachable') as fault
    from photo_fetches f join products p on p.id = f.product_id
    where p.seller_id = ${shopId} and f.picture is null and f.next_at is null
    order by p.name, f.product_id, f.position limit ${limit}`;
}

/** How many photos of a shop wait, and how many could not be had. */
export async function countFetches(
  db: Database,
  shopId: string,
): Promise<{ waiting: number; missing: number }> {
  const [row] = await execute<{ waiting: number; missing: number }>(db)`
    select count(f.next_at) as waiting, count(*) - count(f.next_at) as missing
    from photo_fetches f join products p on p.id = f.product_id where p.seller_id = ${shopId} and f.picture is null`;
  return row ?? { waiting: 0, missing: 0 };
}

/** Tries all missing photos of a shop again. Returns how many. */
export async function retryMissing(trx: Database, shopId: string, now: Date): Promise<number> {
  const retried = await listValues<string>(trx)`
    update photo_fetches f set next_at = ${now}, tries = 0 from products p
    where p.id = f.product_id and p.seller_id = ${shopId} and f.picture is null and f.next_at is null returning f.address`;
  if (retried.length > 0) await addFetchJob(trx);
  return retried.length;
}

/** Gives up what could not be had: the shop has other photos, or wants none. */
export async function forgetMissing(db: Database, shopId: string): Promise<void> {
  await execute(db)`
    delete from photo_fetches f using products p
    where p.id = f.product_id and p.seller_id = ${shopId} and f.picture is null and f.next_at is null`;
}

/** Adds a job for photos that have been due since before `since`: theirs was lost. */
export async function adoptFetches(db: Database, since: Date): Promise<void> {
  if (await hasRow(db)`select from photo_fetches where next_at < ${since} limit 1`) await addFetchJob(db);
}

/** Pictures of a product in the order of its file; those of no file are absent. */
export async function listPositions(db: Database, productId: string): Promise<Map<string, number>> {
  const rows = await execute<{ picture: string; position: number }>(db)`
    select picture, min(position) as position from photo_fetches
    where product_id = ${productId} and picture is not null group by picture`;
  return new Map(rows.map(({ picture, position }) => [picture, position]));
}

import pLimit from 'p-limit';
import { type Clock, minute, second, shift } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { Objects } from '../../../platform/objects/objects.ts';
import { fetchPublic, type FetchFault } from '../../../platform/public-web/fetch-public.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { keepPhoto } from '../pictures/keep-photo.ts';
import type { SearchOfProducts } from '../search-of-products.ts';
import type { FetchedPhoto } from './hang-fetched.store.ts';
import { hangFetched } from './hang-fetched.ts';
import { isPassing, type PhotoFault } from './photo-fault.ts';
import * as store from './photo-fetches.store.ts';

export interface FetchingMeans extends Pick<SearchOfProducts, 'indexProducts'> {
  readonly db: Database;
  readonly objects: Objects;
  readonly clock: Clock;
  /** False: nothing is fetched, what waits goes on waiting. */
  readonly fetchesPhotos: boolean;
  /** Replaced in tests, which have no internet. */
  readonly fetchFile?: (address: string) => Promise<Buffer | FetchFault>;
}

/** Photos fetched at once, of all servers and of one. */
const [atOnce, atOnceOfHost] = [6, 2];
/** Products taken at a time. */
const productsAtOnce = 20;
/** How long one job goes on: others of its queue, and a stop of the shop, wait no longer. */
const jobTime = 30 * second;
/** After this long without an end, as when the process was killed, a photo is tried again. */
const lostAfter = 10 * minute;
/** Pauses before the second and later tries of faults that pass. */
const pauses = [minute, 10 * minute, 60 * minute];

/**
 * The job that fetches photos named by imports, checks each like an upload, and adds them to their products, a product
 * at a time. A fault that passes is tried four times; others wait for people.
 */
export const fetchPhotos = (means: FetchingMeans) => async (): Promise<void> => {
  const { db, clock, fetchesPhotos } = means;
  if (!fetchesPhotos) return;
  const end = shift(clock.now(), jobTime);
  const limit = limiterByHost();
  while (clock.now() < end) {
    const now = clock.now();
    const due = await store.takeDue(db, { now, until: shift(now, lostAfter), products: productsAtOnce });
    if (due.length === 0) break;
    const byProduct = [...Map.groupBy(due, ({ productId }) => productId)];
    await Promise.all(byProduct.map(([id, photos]) => fetchOfProduct(means, id, { photos, limit })));
  }
  const next = await store.findNextDue(db);
  const now = clock.now();
  if (next) await store.addLaterFetchJob(db, Math.max(0, next.getTime() - now.getTime()));
};

type Limit = (address: string, work: () => Promise<void>) => Promise<void>;

function limiterByHost(): Limit {
  const all = pLimit(atOnce);
  const hosts = new Map<string, ReturnType<typeof pLimit>>();
  return (address, work) => {
    const host = URL.parse(address)?.host ?? '';
    const own = hosts.get(host) ?? pLimit(atOnceOfHost);
    hosts.set(host, own);
    return own(() => all(work));
  };
}

async function fetchOfProduct(
  means: FetchingMeans,
  productId: string,
  { photos, limit }: { photos: readonly store.DuePhoto[]; limit: Limit },
): Promise<void> {
  const fetched: FetchedPhoto[] = [];
  await Promise.all(
    photos.map((photo) =>
      limit(photo.address, async () => {
        const picture = await fetchOne(means, photo);
        if (picture !== null) fetched.push({ address: photo.address, picture, colour: photo.colour });
      }),
    ),
  );
  if (fetched.length > 0) await hangFetched({ ...means, now: means.clock.now() }, productId, fetched);
}

/** The picture that an address has become; null when it was noted why not. */
async function fetchOne(
  { db, objects, clock, fetchFile = fetchPublic }: FetchingMeans,
  photo: store.DuePhoto,
): Promise<string | null> {
  const file = await fetchFile(photo.address);
  if (typeof file === 'string') return noteFault(db, photo, file, clock.now());
  const photoOrRefusal = await keepPhoto(
    { db, objects },
    { bytes: file, by: fetchedBy, alt: photo.alt, now: clock.now() },
  );
  if (!isRefusal(photoOrRefusal)) return photoOrRefusal.picture;
  const fault = photoOrRefusal.refused === 'unavailable' ? 'failing' : 'not_a_photo';
  return noteFault(db, photo, fault, clock.now());
}

/** Who fetched pictures are from, for the decoder: one of them is read at a time, between those of people. */
const fetchedBy = 'fetched photos';

async function noteFault(db: Database, photo: store.DuePhoto, fault: PhotoFault, now: Date): Promise<null> {
  const pause = isPassing(fault) ? pauses[photo.tries - 1] : undefined;
  await store.noteFault(db, photo, { fault, nextAt: pause === undefined ? null : shift(now, pause) });
  return null;
}

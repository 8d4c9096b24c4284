import * as answers from '#messages/answers';
import * as refusals from '#messages/refusals';
import type { Handlers } from '../../../platform/call.ts';
import type { Database } from '../../../platform/database.ts';
import { isRefusal, refuse } from '../../../platform/refusal.ts';
import type { Objects } from '../../../platform/objects/objects.ts';
import { listCategories } from '../catalogue.store.ts';
import { keepPhoto } from '../pictures/keep-photo.ts';
import { arrange } from './arrange.ts';
import { listDeskBanners } from './banners.store.ts';
import { drawBannerPicture } from './draw-banner-picture.ts';
import { featureProducts } from './feature-products.ts';
import { listDeskGroups } from './groups.store.ts';
import { addBanner, changeBanner, deleteBanner } from './save-banner.ts';
import { addGroup, changeGroup, deleteGroup } from './save-group.ts';
import type { Product } from '../product.ts';
import type { SearchOfProducts } from '../search-of-products.ts';
import { makeChange } from '../../staff/changes/make-change.ts';
import type { Desk } from '../../staff/desk.ts';
import type { ProductLine, windowCalls } from './staff.calls.ts';
import { listFeaturedIds, readProductLines } from './staff-window.store.ts';

/** Max hits of the product search. */
const maxFound = 12;

interface Dependencies extends Desk {
  readonly objects: Objects;
  readonly search: SearchOfProducts;
}

type WindowHandlers = Handlers<typeof windowCalls>;
type BannerCalls = 'addBanner' | 'changeBanner' | 'deleteBanner' | 'drawScene' | 'uploadPicture';
type GroupCalls = 'addGroup' | 'changeGroup' | 'deleteGroup' | 'feature';

export function windowHandlers(needs: Dependencies): WindowHandlers {
  const { db, clock, search } = needs;
  return {
    read: () => readWindow(db),
    findProducts: async ({ search: text }) => ({
      products: (await search.findProducts(text, maxFound)).map(lineOf),
    }),
    arrange: async ({ what, seen, ids }, { staff }) => {
      const subject = what === 'banners' ? 'banner' : 'home group';
      const intent = { subject, subjectId: 'all', did: 'arranged', at: clock.now() } as const;
      const outcome = await makeChange(db, staff, intent, (trx) =>
        arrange(trx, what === 'banners' ? 'banners' : 'home_groups', { seen, ids }),
      );
      return isRefusal(outcome) ? outcome : { message: answers.order_saved() };
    },
    ...bannerHandlers(needs),
    ...groupHandlers(needs),
  };
}

async function readWindow(db: Database) {
  const [banners, groups, featuredIds, categories] = await Promise.all([
    listDeskBanners(db),
    listDeskGroups(db),
    listFeaturedIds(db),
    listCategories(db),
  ]);
  const ids = new Set([...groups.flatMap(({ productIds }) => productIds), ...featuredIds]);
  return {
    banners,
    groups: groups.map((one) => ({ ...one, productIds: [...one.productIds] })),
    featured: featuredIds,
    products: await readProductLines(db, [...ids]),
    categories: categories.map(({ _id, name }) => ({ id: _id, name })),
  };
}

function bannerHandlers({ db, clock, objects }: Dependencies): Pick<WindowHandlers, BannerCalls> {
  const banner = (subjectId: string, did: string) =>
    ({ subject: 'banner', subjectId, did, at: clock.now() }) as const;
  return {
    addBanner: async (input, { staff }) => {
      const at = clock.now();
      const outcome = await makeChange(db, staff, banner('', 'added'), (trx) =>
        addBanner(trx, { banner: input, now: at }),
      );
      return isRefusal(outcome) ? outcome : { message: answers.banner_added() };
    },
    changeBanner: async ({ id, version, ...changed }, { staff }) => {
      const outcome = await makeChange(db, staff, banner(id, 'edited'), (trx) =>
        changeBanner(trx, { id, version, banner: changed }),
      );
      return isRefusal(outcome) ? outcome : { message: answers.banner_saved() };
    },
    deleteBanner: async ({ id, version }, { staff }) => {
      const outcome = await makeChange(db, staff, banner(id, 'deleted'), (trx) =>
        deleteBanner(trx, { id, version }),
      );
      return isRefusal(outcome) ? outcome : { message: answers.banner_deleted() };
    },
    drawScene: async (scene) => ({
      picture: await drawBannerPicture(db, { scene, alt: '', now: clock.now() }),
    }),
    uploadPicture: (_input, { rawBody, gone, staff }) =>
      rawBody === undefined || rawBody.length === 0
        ? refuse('invalid', { error: refusals.choose_picture() })
        : keepPhoto({ db, objects }, { bytes: rawBody, by: staff.id, alt: '', now: clock.now(), gone }),
  };
}

function groupHandlers({ db, clock }: Dependencies): Pick<WindowHandlers, GroupCalls> {
  const group = (subjectId: string, did: string) =>
    ({ subject: 'home group', subjectId, did, at: clock.now() }) as const;
  return {
    addGroup: async (input, { staff }) => {
      const at = clock.now();
      const outcome = await makeChange(db, staff, group('', 'added'), (trx) =>
        addGroup(trx, { group: input, now: at }),
      );
      return isRefusal(outcome) ? outcome : { message: answers.group_added() };
    },
    changeGroup: async ({ id, version, ...changed }, { staff }) => {
      const outcome = await makeChange(db, staff, group(id, 'edited'), (trx) =>
        changeGroup(trx, { id, version, group: changed }),
      );
      return isRefusal(outcome) ? outcome : { message: answers.group_saved() };
    },
    deleteGroup: async ({ id, version }, { staff }) => {
      const outcome = await makeChange(db, staff, group(id, 'deleted'), (trx) =>
        deleteGroup(trx, { id, version }),
      );
      return isRefusal(outcome) ? outcome : { message: answers.group_deleted() };
    },
    feature: async ({ seen, ids }, { staff }) => {
      const at = clock.now();
      const outcome = await makeChange(db, staff, group('featured', 'featured'), (trx) =>
        featureProducts(trx, { seen, ids, now: at }),
      );
      return isRefusal(outcome) ? outcome : { message: answers.featured_saved() };
    },
  };
}

const lineOf = ({ _id, name, slug, images, shopName, finalPrice, stock }: Product): ProductLine => ({
  id: _id,
  name,
  slug,
  image: images[0] ?? '',
  shopName,
  finalPrice,
  stock,
  hidden: false,
});

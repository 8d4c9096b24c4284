import * as m from '#messages/refusals';
import type { Database } from '../../../platform/database.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { newId } from '../../../platform/ids.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { isKnownPicture } from '../pictures/new-pictures.store.ts';
import { pictureKey } from '../pictures/photo-name.ts';
import * as store from './banners.store.ts';

export const maxBanners = 20;

/** The content before and after a change, for the change history; null when it did not exist. */
export interface ContentChange<Content> {
  readonly id: string;
  readonly before: Content | null;
  readonly after: Content | null;
}

/** Appends a banner. */
export function addBanner(
  db: Database,
  { banner, now }: { banner: store.BannerContent; now: Date },
): Promise<ContentChange<store.BannerContent> | Refusal<'invalid' | 'list_full'>> {
  return inTransaction(db, async (trx) => {
    const fault = await faultOf(trx, banner);
    if (fault) return fault;
    if ((await store.countBanners(trx)) >= maxBanners)
      return refuse('list_full', { error: m.too_many_banners({ max: maxBanners }) });
    const id = newId(now);
    await store.insertBanner(trx, id, banner);
    return { id, before: null, after: banner };
  });
}

export function changeBanner(
  db: Database,
  { id, version, banner }: { id: string; version: number; banner: store.BannerContent },
): Promise<ContentChange<store.BannerContent> | Refusal<'changed_meanwhile' | 'invalid' | 'not_found'>> {
  return inTransaction(db, async (trx) => {
    const before = await store.holdBanner(trx, id);
    if (!before) return notFound;
    if (before.version !== version) return refuse('changed_meanwhile');
    const fault = await faultOf(trx, banner);
    if (fault) return fault;
    await store.updateBanner(trx, id, banner);
    return { id, before, after: banner };
  });
}

/** Deletes a banner permanently. */
export function deleteBanner(
  db: Database,
  { id, version }: { id: string; version: number },
): Promise<ContentChange<store.BannerContent> | Refusal<'changed_meanwhile' | 'not_found'>> {
  return inTransaction(db, async (trx) => {
    const before = await store.holdBanner(trx, id);
    if (!before) return notFound;
    if (before.version !== version) return refuse('changed_meanwhile');
    await store.deleteBannerRow(trx, id);
    return { id, before, after: null };
  });
}

const notFound = refuse('not_found', { error: m.banner_not_found() });

async function faultOf(trx: Database, banner: store.BannerContent): Promise<Refusal<'invalid'> | null> {
  const key = pictureKey(banner.picture);
  if (!key || !(await isKnownPicture(trx, key)))
    return refuse('invalid', { fields: { picture: m.choose_picture() } });
  const { targetType, productId, categoryId } = banner;
  const target = targetType === 'product' ? productId : categoryId;
  if (targetType !== '' && (target === null || !(await store.hasTarget(trx, targetType, target))))
    return refuse('invalid', { fields: { target: chooseTarget[targetType]() } });
  return null;
}

const chooseTarget = { product: m.choose_target_product, category: m.choose_target_category };

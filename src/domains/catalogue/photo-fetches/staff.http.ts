import * as m from '#messages/photo-fetches';
import * as refusals from '#messages/refusals';
import type { Handlers } from '../../../platform/call.ts';
import { refuse } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import type { Desk } from '../../staff/desk.ts';
import { sentenceOf } from './photo-fault.ts';
import * as store from './photo-fetches.store.ts';
import type { deskPhotoFetchesCalls } from './staff.calls.ts';

/** Photos listed one by one. */
const maxListed = 100;

const noShop = () => refuse('invalid', { error: refusals.choose_shop_of_products() });

export const photoFetchesHandlers = ({
  db,
  clock,
  fetchesPhotos,
}: Desk & { readonly fetchesPhotos: boolean }): Handlers<typeof deskPhotoFetchesCalls> => ({
  list: async (_input, { shopId, staff }) => {
    const canRetry = fetchesPhotos && staff.role === 'operator';
    if (shopId === null) return { waiting: 0, missing: 0, photos: [], canRetry };
    const missing = await store.listMissing(db, shopId, maxListed);
    return {
      ...(await store.countFetches(db, shopId)),
      photos: missing.map(({ fault, ...photo }) => ({ ...photo, reason: sentenceOf(fault) })),
      canRetry,
    };
  },
  retry: async (_input, { shopId }) => {
    if (shopId === null) return noShop();
    if (!fetchesPhotos) return refuse('invalid', { error: m.fetching_is_off() });
    const photos = await inTransaction(db, (trx) => store.retryMissing(trx, shopId, clock.now()));
    return { photos, message: m.tried_again({ count: photos }) };
  },
  forget: async (_input, { shopId }) => {
    if (shopId === null) return noShop();
    await store.forgetMissing(db, shopId);
    return { message: m.list_emptied() };
  },
});

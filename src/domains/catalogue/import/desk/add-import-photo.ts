import * as columns from '#messages/import-columns';
import type { Objects } from '../../../../platform/objects/objects.ts';
import { isRefusal, refuse } from '../../../../platform/refusal.ts';
import type { StaffVisit } from '../../../../platform/visit.ts';
import type { Desk } from '../../../staff/desk.ts';
import { keepPhoto } from '../../pictures/keep-photo.ts';
import { pictureKey } from '../../pictures/photo-name.ts';
import { saveImportPhoto } from './import-photos.store.ts';

/** Stores a photo that is sent beside a product file; the shop's imports find it by the name of its file. */
export async function addImportPhoto(
  { db, objects, clock }: Desk & { readonly objects: Objects },
  { name = 'photo' }: { name?: string | undefined },
  { shopId, staff, rawBody, gone }: StaffVisit,
) {
  if (shopId === null) return refuse('invalid', { error: columns.choose_shop() });
  const now = clock.now();
  const photo = await keepPhoto({ db, objects }, { bytes: rawBody, name, by: staff.id, alt: '', now, gone });
  if (isRefusal(photo)) return photo;
  const key = pictureKey(photo.picture) ?? '';
  await saveImportPhoto(db, { sellerId: shopId, name, key, now });
  return { picture: photo.picture };
}

import * as columns from '#messages/import-columns';
import * as report from '#messages/import-report';
import * as m from '#messages/refusals';
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
  const picture = report.named_picture({ name });
  if (!rawBody?.length) return refuse('invalid', { error: m.picture_empty({ picture }) });
  const now = clock.now();
  const photo = await keepPhoto({ db, objects }, { bytes: rawBody, by: staff.id, alt: '', now, gone });
  if (isRefusal(photo)) return { ...photo, error: photo.error.replace(report.this_picture(), picture) };
  const key = pictureKey(photo.picture) ?? '';
  await saveImportPhoto(db, { sellerId: shopId, name, key, now });
  return { picture: photo.picture };
}

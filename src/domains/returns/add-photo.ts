import * as m from '#messages/returns';
import type { Database } from '../../platform/database.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { photoIdOf } from '../catalogue/pictures/photo-id.ts';
import type { PhotoRefusal } from '../catalogue/pictures/photo-upload.ts';
import { takePicture } from '../catalogue/pictures/take-picture.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { maxPhotos } from './photo.ts';
import { countPhotos, hasPhoto, insertPhoto } from './photos.store.ts';
import type { ReturnState } from './return.ts';
import { holdReturn, type Owner } from './returns.store.ts';

type PhotoRefusals = Refusal<PhotoRefusal | 'list_full' | 'not_found' | 'wrong_status'>;

/** No photos are added once a return is finished. */
const isOver = (state: ReturnState): boolean =>
  ['closed', 'refunded', 'exchanged', 'sent back', 'cancelled'].includes(state);

/** Adds a customer's or a seller's photo to a return. The picture is decoded outside the transaction. */
export async function addPhoto(
  db: Database,
  upload: {
    returnId: string;
    owner: Owner;
    by: 'customer' | 'staff';
    /** The id of that customer or staff. */
    sender: string;
    bytes: Uint8Array | undefined;
    /** The same for every attempt to send it. */
    key: string | undefined;
    now: Date;
  },
  signal: AbortSignal | undefined,
): Promise<{ message: string } | PhotoRefusals> {
  const { returnId, owner, by, sender, bytes, key, now } = upload;
  const id = photoIdOf(sender, key, now);
  const add = (picture: { full: Buffer; thumbnail: Buffer } | null) =>
    inTransaction(db, async (trx): Promise<{ message: string } | PhotoRefusals> => {
      const existing = await holdReturn(trx, returnId, owner);
      if (!existing) return refuse('not_found', { error: m.return_not_found() });
      if (isOver(existing.state)) return refuse('wrong_status', { error: m.moved_meanwhile() });
      // Its answer was lost, and it was sent again.
      if (await hasPhoto(trx, returnId, id)) return { message: m.photo_added() };
      if ((await countPhotos(trx, returnId, by)) >= maxPhotos)
        return refuse('list_full', { error: m.photos_full({ max: maxPhotos }) });
      if (picture) await insertPhoto(trx, { id, returnId, by, ...picture, now });
      return { message: m.photo_added() };
    });
  const outcome = await add(null);
  if ('refused' in outcome) return outcome;
  const picture = await takePicture(bytes, { by: sender, gone: signal });
  if ('refused' in picture) return picture;
  const [full, thumbnail] = picture.sizes;
  return full && thumbnail ? add({ full, thumbnail }) : refuse('not_a_picture');
}

import * as m from '#messages/tickets';
import * as refusals from '#messages/refusals';
import { hour } from '../../platform/clock.ts';
import { type Limit, takeTurn } from '../../platform/rate-limit.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { photoIdOf } from '../catalogue/pictures/photo-id.ts';
import type { PhotoRefusal } from '../catalogue/pictures/photo-upload.ts';
import { takePicture } from '../catalogue/pictures/take-picture.ts';
import type { Support } from './send-contact-message.ts';
import { maxPhotos } from './ticket-shape.ts';
import { countPhotos, hasPhoto, insertPhoto } from './ticket-photos.store.ts';
import { holdTicket } from './tickets.store.ts';

type PhotoRefusals = Refusal<PhotoRefusal | 'list_full' | 'not_found' | 'too_many'>;

/** Uploads count before they are decoded, readable or not. */
const photosOfOne: Limit = { name: 'ticket-photo', max: 30, within: hour, sentence: m.photos_too_fast() };

/** Adds a customer's photo to their own ticket. The picture is decoded outside the transaction. */
export async function addPhoto(
  { db, clock, tell }: Support,
  upload: {
    ticketId: string;
    customerId: string;
    bytes: Uint8Array | undefined;
    /** The same for every attempt to send it. */
    key: string | undefined;
  },
  signal: AbortSignal | undefined,
): Promise<{ message: string } | PhotoRefusals> {
  const { ticketId, customerId, bytes, key } = upload;
  const now = clock.now();
  const refusal = await takeTurn(db, photosOfOne, customerId, now);
  if (refusal) return refusal;
  const id = photoIdOf(customerId, key, now);
  const add = (picture: { full: Buffer; thumbnail: Buffer } | null) =>
    inTransaction(db, async (trx): Promise<{ message: string } | PhotoRefusals> => {
      const ticket = await holdTicket(trx, { id: ticketId, customerId });
      if (!ticket) return refuse('not_found', { error: refusals.ticket_not_found() });
      // Its answer was lost, and it was sent again.
      if (await hasPhoto(trx, ticketId, id)) return { message: m.photo_added() };
      if ((await countPhotos(trx, ticketId)) >= maxPhotos)
        return refuse('list_full', { error: m.photos_full({ max: maxPhotos }) });
      if (picture) await insertPhoto(trx, { id, ticketId, ...picture, now });
      return { message: m.photo_added() };
    });
  const outcome = await add(null);
  if ('refused' in outcome) return outcome;
  const picture = await takePicture(bytes, { by: customerId, gone: signal });
  if ('refused' in picture) return picture;
  const [full, thumbnail] = picture.sizes;
  if (!full || !thumbnail) return refuse('not_a_picture');
  const answer = await add({ full, thumbnail });
  if (!('refused' in answer)) tell(ticketId);
  return answer;
}

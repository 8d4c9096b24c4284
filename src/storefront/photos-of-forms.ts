import * as m from '#messages/refusals';
import { kindOfPicture } from '../../packages/picture-encoder/src/kind-of-picture.ts';
import type { Api } from '../calls.ts';
import { photoBounds } from '../domains/catalogue/pictures/photo-bounds.ts';
import { maxPhotos as maxOfReturn } from '../domains/returns/photo.ts';
import { askReturnForm } from '../domains/returns/ui/forms.ts';
import { maxPhotos as maxOfReview } from '../domains/reviews/photo.ts';
import { reviewForm } from '../domains/reviews/ui/form.ts';
import { maxPhotos as maxOfTicket } from '../domains/support/ticket-shape.ts';
import { contactForm } from '../domains/support/ui/contact.ts';
import { ticketForm } from '../domains/support/ui/ticket-form.ts';
import { type CallError, isCallError } from '../platform/call-error.ts';
import type { Refusal } from '../ui/form/refusal.ts';
import type { FormDefinition } from '../web/form-definition.ts';

/** What the server knows of an accepted form. */
interface AcceptedForm<Values, Answer> {
  readonly values: Values;
  readonly answer: Answer;
  readonly key: string;
}

/** A form's photos: how many, and the call that takes each once the form is accepted. */
interface PhotoDoor {
  readonly max: number;
  readonly open: (api: Api, of: AcceptedForm<object, unknown>) => (options: Options) => Promise<unknown>;
}
type Options = NonNullable<Parameters<Api['reviews']['addPhoto']>[1]>;

const door = <Values extends object, Answer>(
  { name }: FormDefinition<Values, Answer>,
  max: number,
  open: (api: Api, of: AcceptedForm<Values, Answer>) => (options: Options) => Promise<unknown>,
): [string, PhotoDoor] => [name, { max, open: open as PhotoDoor['open'] }];

/** By the form's name. With scripts the browser makes the same calls itself, with smaller photos. */
const doors = new Map([
  door(
    reviewForm,
    maxOfReview,
    (api, { values: { productId } }) =>
      (options) =>
        api.reviews.addPhoto({ productId }, options),
  ),
  door(
    askReturnForm,
    maxOfReturn,
    (api, { answer: { returnId } }) =>
      (options) =>
        api.returns.addPhoto({ id: returnId }, options),
  ),
  door(
    contactForm,
    maxOfTicket,
    (api, { answer: { ticketId } }) =>
      (options) =>
        api.support.addPhoto({ id: ticketId }, options),
  ),
  door(
    ticketForm,
    maxOfTicket,
    (api, { values: { ticketId } }) =>
      (options) =>
        api.support.addPhoto({ id: ticketId }, options),
  ),
]);

/** The photos that came with a form of a browser without scripts: they go as they are. */
export function photosIn(formData: FormData, form: FormDefinition) {
  const own = doors.get(form.name);
  const photos = own
    ? formData
        .getAll('photos')
        .filter((one): one is File => typeof one !== 'string' && (one.size > 0 || one.name !== ''))
    : [];
  return {
    /** What is wrong with them, before anything is stored. */
    async check(): Promise<Refusal | undefined> {
      if (own && photos.length > own.max) return { error: m.photos_at_most({ max: own.max }) };
      if (photos.some(({ size }) => size > photoBounds.largest)) return { error: m.chat_picture_too_large() };
      for (const photo of photos) {
        const head = new Uint8Array(await photo.slice(0, 64).arrayBuffer());
        if (!kindOfPicture(head)) return { error: m.not_a_picture() };
      }
    },
    /** Sends them; what was refused of one comes back as a sentence, the others are there. */
    async send(api: Api, of: AcceptedForm<object, unknown>): Promise<Refusal | undefined> {
      const faults: CallError[] = [];
      const add = own?.open(api, of);
      for (const [at, file] of photos.entries())
        await add?.({ file, idempotencyKey: `${of.key.slice(0, 40)} ${at}` }).catch((error: unknown) => {
          if (!isCallError(error)) throw error;
          faults.push(error);
        });
      return faults[0] && { error: m.photo_left_out({ reason: faults[0].message }) };
    },
  };
}

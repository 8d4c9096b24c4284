import { z } from 'zod';
import { id, moment } from '../../platform/field.ts';

/** A photo of a review, with the size of its full picture in pixels. */
export const photoShape = z.object({ _id: id, width: z.int().min(1), height: z.int().min(1) });
export type ReviewPhoto = z.output<typeof photoShape>;

/** A photo with the facts of its review, for browsing all photos of a product. */
export const walkedPhotoShape = photoShape.extend({
  name: z.string(),
  rating: z.int().min(1).max(5),
  review: z.string(),
  date: moment,
});
export type WalkedPhoto = z.output<typeof walkedPhotoShape>;

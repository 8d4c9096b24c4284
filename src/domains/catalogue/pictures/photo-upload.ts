import { z } from 'zod';
import { photoBounds } from './photo-bounds.ts';

/** Settings shared by calls that receive a person's photo; its bytes go through `takePicture`. */
export const photoUpload = {
  takesFile: true,
  idempotent: true,
  bodyLimit: photoBounds.largest + 1024 * 1024,
  status: 201,
} as const;

export const photoRefusals = ['invalid', 'not_a_picture', 'too_large', 'unavailable', 'wrong_type'] as const;
export type PhotoRefusal = (typeof photoRefusals)[number];

/** The size of a photo to read. */
export const photoSize = z.enum(['full', 'thumbnail']).default('thumbnail');

/** Settings shared by calls that return a photo. */
export const photoAnswer = {
  answer: z.custom<{ bytes: Uint8Array; name: string }>(),
  file: 'image/webp',
} as const;

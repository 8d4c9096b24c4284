import { z } from 'zod';
import { photoBounds } from './photo-bounds.ts';

/** What calls that take a photo of a person have in common; its bytes go through `takePicture`. */
export const photoUpload = {
  takesFile: true,
  bodyLimit: photoBounds.largest + 1024 * 1024,
  status: 201,
} as const;

export const photoRefusals = ['invalid', 'not_a_picture', 'too_large', 'unavailable', 'wrong_type'] as const;
export type PhotoRefusal = (typeof photoRefusals)[number];

/** Which size of a photo is read. */
export const photoSize = z.enum(['full', 'thumbnail']).default('thumbnail');

/** What calls that answer a photo have in common. */
export const photoAnswer = {
  answer: z.custom<{ bytes: Uint8Array; name: string }>(),
  file: 'image/webp',
} as const;

import * as m from '#messages/photo-fetches';
import type { FetchFault } from '../../../platform/public-web/fetch-public.ts';

/** Why a photo of the internet is not there: it could not be fetched, or is none. */
export const photoFaults = [
  'not_https',
  'not_public',
  'unreachable',
  'refused',
  'missing',
  'failing',
  'too_large',
  'too_slow',
  'too_many_redirects',
  'not_a_photo',
] as const satisfies readonly (FetchFault | 'not_a_photo')[];
export type PhotoFault = (typeof photoFaults)[number];

/** Faults that pass by themselves. */
const passing: readonly PhotoFault[] = ['unreachable', 'failing', 'too_slow'];
export const isPassing = (fault: PhotoFault): boolean => passing.includes(fault);

/** Why, and what to do, in a sentence. */
export const sentenceOf = (fault: PhotoFault): string => sentences[fault]();

const sentences: Record<PhotoFault, () => string> = {
  not_https: m.not_https,
  not_public: m.not_public,
  unreachable: m.unreachable,
  refused: m.refused,
  missing: m.missing,
  failing: m.failing,
  too_large: m.too_large,
  too_slow: m.too_slow,
  too_many_redirects: m.too_many_redirects,
  not_a_photo: m.not_a_photo,
};

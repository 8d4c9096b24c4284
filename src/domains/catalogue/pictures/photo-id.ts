import { createHash } from 'node:crypto';
import { newId } from '../../../platform/ids.ts';

/** The id of a photo that somebody sends: the same for every attempt with one `Idempotency-Key`. */
export const photoIdOf = (sender: string, key: string | undefined, now: Date): string =>
  key === undefined ? newId(now) : createHash('sha256').update(`${sender} ${key}`).digest('hex').slice(0, 20);

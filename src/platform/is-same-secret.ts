import { timingSafeEqual } from 'node:crypto';

/** Whether two secrets are equal, in constant time. */
export function isSameSecret(candidate: string, right: string): boolean {
  const [one, other] = [Buffer.from(candidate), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}

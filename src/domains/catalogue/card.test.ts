import { afterEach, expect, it, vi } from 'vitest';
import { toCard } from './card.ts';
import type { Product } from './product.ts';

afterEach(() => vi.useRealTimers());

const cameOn = (createdAt: string) =>
  toCard({ createdAt, images: [], variants: [{}] } as unknown as Product).isNew;

it('is new for 14 days, the day it came not counted', () => {
  vi.useFakeTimers({ now: new Date('2026-11-23T12:00:00Z') });
  expect(cameOn('2026-11-23T11:59:00Z')).toBe(true);
  expect(cameOn('2026-11-09T00:00:01Z')).toBe(true);
  expect(cameOn('2026-11-08T23:59:59Z')).toBe(false);
});

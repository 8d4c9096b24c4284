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

it('says where prices begin when another size that can be bought costs more', () => {
  const from = (...variants: { finalPrice: number; stock: number }[]) =>
    toCard({
      createdAt: '2026-11-01T00:00:00Z',
      images: [],
      finalPrice: 395,
      variants,
    } as unknown as Product).isFrom;
  expect(from({ finalPrice: 395, stock: 1 }, { finalPrice: 1_195, stock: 1 })).toBe(true);
  expect(from({ finalPrice: 395, stock: 1 }, { finalPrice: 1_195, stock: 0 })).toBe(false);
  expect(from({ finalPrice: 395, stock: 1 }, { finalPrice: 395, stock: 1 })).toBe(false);
});

import type { FastifyInstance } from 'fastify';
import { firstSeen, keysIn } from '../domains/catalogue/pictures/draw-ahead.ts';
import { second } from '../platform/clock.ts';
import { firstPages } from './open-pictures.ts';

/** How many pictures of each page: a phone's first two screens. */
const maxEach = 12;
/** Encoded at once; see `encode-picture.ts`. */
const atOnce = 2;

/**
 * Draws what the first visitor of a new shop sees, before its doors open: drawn when they ask, the tiles would stand blank
 * for a second each. What is not drawn by then is drawn when somebody asks, or while the shop is idle.
 * @param patience how long the doors stay shut for it, in milliseconds
 */
export async function drawFirstScreens(
  app: Pick<FastifyInstance, 'inject'>,
  patience = 8 * second,
): Promise<void> {
  const closes = AbortSignal.timeout(patience);
  const pages = await Promise.all(firstPages.map(async (url) => (await app.inject({ url })).payload));
  const keys = [...new Set(pages.flatMap((html) => keysIn(html).slice(0, maxEach)))];
  const draw = async () => {
    for (let key = keys.shift(); key && !closes.aborted; key = keys.shift())
      await app.inject({ url: `/pictures/${key}-${firstSeen.width}.webp` });
  };
  await Promise.all(Array.from({ length: atOnce }, draw));
}

import type { FastifyInstance } from 'fastify';
import { firstSeen, keysIn } from '../domains/catalogue/pictures/draw-ahead.ts';
import { second } from '../platform/clock.ts';
import { firstPages } from './open-pictures.ts';

/** Max pictures per page: a phone's first two screens. */
const maxEach = 12;
/** Pictures encoded at once; see `encode-picture.ts`. */
const atOnce = 2;

/**
 * Renders the pictures that a new shop's first visitor will see before the shop listens; rendered on request, each
 * would stay blank for a second. The rest is rendered on request or while the shop is idle.
 * @param patience max delay of the start in milliseconds
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

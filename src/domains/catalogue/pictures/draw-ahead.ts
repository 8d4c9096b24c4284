import { setTimeout as pause } from 'node:timers/promises';
import { type Clock, minute, second, shift } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { Log } from '../../../platform/log.ts';
import type { PictureWidth } from '../../../../packages/picture-encoder/src/encode-picture.ts';
import type { IdleQueue } from '../../../../packages/idle-queue/src/idle-queue.ts';
import { repeat } from '../../../platform/repeat.ts';
import type { MadePictures } from './made-pictures.ts';
import { listNewPictures, listPictures, type PictureShape } from './pictures.store.ts';

/** Milliseconds: the delay after the start, and the poll interval for new pictures. */
const usualPace = { firstAnswers: 2 * second, look: 15 * second };

/** What a fresh process renders first: the pictures its first visitor will see, at card size. */
export const firstSeen = { count: 60, width: 320 } as const satisfies { count: number; width: PictureWidth };

/** Polls overlap by this much, because uncommitted rows are not visible yet. */
const overlap = minute;

/** Pictures per poll, newest first: an import of thousands is not rendered before anyone has seen it. */
const maxAtOnce = 100;

interface Dependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly pictures: MadePictures;
  readonly queue: IdleQueue;
  /** HTML of the usual landing pages. */
  readonly firstPages: () => Promise<string[]>;
  /** Tests use shorter times. */
  readonly pace?: typeof usualPace;
}

/**
 * Renders pictures before they are requested: after the start those of the first pages, then every new one, whether
 * uploaded or imported, by any process.
 */
export function drawAhead(needs: Dependencies): { stop: () => Promise<void> } {
  const { db, clock, log, pictures, queue, firstPages, pace = usualPace } = needs;
  const stopping = new AbortController();
  const opened = clock.now();
  let since = opened;
  const take = (shapes: readonly PictureShape[]) => {
    for (const shape of shapes) for (const width of usualWidths(shape)) pictures.makeAhead(shape.key, width);
  };

  /** The pictures of the first pages, in page order, so that the first screen is ready first. */
  async function seenFirst(): Promise<string[]> {
    return [...new Set((await firstPages()).flatMap(keysIn))];
  }

  /** WebP only, because it is fast. A visitor's request for the same picture joins this work. */
  async function drawFirstSeen(): Promise<void> {
    for (const key of (await seenFirst()).slice(0, firstSeen.count)) {
      if (stopping.signal.aborted) return;
      await pictures.find(key, firstSeen.width, false, { network: 'ahead', isGone: () => false });
    }
  }

  async function takeFirstPages(): Promise<void> {
    const keys = await seenFirst();
    const shapes = new Map((await listPictures(db, keys)).map((shape) => [shape.key, shape]));
    take(keys.flatMap((key) => shapes.get(key) ?? []));
  }

  pause(pace.firstAnswers, undefined, { ref: false, signal: stopping.signal }).then(
    () => {
      queue.add('cards of the first pages', drawFirstSeen);
      queue.add('pictures of the first pages', takeFirstPages);
      queue.start();
    },
    () => {}, // stopped before the delay ended
  );
  const looking = repeat(
    async () => {
      const until = clock.now();
      take(await listNewPictures(db, since, maxAtOnce));
      since = laterOf(opened, shift(until, -overlap));
    },
    { every: pace.look, task: 'look for new pictures', log },
  );
  return {
    stop: async () => {
      stopping.abort();
      await looking.stop();
    },
  };
}

/** The keys of a page's pictures, in page order. */
export const keysIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/\/pictures\/([A-Za-z0-9]{8,40})-\d+\.webp/g)].map(([, key]) => key ?? '')),
];

const laterOf = (one: Date, other: Date): Date => (one > other ? one : other);

/** The widths usually requested: on cards, and full screen on phones. */
export function usualWidths({ kind, width, height }: PictureShape): PictureWidth[] {
  if (kind === 'shop-drawing') return [160];
  return width > 1.3 * height ? [960, 1280, 640] : [640, 480, 320];
}

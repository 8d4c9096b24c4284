import { setTimeout as pause } from 'node:timers/promises';
import { type Clock, minute, second, shift } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { Log } from '../../../platform/log.ts';
import type { PictureWidth } from '../../../../packages/picture-encoder/src/encode-picture.ts';
import type { IdleQueue } from './idle/idle-queue.ts';
import { repeat } from '../../../platform/repeat.ts';
import type { MadePictures } from './made-pictures.ts';
import { listNewPictures, listPictures, type PictureShape } from './pictures.store.ts';

/** Milliseconds after the start in which nothing is drawn unasked, and between two looks for pictures that came. */
const usualPace = { firstAnswers: 5 * second, look: 15 * second };

/** How far a look goes back behind the one before: what is being written cannot be seen yet. */
const overlap = minute;

/** Most pictures that one look takes up, the newest ones: an import of thousands is not drawn before anybody has seen it. */
const maxAtOnce = 100;

interface Needs {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly pictures: MadePictures;
  readonly queue: IdleQueue;
  /** HTML of the pages that most visits begin with. */
  readonly firstPages: () => Promise<string[]>;
  /** A test has less time. */
  readonly pace?: typeof usualPace;
}

/**
 * Has those pictures drawn that will be asked for: after the start those of the first pages, from then on all that come into the shop, sent to
 * the desk or imported, by this process or another.
 */
export function drawAhead(needs: Needs): { stop: () => Promise<void> } {
  const { db, clock, log, pictures, queue, firstPages, pace = usualPace } = needs;
  const stopping = new AbortController();
  const opened = clock.now();
  let since = opened;
  const take = (shapes: readonly PictureShape[]) => {
    for (const shape of shapes) for (const width of usualWidths(shape)) pictures.makeAhead(shape.key, width);
  };

  async function takeFirstPages(): Promise<void> {
    const keys = new Set<string>();
    for (const html of await firstPages())
      for (const [, key] of html.matchAll(/\/pictures\/([A-Za-z0-9]{8,40})-\d+\.webp/g)) keys.add(key ?? '');
    const shapes = new Map((await listPictures(db, [...keys])).map((shape) => [shape.key, shape]));
    // In the order of the pages, so that the first screen comes first.
    take([...keys].flatMap((key) => shapes.get(key) ?? []));
  }

  pause(pace.firstAnswers, undefined, { ref: false, signal: stopping.signal }).then(
    () => {
      queue.add('pictures of the first pages', takeFirstPages);
      queue.start();
    },
    () => {}, // stopped before
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

const laterOf = (one: Date, other: Date): Date => (one > other ? one : other);

/** The widths in which a picture is mostly shown: cards, or as wide as a phone's screen and more. */
export function usualWidths({ kind, width, height }: PictureShape): PictureWidth[] {
  if (kind === 'shop-drawing') return [160];
  return width > 1.3 * height ? [960, 1280, 640] : [640, 480, 320];
}

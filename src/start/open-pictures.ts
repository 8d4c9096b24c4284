import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { AllHandlers } from '../calls.ts';
import { serveOnFigure } from '../domains/catalogue/lengths/serve-on-figure.ts';
import { drawAhead } from '../domains/catalogue/pictures/draw-ahead.ts';
import { madePictures } from '../domains/catalogue/pictures/made-pictures.ts';
import { servePictures } from '../domains/catalogue/pictures/serve-pictures.ts';
import type { Metrics } from '../http/metrics/metrics.ts';
import type { ReadVisit } from '../http/read-visit.ts';
import type { Caches } from '../platform/caches.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { fileCache, type Entry } from '../../packages/disk-cache/src/file-cache.ts';
import type { Log } from '../platform/log.ts';
import type { Objects } from '../platform/objects/objects.ts';
import { encodeApart } from '../../packages/picture-encoder/src/encode-apart.ts';
import { stopReading } from '../../packages/picture-encoder/src/read-sent-picture.ts';
import { diskSize } from '../../packages/disk-cache/src/hold-to-bound.ts';
import { idleMachine } from '../../packages/idle-queue/src/idle-machine.ts';
import { idleQueue } from '../../packages/idle-queue/src/idle-queue.ts';
import type { Settings } from '../settings/settings.ts';

/** The usual landing pages. */
export const firstPages = ['/', '/shops'];

interface Dependencies {
  readonly settings: Settings;
  readonly db: Database;
  readonly objects: Objects;
  readonly caches: Caches;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly handlers: Pick<AllHandlers, 'catalogue'>;
  readonly readVisit: ReadVisit;
}

/** Serves pictures, and renders the likely ones ahead while the running shop is idle. */
export function openPictures(
  app: FastifyInstance,
  { settings, db, objects, caches, clock, log, metrics, handlers, readVisit }: Dependencies,
): void {
  const files = fileCache({
    folder: join(settings.dataDir, 'pictures'),
    bound: settings.pictureCacheBytes,
    recent: caches.create<Entry>({
      name: 'picture files',
      holds: 'a picture’s file that was just asked for',
      key: 'name of the file, which is made from its content',
      droppedBy: 'nothing: the key is the content',
      maxBytes: 48 * 1024 * 1024,
      sizeOf: ({ bytes }) => diskSize(bytes.length),
    }),
    clock,
    log,
  });
  const queue = idleQueue({ isIdle: idleMachine(), log });
  const encoder = encodeApart();
  const pictures = madePictures({ db, objects, files, queue, encoder });
  servePictures(app, pictures);
  serveOnFigure(app, {
    db,
    read: async (slugOrId, request, reply) =>
      handlers.catalogue.getProduct({ slugOrId }, await readVisit(request, reply)),
  });
  metrics.watch('pictures_waiting', 'Pictures to be drawn when nothing else is to be done', queue.waiting);

  let ahead: ReturnType<typeof drawAhead> | null = null;
  app.addHook('onListen', async () => {
    const read = async (url: string) => (await app.inject({ url })).payload;
    ahead = drawAhead({
      db,
      clock,
      log,
      pictures,
      queue,
      firstPages: () => Promise.all(firstPages.map(read)),
    });
  });
  app.addHook('preClose', async () => {
    const queueEnd = queue.stop();
    encoder.stop();
    stopReading();
    await Promise.all([queueEnd, ahead?.stop(), files.settled()]);
  });
}

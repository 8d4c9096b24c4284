import { constants } from 'node:os';
import { apart } from './apart.ts';
import { kindOfPicture, type PictureKind } from './kind-of-picture.ts';
import { lane, OutOfBounds, Unavailable } from './lane.ts';

/** An uploaded picture, re-encoded. */
export interface SentPicture {
  /** WebP, one per requested side. */
  readonly sizes: readonly Buffer[];
  /** Size in pixels of the first. */
  readonly width: number;
  readonly height: number;
  /** Its main colour as `#rrggbb`. */
  readonly colour: string;
}

/**
 * Why it was refused: another kind of file; a HEIC, which this machine cannot read; incomplete; too many pixels; more
 * memory or time than a photo needs; too many others wait.
 */
export type PictureFault = 'type' | 'heic' | 'content' | 'pixels' | 'demanding' | 'busy';

/** What the process is asked for. */
export interface ReadOrder {
  readonly source: Uint8Array;
  readonly kind: PictureKind;
  /** Max pixels of the longer side. */
  readonly sides: readonly number[];
  /** As for WebP, 1 to 100. */
  readonly quality: number;
}

export type ReadAnswer = SentPicture | Exclude<PictureFault, 'type' | 'demanding' | 'busy'>;

/** Max megapixels of an uploaded picture: phones take 108, and a file of a few kilobytes can claim many times that. */
export const maxSentMegapixels = 110;

/** Milliseconds for one picture, of which its process may work three seconds (`decode-sent.ts`). */
const patience = 12_000;

/** Processes: one person's picture takes one of them at most. Pages come first. */
const priority = constants.priority.PRIORITY_BELOW_NORMAL;
const processes = [0, 1].map(() => apart<ReadOrder, ReadAnswer>({ patience, priority }));
const readers = lane({ workers: processes, maxWaitingEach: 10, maxWaiting: 30 });

/**
 * Reads a picture that a person sent, of one of `kinds` by its first bytes, in a process with bounds of time and
 * memory, and re-encodes it, upright and without metadata, once for each of `sides`.
 * @param by who sent it; one picture of each person is read at a time
 * @param gone aborted when the sender has disconnected; a picture that waits is then not read
 */
export async function readSentPicture(
  source: Uint8Array,
  { by, kinds, gone, quality = 80, ...how }: ReadOptions,
): Promise<SentPicture | PictureFault> {
  const kind = kindOfPicture(source);
  if (!kind || !kinds.includes(kind)) return 'type';
  try {
    const read = await readers.run(by, ({ ask }) => ask({ source, kind, quality, ...how }), gone);
    return typeof read === 'string' ? read : { ...read, sizes: read.sizes.map((size) => Buffer.from(size)) };
  } catch (error) {
    if (error instanceof OutOfBounds) return 'demanding';
    if (error instanceof Unavailable || gone?.aborted) return 'busy';
    throw error;
  }
}

interface ReadOptions extends Pick<ReadOrder, 'sides'> {
  readonly by: string;
  readonly kinds: readonly PictureKind[];
  readonly quality?: number;
  readonly gone?: AbortSignal | undefined;
}

/** Ends the processes at once and refuses what they read and what waits; a later picture starts them again. */
export function stopReading(): void {
  readers.clear();
  for (const { stop } of processes) stop();
}

import { constants } from 'node:os';
import { apart } from './apart.ts';

export interface EncodeOrder {
  readonly source: Uint8Array;
  readonly width: number;
  /** Whether to encode WebP too, because there is none yet. */
  readonly webp: boolean;
}

/** The process's answer. `failed`: this picture can never be encoded. */
export type EncodeAnswer =
  | { readonly avif: Uint8Array; readonly webp: Uint8Array | null }
  | { readonly failed: string };

export interface PictureEncoder {
  /**
   * One order at a time.
   * @throws when the process ends before it answers, as it does on `stop`
   */
  readonly encode: (order: EncodeOrder) => Promise<EncodeAnswer>;
  /** Ends the process at once and abandons the picture being encoded. */
  readonly stop: () => void;
}

/**
 * Encodes pictures in a separate process of the lowest priority: it uses only spare CPU time, frees its memory when it
 * ends, and can be stopped in the middle of a picture.
 */
export function encodeApart(): PictureEncoder {
  const { ask, stop } = apart<EncodeOrder, EncodeAnswer>({ priority: constants.priority.PRIORITY_LOW });
  return { encode: ask, stop };
}

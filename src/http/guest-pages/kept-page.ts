import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | null;

/** A page ready to send: rendered once, compressed once per requested encoding. */
export interface KeptPage {
  readonly status: number;
  /** The `ETag` without quotes, one per encoding. */
  readonly tagOf: (encoding: Encoding) => string;
  readonly bytesOf: (encoding: Encoding) => Buffer;
  /** Bytes, including room for the compressed copies. */
  readonly size: () => number;
}

/** A cached page is sent often, so it gets higher compression than a single answer (compress.ts). */
const effort = {
  br: { params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_MODE]: 1 } },
  gzip: { level: 8 },
};

/** The two copies take a fifth (home) to two fifths (help) of the document's size. */
const roomForCopies = 0.4;

/** @param plain the document's bytes, kept as long as the page */
export function keepPage(status: number, plain: Buffer): KeptPage {
  const tag = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  const copies = new Map<Encoding, Buffer>([[null, plain]]);
  const make = (encoding: Encoding): Buffer =>
    encoding === 'br' ? brotliCompressSync(plain, effort.br) : gzipSync(plain, effort.gzip);
  return {
    status,
    tagOf: (encoding) => (encoding ? `${tag}-${encoding}` : tag),
    bytesOf: (encoding) => {
      let bytes = copies.get(encoding);
      if (!bytes) copies.set(encoding, (bytes = make(encoding)));
      return bytes;
    },
    size: () => Math.ceil(plain.length * (1 + roomForCopies)),
  };
}

import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | null;

/** A page as it is sent: made once, compressed once for each encoding that somebody asked for. */
export interface KeptPage {
  readonly status: number;
  /** For `ETag`, without quotes; each encoding is another representation and has its own. */
  readonly tagOf: (encoding: Encoding) => string;
  readonly bytesOf: (encoding: Encoding) => Buffer;
  /** Bytes of memory, with room for the compressed copies. */
  readonly size: () => number;
}

/** A page is sent many times: it is worth more effort than one that is sent once (compress.ts). */
const effort = {
  br: { params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_MODE]: 1 } },
  gzip: { level: 8 },
};

/** Both copies take a fifth (home) to two fifths (help) of the document. */
const roomForCopies = 0.4;

/** @param plain the document's bytes, which are held as long as the page is */
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

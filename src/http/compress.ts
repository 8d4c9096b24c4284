import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip as gzipInPool, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { Caches } from '../platform/caches.ts';

/** Bytes below which the header costs more than compression saves. */
const least = 1_024;

/** Text formats. Pictures, fonts and PDF are compressed already; files have copies from the build. */
const text = /^(text\/|application\/(json|xml|javascript)|image\/svg\+xml)/;

/** Bytes up to which compressing here takes about half a millisecond; sending it to a thread takes several. */
const maxHere = 128 * 1024;
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: 1 } };
const gzip = { level: 1 };

/** Compresses pages and answers of GET requests with an encoding that the client accepts. */
export function compressAnswers(app: FastifyInstance, caches: Caches): void {
  const copies = caches.create<Buffer>({
    name: 'compressed answers',
    holds: 'the compressed copy of an answer that everybody gets',
    key: 'encoding and digest of the answer',
    droppedBy: 'nothing: the key is the content',
    maxBytes: 16 * 1024 * 1024,
    sizeOf: (bytes) => bytes.length,
  });

  /** Looking up a copy by digest takes a tenth of the time of compressing again. */
  function compressOnce(payload: string | Buffer, encoding: 'br' | 'gzip'): Buffer {
    const key = `${encoding} ${createHash('sha1').update(payload).digest('base64')}`;
    const cachedCopy = copies.get(key);
    if (cachedCopy) return cachedCopy;
    const bytes = compress(payload, encoding);
    copies.set(key, bytes);
    return bytes;
  }

  app.addHook('onSend', async (request, reply, payload) => {
    if (request.method !== 'GET' || !text.test(String(reply.getHeader('content-type') ?? ''))) return payload;
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
    reply.header('vary', withEncoding(reply.getHeader('vary')));
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (!encoding || Buffer.byteLength(payload) < least || reply.hasHeader('content-encoding'))
      return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    const isForEverybody = String(reply.getHeader('cache-control')).startsWith('public');
    if (isForEverybody) return compressOnce(payload, encoding);
    return Buffer.byteLength(payload) > maxHere
      ? compressApart(payload, encoding)
      : compress(payload, encoding);
  });
}

function compress(payload: string | Buffer, encoding: 'br' | 'gzip'): Buffer {
  return encoding === 'br' ? brotliCompressSync(payload, brotli) : gzipSync(payload, gzip);
}

const [brotliApart, gzipApart] = [promisify(brotliCompress), promisify(gzipInPool)];
const compressApart = (payload: string | Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> =>
  encoding === 'br' ? brotliApart(payload, brotli) : gzipApart(payload, gzip);

/** The best encoding that `Accept-Encoding` allows; null for none. */
export function chooseEncoding(acceptEncoding: string | string[] | undefined): 'br' | 'gzip' | null {
  const acceptance = new Map(
    String(acceptEncoding ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => {
        const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
        return [name, parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))] as const;
      }),
  );
  return (['br', 'gzip'] as const).find((encoding) => acceptance.get(encoding) === false) ?? null;
}

function withEncoding(vary: number | string | string[] | undefined): string {
  const names = [vary ?? []].flat().map(String);
  return names.some((name) => /\*|accept-encoding/i.test(name))
    ? names.join(', ')
    : [...names, 'Accept-Encoding'].join(', ');
}

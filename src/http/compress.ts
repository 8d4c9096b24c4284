import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** Smaller answers gain less than the header that says so costs. Bytes. */
const least = 1_024;

/** What is text all through. Pictures, fonts and PDF are compressed already; files have copies made by the build. */
const text = /^(text\/|application\/(json|xml|javascript)|image\/svg\+xml)/;

/** One answer takes about half a millisecond this way; handing it to another thread costs several. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: 1 } };
const gzip = { level: 1 };

/** Compresses the pages and answers of GET requests, by what the client says it can read. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.method !== 'GET' || !text.test(String(reply.getHeader('content-type') ?? ''))) return payload;
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
    reply.header('vary', withEncoding(reply.getHeader('vary')));
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (!encoding || Buffer.byteLength(payload) < least || reply.hasHeader('content-encoding'))
      return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return encoding === 'br' ? brotliCompressSync(payload, brotli) : gzipSync(payload, gzip);
  });
}

/** The better of the encodings that `Accept-Encoding` names and does not rule out; null for none. */
export function chooseEncoding(accepted: string | string[] | undefined): 'br' | 'gzip' | null {
  const named = new Map(
    String(accepted ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => {
        const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
        return [name, parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))] as const;
      }),
  );
  return (['br', 'gzip'] as const).find((encoding) => named.get(encoding) === false) ?? null;
}

/** `Vary` with Accept-Encoding added. */
function withEncoding(vary: number | string | string[] | undefined): string {
  const names = [vary ?? []].flat().map(String);
  return names.some((name) => /\*|accept-encoding/i.test(name))
    ? names.join(', ')
    : [...names, 'Accept-Encoding'].join(', ');
}

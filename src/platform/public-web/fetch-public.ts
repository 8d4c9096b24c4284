import { lookup } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { isIP } from 'node:net';
import { connect, type TLSSocket } from 'node:tls';
import { second } from '../clock.ts';
import { isPublicAddress } from './public-address.ts';

/** Why a file could not be had. */
export type FetchFault =
  | 'not_https'
  | 'not_public'
  | 'unreachable'
  | 'refused'
  | 'missing'
  | 'failing'
  | 'too_large'
  | 'too_slow'
  | 'too_many_redirects';

/** What reaches the network; tests have their own. */
export interface Network {
  /** All IP addresses of a name. */
  readonly resolve: (host: string) => Promise<readonly string[]>;
  /** A connection to this IP address, whose certificate is `host`'s. */
  readonly dial: (address: string, host: string) => TLSSocket;
}

interface Bounds {
  readonly maxBytes: number;
  /** Milliseconds for everything: names, redirects and all bytes. */
  readonly maxTime: number;
  readonly maxRedirects: number;
}

export const usualBounds: Bounds = { maxBytes: 10 * 1024 * 1024, maxTime: 20 * second, maxRedirects: 3 };

const port = 443;

const internet: Network = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  dial: (address, host) =>
    connect({
      host: address,
      port,
      ...(isIP(host) ? {} : { servername: host }),
      ALPNProtocols: ['http/1.1'],
    }),
};

class Fault extends Error {
  readonly fault: FetchFault;
  constructor(fault: FetchFault) {
    super(fault);
    this.fault = fault;
  }
}

/** An https address without login and port of its own, in its normal form; else what is wrong with it. */
export function readPublicUrl(text: string): URL | 'not_https' | 'not_public' {
  const url = URL.parse(text.startsWith('//') ? `https:${text}` : text);
  if (url?.protocol !== 'https:') return 'not_https';
  const isPlain = url.username === '' && url.password === '' && url.port === '';
  const literal = hostOf(url);
  if (!isPlain || (isIP(literal) && !isPublicAddress(literal))) return 'not_public';
  url.hash = '';
  return url;
}

/**
 * Fetches a file from the public internet by https, and from nowhere else. The URL parser makes odd spellings of IPv4
 * hosts (decimal, octal, hexadecimal) plain; a name is looked up once a hop, all of its addresses must be public, and
 * the connection goes to the address that was checked. Redirects pass the same checks.
 */
export async function fetchPublic(
  text: string,
  { network = internet, bounds = usualBounds }: { network?: Network; bounds?: Bounds } = {},
): Promise<Buffer | FetchFault> {
  const over = new AbortController();
  const timer = setTimeout(() => over.abort(new Fault('too_slow')), bounds.maxTime);
  try {
    let url = text;
    for (let hops = 0; hops <= bounds.maxRedirects; hops += 1) {
      const answer = await orAborted(fetchOnce(url, { network, bounds, signal: over.signal }), over.signal);
      if (Buffer.isBuffer(answer)) return answer;
      url = answer.redirect;
    }
    return 'too_many_redirects';
  } catch (error) {
    if (error instanceof Fault) return error.fault;
    return over.signal.aborted ? 'too_slow' : 'unreachable';
  } finally {
    clearTimeout(timer);
    over.abort();
  }
}

interface Hop {
  readonly network: Network;
  readonly bounds: Bounds;
  readonly signal: AbortSignal;
}

/** A name's look-up cannot be interrupted: what comes after the end of time is left alone. */
async function orAborted<Answer>(work: Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  work.catch(() => {});
  const abortPromise = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => abortPromise.reject(signal.reason), { once: true });
  abortPromise.promise.catch(() => {});
  return Promise.race([work, abortPromise.promise]);
}

async function fetchOnce(
  text: string,
  { network, bounds, signal }: Hop,
): Promise<Buffer | { redirect: string }> {
  const url = readPublicUrl(text);
  if (typeof url === 'string') throw new Fault(url);
  const address = await publicAddressOf(hostOf(url), network);
  signal.throwIfAborted();
  const response = await answerTo(url, { address, network, signal });
  const { statusCode = 0, headers } = response;
  if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
    response.destroy();
    return { redirect: URL.parse(headers.location, url.href)?.href ?? '' };
  }
  const fault = faultOf(statusCode, headers, bounds);
  if (fault) {
    response.destroy();
    throw new Fault(fault);
  }
  return bytesOf(response, bounds);
}

/** The address to connect to. One that is not public refuses the name: nobody honest has both. */
async function publicAddressOf(host: string, network: Network): Promise<string> {
  const addresses = isIP(host) ? [host] : await network.resolve(host);
  const [first] = addresses;
  if (first === undefined) throw new Fault('unreachable');
  if (!addresses.every(isPublicAddress)) throw new Fault('not_public');
  return first;
}

function answerTo(
  url: URL,
  { address, network, signal }: { address: string; network: Network; signal: AbortSignal },
): Promise<IncomingMessage> {
  const headers = { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'Chowk' };
  return new Promise((resolve, reject) => {
    const call = request(url, {
      headers,
      signal,
      createConnection: () => network.dial(address, hostOf(url)),
    });
    call.once('response', resolve).once('error', reject).end();
  });
}

function faultOf(
  status: number,
  headers: IncomingMessage['headers'],
  { maxBytes }: Bounds,
): FetchFault | null {
  if (status === 404 || status === 410) return 'missing';
  if (status === 429 || status >= 500) return 'failing';
  // What is compressed may inflate to any size.
  if (status !== 200 || (headers['content-encoding'] ?? 'identity') !== 'identity') return 'refused';
  return Number(headers['content-length'] ?? 0) > maxBytes ? 'too_large' : null;
}

async function bytesOf(response: IncomingMessage, { maxBytes }: Bounds): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    size += (chunk as Buffer).length;
    if (size > maxBytes) throw new Fault('too_large');
    chunks.push(chunk as Buffer);
  }
  if (!response.complete) throw new Fault('unreachable');
  return Buffer.concat(chunks);
}

/** Without the brackets of IPv6. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');

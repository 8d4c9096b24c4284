import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';

/** Pseudonyms of clients for the log: they tell clients apart without naming them (R-PEOPLE-5). */
export interface ClientDigest {
  readonly ofAddress: (address: string) => string;
  /** The address behind trusted proxies of a raw request, before Fastify has handled it. */
  readonly addressOf: (request: IncomingMessage) => string;
  /** The digest of that address. */
  readonly ofRequest: (request: IncomingMessage) => string;
}

/**
 * A keyed digest of client addresses: with the key, a given address can be found in the log, but no address can be read
 * from a digest.
 * @param key a secret of the shop; another key yields other digests
 * @param trustProxy the addresses and networks whose X-Forwarded-For is trusted
 */
export function clientDigest(key: string, trustProxy: readonly string[] | undefined): ClientDigest {
  const isTrusted = proxyAddr.compile([...(trustProxy ?? [])]);
  const ofAddress = (address: string) =>
    createHmac('sha256', key)
      .update(`address:${plain(address)}`)
      .digest('base64url')
      .slice(0, 16);
  const addressOf = (request: IncomingMessage) => proxyAddr(request, isTrusted);
  return { ofAddress, addressOf, ofRequest: (request) => ofAddress(addressOf(request)) };
}

/** Reduces an IPv4 address that a dual-stack socket reports as IPv6. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');

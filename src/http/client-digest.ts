import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';

/** Who asked, for the log: tells clients apart without naming them (R-PEOPLE-5). */
export interface ClientDigest {
  readonly ofAddress: (address: string) => string;
  /** Of a request that Fastify has not seen. */
  readonly ofRequest: (request: IncomingMessage) => string;
}

/**
 * A keyed digest of client addresses: with the key an address can be looked up, but never read from the digest.
 * @param key a secret of the shop; another key makes other digests
 * @param trustProxy the addresses and networks whose X-Forwarded-For counts
 */
export function clientDigest(key: string, trustProxy: readonly string[] | undefined): ClientDigest {
  const isTrusted = proxyAddr.compile([...(trustProxy ?? [])]);
  const ofAddress = (address: string) =>
    createHmac('sha256', key)
      .update(`address:${plain(address)}`)
      .digest('base64url')
      .slice(0, 16);
  return {
    ofAddress,
    ofRequest: (request) => ofAddress(proxyAddr(request, isTrusted)),
  };
}

/** An IPv4 address that a dual-stack socket writes as IPv6. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');

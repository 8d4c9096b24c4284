import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Who asked, for the log: tells clients apart without naming them (R-PEOPLE-5). */
export interface ClientDigest {
  readonly ofAddress: (address: string) => string;
  /** Of a request that Fastify has not seen. */
  readonly ofRequest: (request: IncomingMessage) => string;
}

/**
 * A keyed digest of client addresses: whoever has the key can look an address up, and nobody can read addresses off.
 * @param key a secret of the shop; another key makes other digests
 * @param trustProxy the addresses and networks whose X-Forwarded-For counts
 */
export function clientDigest(key: string, trustProxy: readonly string[] | undefined): ClientDigest {
  const trusted = proxiesOf(trustProxy ?? []);
  const isTrusted = (address: string) =>
    isIP(address) !== 0 && trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
  const ofAddress = (address: string) =>
    createHmac('sha256', key)
      .update(`address:${plain(address)}`)
      .digest('base64url')
      .slice(0, 16);
  return {
    ofAddress,
    ofRequest: ({ socket, headers }) => {
      const forwarded = String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean);
      let client = plain(socket.remoteAddress ?? '');
      while (forwarded.length > 0 && isTrusted(client)) client = plain(forwarded.pop() ?? '');
      return ofAddress(client);
    },
  };
}

/** An IPv4 address that a dual-stack socket writes as IPv6. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');

function proxiesOf(written: readonly string[]): BlockList {
  const list = new BlockList();
  for (const part of written) {
    const [address = '', bits] = part.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

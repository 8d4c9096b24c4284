import { BlockList, isIP, isIPv4 } from 'node:net';

/** Not globally reachable, or not one machine: IANA's registry of special-purpose IPv4 addresses, and multicast. */
const refusedV4 = [
  '0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24',
  '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4',
]; // biome-ignore format: a table

/** The part of IPv6 in use. Mapped, NAT64, local, link-local and multicast addresses are outside it. */
const globalV6 = '2000::/3';

/** Inside that part: Teredo, ORCHID and benchmarks (2001::/23), 6to4 (2002::/16), documentation. */
const refusedV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

function listOf(subnets: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const subnet of subnets) {
    const [address = '', bits] = subnet.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}

const v4 = listOf(refusedV4, 'ipv4');
const everyV6 = listOf([globalV6], 'ipv6');
const v6 = listOf(refusedV6, 'ipv6');

/**
 * Whether an IP address is one machine on the public internet. An IPv6 address that carries an IPv4 address (mapped,
 * NAT64, 6to4, Teredo) is not: it leads wherever a translator takes it.
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !v4.check(address, 'ipv4');
  if (isIP(address) !== 6 || address.includes('%')) return false;
  return everyV6.check(address, 'ipv6') && !v6.check(address, 'ipv6') && !isIsatap(address);
}

/** ISATAP tunnels to the IPv4 address in the last half (RFC 5214). */
const isIsatap = (address: string): boolean => /:0{0,3}[02]?0?0?:5efe:/i.test(address);

import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

const establishedState = '01';

/** How many TCP connections a local process has to an IPv4 address, according to /proc/net/tcp (proc_net_tcp(5)). */
export function countConnections(pid: number, address: string): number {
  const inHex = address
    .split('.')
    .map((part) => Number(part).toString(16).padStart(2, '0'))
    .toReversed()
    .join('')
    .toUpperCase();
  const sockets = new Set(readdirSync(`/proc/${pid}/fd`).map((fd) => linkOf(`/proc/${pid}/fd/${fd}`)));
  return readFileSync(`/proc/${pid}/net/tcp`, 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(
      ([, , remote, state, , , , , , inode]) =>
        remote?.startsWith(`${inHex}:`) && state === establishedState && sockets.has(`socket:[${inode}]`),
    ).length;
}

function linkOf(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return ''; // it was closed meanwhile
  }
}

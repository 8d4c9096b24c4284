import type { IncomingMessage } from 'node:http';

/** True for two Host headers, of which a proxy may read the other one: to be refused with 400 (RFC 9112, section 3.2). */
export function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  return hosts > 1;
}

/**
 * Takes the ports off the addresses of X-Forwarded-For, which some load balancers add (`1.2.3.4:5678`, `[v6]:5678`):
 * each connection has another one, so nobody would ever reach a limit by address.
 */
export function dropForwardedPorts({ headers }: IncomingMessage): void {
  const forwardedFor = headers['x-forwarded-for'];
  if (typeof forwardedFor !== 'string' || !/[[\]:]/.test(forwardedFor)) return;
  headers['x-forwarded-for'] = forwardedFor
    .split(',')
    .map((address) => address.trim().replace(/^\[([^\]]*)\](?::\d+)?$|^(\d+(?:\.\d+){3}):\d+$/, '$1$2'))
    .join(', ');
}

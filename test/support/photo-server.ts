import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:tls';
import type { Network } from '../../src/platform/public-web/fetch-public.ts';
import { localCertificate } from './mail-server.ts';

/** A public address of nobody's server here: connections to it go to the stand-in. */
export const standInAddress = '93.184.215.14';

/**
 * A stand-in for the photo servers of the internet, with a certificate of `localhost`.
 * @param names addresses of further names, a list for each look-up: the last one stays
 */
export async function startPhotoServer(
  listener: RequestListener,
  names: Record<string, readonly (readonly string[])[]> = {},
) {
  const { key, cert } = localCertificate();
  const server = createServer({ key, cert }, listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const addresses: string[] = [];
  const lookups = new Map<string, number>();
  const network: Network = {
    resolve: async (host) => {
      const before = lookups.get(host) ?? 0;
      lookups.set(host, before + 1);
      const answers = names[host] ?? [[standInAddress]];
      return answers[Math.min(before, answers.length - 1)] ?? [];
    },
    dial: (address, host) => {
      addresses.push(address);
      // Every name of the stand-in is served with the one certificate.
      return connect({
        host: '127.0.0.1',
        port,
        ca: cert,
        servername: host.endsWith('.test') ? 'localhost' : host,
      });
    },
  };
  return {
    network,
    /** The addresses that were connected to. */
    dialed: addresses,
    lookups,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

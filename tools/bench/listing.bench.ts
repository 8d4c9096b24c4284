import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { type Api, calls } from '../../src/calls.ts';
import type { PageRequest } from '../../src/http/page-renderer.ts';
import { load, milliseconds, printTable, ratePerSecond, ratio, whole } from './measure.ts';
import { openShop } from './open-shop.ts';

/** The listing page over HTTP, beside bare react-dom rendering the same tree, its data read, in one process. */
const path = '/shops';
const shop = await openShop();
try {
  const tree = await readTree();
  const bare = ratePerSecond(() => renderToString(tree));
  const served = await load({ address: shop.address, path, people: 10 });
  printTable([
    ['listing page', 'a second', 'p50', 'p99', 'of bare'],
    ['bare renderToString', whole(bare), milliseconds(1_000 / bare), '', ''],
    [
      'over HTTP, 10 at once',
      whole(served.perSecond),
      milliseconds(served.p50),
      milliseconds(served.p99),
      ratio(served.perSecond, bare),
    ],
    ['failures', whole(served.failures), '', '', ''],
  ]);
} finally {
  await shop.close();
}

async function readTree(): Promise<ReactNode> {
  const bundle = (await import(
    pathToFileURL(join(import.meta.dirname, '../../.build/pages/entry-server.js')).href
  )) as { readPage(request: PageRequest): Promise<Response | { tree: ReactNode }> };
  const page = await bundle.readPage({
    url: shop.address + path,
    api: apiOver(shop.address),
    publicUrl: shop.address,
    demo: true,
    failed: (error) => {
      throw error;
    },
  });
  if (page instanceof Response) throw new Error('The listing sends elsewhere');
  return page.tree;
}

/** The calls that a listing reads, over HTTP: none of them has parameters in its path. */
function apiOver(address: string): Api {
  const read =
    (callPath: string) =>
    async (input: Record<string, string> = {}) => {
      const answer = await fetch(`${address}/api${callPath}?${new URLSearchParams(input).toString()}`);
      return answer.json() as Promise<unknown>;
    };
  return Object.fromEntries(
    Object.entries(calls).map(([domain, ofDomain]) => [
      domain,
      Object.fromEntries(Object.entries(ofDomain).map(([name, call]) => [name, read(call.path)])),
    ]),
  ) as unknown as Api;
}

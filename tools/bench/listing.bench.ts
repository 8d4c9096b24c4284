import { renderToString } from 'react-dom/server';
import { startBareServer } from './bare-server.ts';
import { readTree } from './listing-tree.ts';
import { load, type LoadResult, milliseconds, printTable, ratePerSecond, ratio, whole } from './measure.ts';
import type { Load } from './load.ts';
import { openShop } from './open-shop.ts';

/**
 * The listing page, rendered for each request and kept for guests, beside bare react-dom rendering the same tree and a bare
 * http server that sends the same bytes. Whoever sends a session cookie gets a page of their own: that is what is measured
 * as rendered, with the look-up of the session that it costs.
 */
const path = '/shops';
const people = 10;
/** How often each pair is measured: an odd number. */
const rounds = 5;
const shop = await openShop();
const bare = await startBareServer(shop.address, [path]);
try {
  const tree = await readTree(shop.address, path);
  const loop = ratePerSecond(() => renderToString(tree));
  const [bareRendered, rendered] = await inTurn(
    { address: bare.address, path: '/rendered', people },
    { address: shop.address, path, people, headers: { cookie: 'session=nobody' } },
  );
  const [bareKept, kept] = await inTurn(
    { address: bare.address, path, people },
    { address: shop.address, path, people, headers: { 'accept-encoding': 'br' } },
  );
  printTable([
    [`listing page, ${people} at once`, 'a second', 'p50', 'p99', 'compared', 'failures'],
    ['bare renderToString, in a loop', whole(loop), milliseconds(1_000 / loop), '', '', ''],
    row('bare renderToString behind node:http', bareRendered, ratio(bareRendered.perSecond, loop)),
    row('rendered by the shop, of the loop', rendered, ratio(rendered.perSecond, loop)),
    row('the same, of the bare server', rendered, ratio(rendered.perSecond, bareRendered.perSecond)),
    row('bare node:http sending the page’s bytes', bareKept, ''),
    row('kept by the shop for guests', kept, ratio(kept.perSecond, bareKept.perSecond)),
    row('the same, of the loop', kept, ratio(kept.perSecond, loop)),
  ]);
} finally {
  await bare.stop();
  await shop.close();
}

/** The floor and the shop, one after the other, several times; of these the pair whose relation is the middle one. A machine is not the same for a minute. */
async function inTurn(floor: Load, measured: Load): Promise<readonly [LoadResult, LoadResult]> {
  const pairs: [LoadResult, LoadResult][] = [];
  for (let round = 0; round < rounds; round++) pairs.push([await load(floor), await load(measured)]);
  const relation = ([a, b]: [LoadResult, LoadResult]) => b.perSecond / a.perSecond;
  console.log(`in turn: ${pairs.map((pair) => `${Math.round(relation(pair) * 100)} %`).join(', ')}`);
  return pairs.toSorted((a, b) => relation(a) - relation(b))[(rounds - 1) / 2] as [LoadResult, LoadResult];
}

function row(name: string, { perSecond, p50, p99, failures }: LoadResult, compared: string): string[] {
  return [name, whole(perSecond), milliseconds(p50), milliseconds(p99), compared, whole(failures)];
}

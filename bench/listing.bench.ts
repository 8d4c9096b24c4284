import { renderToString } from 'react-dom/server';
import { startBareServer } from './bare-server.ts';
import { readTree } from './listing-tree.ts';
import {
  type Load,
  loadAndCost,
  type LoadResult,
  milliseconds,
  printTable,
  ratePerSecond,
  ratio,
  whole,
} from './measure.ts';
import { openShop } from './open-shop.ts';

/**
 * The listing page, rendered for each request and cached for guests, compared with bare react-dom rendering the same
 * tree and a bare http server sending the same bytes. Requests with a session cookie get a page of their own; they are
 * measured as rendered, with the session's look-up included. Rates depend on other load on the machine, processor time
 * per page less so.
 */
const path = '/shops';
const people = 10;
/** `cost`: the server's processor time per request, in milliseconds. */
type LoadWithCost = LoadResult & { readonly cost: number };

/** How often each pair is measured; odd, for the median. */
const rounds = 5;
const shop = await openShop();
const bare = await startBareServer(shop.address, [path]);
try {
  const tree = await readTree(shop.address, path);
  const loop = ratePerSecond(() => renderToString(tree));
  const [bareRendered, renderResult] = await inTurn(
    { address: bare.address, path: '/rendered', people },
    { address: shop.address, path, people, headers: { cookie: 'session=nobody' } },
  );
  const [bareKept, cachedResult] = await inTurn(
    { address: bare.address, path, people },
    { address: shop.address, path, people, headers: { 'accept-encoding': 'br' } },
  );
  printTable([
    [`listing page, ${people} at once`, 'a second', 'p50', 'p99', 'processor', 'compared', 'failures'],
    ['bare renderToString, in a loop', whole(loop), milliseconds(1_000 / loop), '', '', '', ''],
    row('bare renderToString behind node:http', bareRendered, ratio(bareRendered.perSecond, loop)),
    row('rendered by the shop, of the loop', renderResult, ratio(renderResult.perSecond, loop)),
    ...besides(renderResult, bareRendered),
    row('bare node:http sending the page’s bytes', bareKept, ''),
    row('kept by the shop for guests', cachedResult, ''),
    ...besides(cachedResult, bareKept),
    row('the same, of the loop', cachedResult, ratio(cachedResult.perSecond, loop)),
  ]);
} finally {
  await bare.stop();
  await shop.close();
}

/**
 * Measures the baseline and the shop in turn several times, since a machine changes within a minute. Returns the pair
 * with the median ratio.
 */
async function inTurn(floor: Load, subject: Load): Promise<readonly [LoadWithCost, LoadWithCost]> {
  const pairs: [LoadWithCost, LoadWithCost][] = [];
  for (let round = 0; round < rounds; round++)
    pairs.push([
      await loadAndCost(floor, bare.processor),
      await loadAndCost(subject, () => shop.processor().shop),
    ]);
  const relation = ([a, b]: [LoadWithCost, LoadWithCost]) => b.perSecond / a.perSecond;
  const ratios = ([a, b]: [LoadWithCost, LoadWithCost]) =>
    `${ratio(b.perSecond, a.perSecond)} (by processor time ${ratio(a.cost, b.cost)})`;
  console.log(`in turn: ${pairs.map(ratios).join(', ')}`);
  return pairs.toSorted((a, b) => relation(a) - relation(b))[(rounds - 1) / 2] as [
    LoadWithCost,
    LoadWithCost,
  ];
}

/** The shop's share of the baseline, by rate and by pages for the same processor time. */
function besides(result: LoadWithCost, floor: LoadWithCost): string[][] {
  const [byRate, byCost] = [ratio(result.perSecond, floor.perSecond), ratio(floor.cost, result.cost)];
  return [
    ['the same, of the bare server', '', '', '', '', byRate, ''],
    ['the same, by processor time', '', '', '', '', byCost, ''],
  ];
}

function row(
  name: string,
  { perSecond, p50, p99, cost, failures }: LoadWithCost,
  comparison: string,
): string[] {
  return [
    name,
    whole(perSecond),
    milliseconds(p50),
    milliseconds(p99),
    `${cost.toFixed(2)} ms`,
    comparison,
    whole(failures),
  ];
}

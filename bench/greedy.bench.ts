import { setTimeout as pause } from 'node:timers/promises';
import { startBareServer } from './bare-server.ts';
import { connections, type GreedyLoad, kindsOfGreed } from './greedy/kinds-of-greed.ts';
import {
  load,
  type Load,
  type LoadResult,
  milliseconds,
  printTable,
  ratio,
  seconds,
  send,
  whole,
} from './measure.ts';
import { openShop } from './open-shop.ts';

/**
 * A modest visitor beside a greedy one: one connection that looks around, and a hundred from another address. What the
 * modest one waits is compared with the same visitor alone, by turns in the same minute: the median of some rounds. He
 * must never be turned away, nor wait more than twice as long. The hundred and the server share the machine: beside a
 * bare server in another process shows what they alone take. Kinds may be named as arguments.
 */
const bar = 2;
const rounds = 5;
const length = Math.max(1, seconds / rounds);

const shop = await openShop();
const bare = await startBareServer(shop.address, ['/']);
try {
  // A cookie of a session that is over: pages are rendered for this visitor, as for a customer.
  const modest: Load = {
    address: shop.address,
    from: '127.0.0.2',
    path: '/',
    paths: ['/', '/shops', '/product/category/sarees', '/products/search?value=kurta'],
    people: 1,
    headers: { cookie: 'session=nobody' },
  };
  await load(modest);
  const names = process.argv.slice(2);
  const measuredRounds: GreedyRound[] = [];
  for (const [at, greed] of (await kindsOfGreed(shop, bare.address, modest)).entries())
    if (at === 0 || names.length === 0 || names.includes(greed.name))
      measuredRounds.push(await measure(greed, modest));
  printTable([
    [
      'a modest visitor',
      'pages a second',
      'p50',
      'p95',
      'p95 alone',
      'compared',
      'turned away',
      'greedy: answered',
      'turned away',
    ],
    ...measuredRounds.map(row),
  ]);
  judge(measuredRounds);
} finally {
  await bare.stop();
  await shop.close();
}

interface Round {
  readonly alone: LoadResult;
  readonly beside: LoadResult;
  readonly greedy: Awaited<ReturnType<GreedyLoad['during']>>;
}
/** The round of the median ratio, with all of the modest one's refusals. */
interface GreedyRound extends Round {
  readonly name: string;
  readonly failures: number;
}

function ratioOf({ beside, alone }: Round): number {
  return beside.p95 / alone.p95;
}

async function measure({ name, during }: GreedyLoad, modest: Load): Promise<GreedyRound> {
  const all: Round[] = [];
  for (let round = 0; round < rounds; round++) {
    const alone = await send({ ...modest, seconds: length });
    const greedy = during(length + 1);
    await pause(500);
    all.push({ alone, beside: await send({ ...modest, seconds: length }), greedy: await greedy });
  }
  const median = all.toSorted((a, b) => ratioOf(a) - ratioOf(b))[Math.floor(rounds / 2)] as Round;
  return { ...median, name, failures: all.reduce((sum, { beside }) => sum + beside.failures, 0) };
}

function row(round: GreedyRound): string[] {
  const { name, beside, alone, greedy, failures } = round;
  return [
    `beside ${connections} for ${name}`,
    whole(beside.perSecond),
    milliseconds(beside.p50),
    milliseconds(beside.p95),
    milliseconds(alone.p95),
    ratio(beside.p95, alone.p95),
    whole(failures),
    greedy ? `${whole(greedy.perSecond)}/s` : '',
    greedy ? whole(greedy.busy) : '',
  ];
}

/** Says whether the rule holds; a run that misses it fails. */
function judge([floor, ...kinds]: readonly GreedyRound[]): void {
  const misses = kinds.filter((kind) => ratioOf(kind) > bar || kind.failures > 0);
  const worst = Math.max(...kinds.map(ratioOf));
  const beside = floor ? `; beside a bare server ${ratio(ratioOf(floor), 1)}` : '';
  console.log(
    misses.length === 0
      ? `\nmet: at most ${ratio(worst, 1)} of alone (bar: ${ratio(bar, 1)}), nobody turned away${beside}`
      : `\nmissed: ${misses.map(({ name }) => name).join(', ')} (bar: ${ratio(bar, 1)}, nobody turned away)${beside}`,
  );
  if (misses.length > 0) process.exitCode = 1;
}

/**
 * Imports many products into an open shop (`npm run bench -- import 1000000`): lines per second, memory at 10, 50 and
 * 100 % of the file, and the response times of the shop's listings meanwhile. The first run is killed halfway, the
 * second resumes it, the third changes nothing, and neither does importing an export. Before it a workbook is imported at
 * the desk. Fails if any of this is not so, or a bar is passed.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { demoLogins } from '../db/town/people.ts';
import { openDatabase, execute } from '../src/platform/database.ts';
import { everyoneLooks, type LookTimes } from './import/look-meanwhile.ts';
import { ops } from './import/run-ops.ts';
import { sameFiles } from './import/same-files.ts';
import { importAtDesk } from './import/workbook-at-desk.ts';
import { writeStockList } from './import/write-workbook.ts';
import { writeProducts } from './import/write-products.ts';
import { milliseconds, percentile, printTable, whole } from './measure.ts';
import { benchFolder, openShop } from './open-shop.ts';

const size = Number(process.env.BENCH_SIZE ?? 20_000);
/** Products of the file whose rate a larger one must keep. */
const small = Math.min(5_000, size / 4);
/** Rows of the workbook; seconds until its columns are shown, and until it is imported. */
const [sheetRows, maxSeen, maxImported] = [20_000, 2, 20];
/** Megabytes of the import's process, and the share of the small file's rate. */
const [maxMemory, minRate] = [400, 0.9];
const dataDir = join(benchFolder(), 'import');
mkdirSync(dataDir, { recursive: true });
const [workbook, smallFile, file, exportFile, again] = [
  'stock.xlsx',
  'small.csv',
  'products.csv',
  'export.csv',
  'export-again.csv',
].map((name) => join(dataDir, name)) as [string, string, string, string, string];

const shop = await openShop(dataDir);
const { db } = openDatabase(shop.connection, 2, 0);
try {
  writeStockList(workbook, sheetRows);
  const login = demoLogins.find(({ what }) => what.startsWith('Seller'));
  const desk = await importAtDesk(shop.address, login ?? { name: '', password: '' }, workbook);
  printTable([
    ['a workbook at the desk', 'rows', 'columns shown', 'imported', 'products', 'load'],
    [
      '',
      whole(sheetRows),
      ...[desk.lookSeconds, desk.importSeconds].map((time) => `${time.toFixed(1)} s`),
      whole(desk.products),
      loadavg()[0]?.toFixed(1) ?? '',
    ],
  ]);
  must(desk.rows === 10 && desk.products === sheetRows / 5, 'all of the workbook is imported');
  must(desk.lookSeconds <= maxSeen, `its columns are shown within ${maxSeen} s`);
  must(desk.importSeconds <= maxImported, `it is imported within ${maxImported} s`);

  const smallLines = await writeProducts(db, smallFile, small, size);
  const smallRun = await ops(dataDir, ['import', smallFile]).ended;
  const others = await countImported();
  const lines = await writeProducts(db, file, size);
  console.log(`${whole(size)} products on ${whole(lines)} lines; load ${loadavg()[0]?.toFixed(1)}`);
  const before = await everyoneLooks(shop.address, pause(5_000));

  const firstRun = ops(dataDir, ['import', file], { killAt: 0.5 });
  const meanwhile = await everyoneLooks(shop.address, firstRun.ended);
  const count = (await countImported()) - others;
  const second = ops(dataDir, ['import', file]);
  const further = await everyoneLooks(shop.address, second.ended);
  const went = await second.ended;
  must(count > 0 && count < size, 'the killed run left a part');
  must(
    went.made + went.unchanged === size && went.unchanged >= count,
    'the second run went on where the first was killed',
  );
  must((await countImported()) === others + size, 'nothing is there twice');

  const third = await ops(dataDir, ['import', file]).ended;
  must(third.made + third.updated === 0 && third.unchanged === size, 'a third run changes nothing');
  await ops(dataDir, ['export', exportFile]).ended;
  const back = await ops(dataDir, ['import', exportFile]).ended;
  must(back.made + back.updated === 0, 'reading the export changes nothing');
  await ops(dataDir, ['export', again]).ended;
  must(await sameFiles(exportFile, again), 'a second export is the first, to the byte');

  const { kills, ends } = { kills: await firstRun.ended, ends: went };
  const rate = (run: typeof kills, products: number, perProduct = lines / size) => [
    whole(products / run.seconds),
    whole((products * perProduct) / run.seconds),
  ];
  printTable([
    ['', 'products a second', 'lines a second', 'memory at 10 %', '50 %', '100 %', 'load'],
    ['a small file', ...rate(smallRun, small, smallLines / small), ...smallRun.memory, smallRun.load],
    ['new, until killed', ...rate(kills, count), ...kills.memory, kills.load],
    ['half there, half new', ...rate(ends, size), ...ends.memory, ends.load],
    ['all there', ...rate(third, size), ...third.memory, third.load],
  ]);
  must(
    count / kills.seconds >= (minRate * small) / smallRun.seconds,
    'a large file keeps the rate of a small one',
  );
  for (const { memory } of [kills, ends, third])
    must(Number.parseInt(memory[2], 10) <= maxMemory, `the import stays within ${maxMemory} MB`);
  printTable([
    ['listings of the shop', 'p50', 'p99', 'refused'],
    row('before', before),
    row('during the first run', meanwhile),
    row('during the second', further),
  ]);
} finally {
  await db.destroy();
  await shop.close();
}

async function countImported(): Promise<number> {
  const rows = await execute<{ products: number; handles: number }>(db)`
    select count(*)::int as products, count(distinct import_handle)::int as handles
    from products where import_handle is not null`;
  must(rows[0]?.products === rows[0]?.handles, 'a handle is there once');
  return rows[0]?.products ?? 0;
}

function must(holds: boolean, what: string): void {
  if (holds) return;
  console.log(`NOT SO: ${what}`);
  process.exitCode = 1;
}

function row(when: string, { times, refused }: LookTimes): string[] {
  return [when, milliseconds(percentile(times, 0.5)), milliseconds(percentile(times, 0.99)), whole(refused)];
}

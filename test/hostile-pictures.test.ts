import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as crafted from '../packages/picture-encoder/src/testing.ts';
import { calls } from '../src/calls.ts';
import { fetchPhotos } from '../src/domains/catalogue/photo-fetches/fetch-photos.ts';
import { indexProducts } from '../src/domains/search/search-index.store.ts';
import type { Calls } from '../src/platform/call.ts';
import { minute, testClock } from '../src/platform/clock.ts';
import { execute } from '../src/platform/database.ts';
import { diskObjects } from '../src/platform/objects/disk-objects.ts';
import { fetchPublic } from '../src/platform/public-web/fetch-public.ts';
import { importCommand } from '../tools/ops/import.ts';
import { testSettings } from './support/app.ts';
import { csv, importFolder, kurta } from './support/import-files.ts';
import { listenWithoutWork } from './support/listen-without-work.ts';
import { startPhotoServer } from './support/photo-server.ts';
import { returningShop } from './support/returning-shop.ts';
import { runCommand } from './support/run-command.ts';
import { newSellerLogin } from './support/staff.ts';

/** Through every door by which a picture comes in: a hostile one is answered soon and in bounds, the next good one is taken. */

const folder = importFolder();
const shop = await returningShop({ DATA_DIR: folder.dataDir, FETCH_PHOTOS: 'on', DRAWINGS: 'hidden' });
const { db, clock, call, scene, asked: askReturn } = shop;
const address = await listenWithoutWork(shop.app);

/** What a door said: null when it took the picture. */
type Answer = string | null;
type Send = (bytes: Buffer) => Promise<Answer>;
interface Door {
  readonly open: () => Promise<Send>;
  /** Shops send AVIF and GIF too. */
  readonly ofShops?: true;
}

/** A call of the API: its file is the body. `table` is emptied before, since some take only a few pictures. */
function upload(path: string, by: { cookie: string }, table = ''): Send {
  return async (bytes) => {
    clock.advance(3 * minute);
    if (table) await sql`delete from ${sql.table(table)}`.execute(db);
    const answer = await fetch(`${address}/api${path}`, {
      method: 'POST',
      headers: { cookie: by.cookie, 'content-type': 'application/octet-stream' },
      body: new Uint8Array(bytes),
    });
    const { error } = (await answer.json()) as { error?: string };
    return error ?? (answer.status >= 300 ? `status ${answer.status}` : null);
  };
}

const seller = () => newSellerLogin(db, scene.kurta.sellerId, clock.now());
let photoFile: Buffer = Buffer.alloc(0);
const internet = await startPhotoServer((_request, response) => void response.end(photoFile));
afterAll(internet.stop);
/** Imports of importFolder have a clock of their own, which this one follows. */
const importsClock = testClock('2026-11-21T07:00:00Z');
let rows = 0;

/** By the name of its call, or of what else takes pictures. */
const doors: Record<string, Door> = {
  'chat.sendPicture': {
    open: async () => upload(`/chat/customer/send-picture/${scene.kurta.sellerId}`, scene.customer),
  },
  'deskChat.sendPicture': {
    open: async () => {
      const message = { sellerId: scene.kurta.sellerId, text: 'Namaste' };
      await call(scene.customer, 'POST', '/chat/customer/send-message-to-seller', message);
      return upload(`/desk/chat/send-picture/${scene.customer.id}`, await seller());
    },
  },
  'reviews.addPhoto': {
    open: async () => {
      const review = { productId: scene.kurta.id, rating: 5, review: 'As in the picture' };
      await call(scene.customer, 'POST', '/home/customer/submit-review', review);
      return upload(`/home/customer/review-photo/${scene.kurta.id}`, scene.customer, 'review_photos');
    },
  },
  'returns.addPhoto': {
    open: async () =>
      upload(`/home/customer/return-photo/${await askReturn()}`, scene.customer, 'return_photos'),
  },
  'support.addPhoto': {
    open: async () => {
      const words = { name: 'Meera', email: 'meera@example.com', subject: 'Kurta', message: 'Torn' };
      const { body } = await call(scene.customer, 'POST', '/home/contact', words);
      return upload(`/home/customer/ticket-photo/${String(body.ticketId)}`, scene.customer, 'ticket_photos');
    },
  },
  'deskReturns.addPhoto': {
    open: async () => upload(`/desk/return-photo/${await askReturn()}`, await seller(), 'return_photos'),
  },
  'deskProducts.addPicture': {
    ofShops: true,
    open: async () => upload('/desk/pictures?name=kurta.jpg', await seller()),
  },
  'deskImports.addPhoto': {
    ofShops: true,
    open: async () => upload('/desk/products/import/photos?name=kurta.jpg', await seller()),
  },
  'deskWindow.uploadPicture': {
    ofShops: true,
    open: async () => upload('/desk/window/pictures', scene.operator),
  },
  'ops import --images': { ofShops: true, open: async () => importFile },
  'photos by address': { ofShops: true, open: async () => importAddress },
};

async function importFile(bytes: Buffer): Promise<Answer> {
  const file = join(folder.folder, 'door.csv');
  await writeFile(join(folder.images, 'door.jpg'), bytes);
  await writeFile(file, csv([{ ...kurta, Handle: `file-${++rows}`, 'Image Src': 'door.jpg' }]));
  const settings = testSettings({ DATA_DIR: folder.dataDir });
  const means = { db, connection: { url: '' }, settings, clock, say: () => {} };
  const { data } = await runCommand(importCommand, means, [file, '--images', folder.images]);
  return (data as { remarks: { rows: { reason: string }[] } }).remarks.rows[0]?.reason ?? null;
}

async function importAddress(bytes: Buffer): Promise<Answer> {
  photoFile = bytes;
  const name = `address-${++rows}`;
  const row = { ...kurta, Handle: name, Title: name, 'Image Src': `https://photos.test/${name}.jpg` };
  await folder.run(db, [row], { fetchesPhotos: true, hidesDrawn: true });
  const objects = diskObjects(folder.dataDir);
  const fetchFile = (of: string) => fetchPublic(of, { network: internet.network });
  await fetchPhotos({ db, clock: importsClock, indexProducts, objects, fetchesPhotos: true, fetchFile })();
  const [product] = await execute<{ seller_id: string; status: string }>(db)`
    select seller_id, status from products where slug = ${name}`;
  if (product?.status === 'active') return null;
  const desk = await newSellerLogin(db, product?.seller_id ?? '', clock.now());
  const { body } = await call(desk, 'GET', '/desk/photo-fetches');
  const reasons = (body.photos as { product: string; reason: string }[])
    .filter((photo) => photo.product === name)
    .map(({ reason }) => reason);
  return reasons.join() || 'A machine that is too busy tries it again in a minute';
}

const page = '<script>alert(1)</script>';
let files: { hostile: Record<string, Buffer>; ofPeople: Record<string, Buffer>; odd: Record<string, Buffer> };
const good = await crafted.photoOf(300, 400);
beforeAll(async () => {
  const { GIF = Buffer.alloc(0), ...otherKinds } = await crafted.otherKinds();
  const whole = sharp(await crafted.pngWith());
  const cutOff = async (format: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif') =>
    (await whole.clone().toFormat(format).toBuffer()).subarray(0, -40);
  const avif = await crafted.avifOf(300, 200);
  files = {
    hostile: {
      ...otherKinds,
      'PNG whose texts inflate to 1.6 GB': await crafted.pngTexts(),
      'PNG whose translated texts inflate to 1.6 GB': await crafted.pngInternationalTexts(),
      'JPEG of 8,000 scans': await crafted.jpegScans(8_000),
      'PNG of 3,600 megapixels in 1 KB': await crafted.pngOf(60_000, 60_000),
      'PNG of 100 megapixels without them': await crafted.pngOf(10_000, 10_000),
      'GIF of 4,000 megapixels in 100 bytes': await crafted.gifOf(65_535, 65_535),
      'GIF of 100 megapixels without them': await crafted.gifOf(10_000, 10_000),
      'AVIF of 3,600 megapixels in 1 KB': await crafted.avifOf(60_000, 60_000),
      'AVIF of 100 megapixels without them': await crafted.avifOf(10_000, 10_000),
      'JPEG cut off': await cutOff('jpeg'),
      'PNG cut off': await cutOff('png'),
      'WebP cut off': await cutOff('webp'),
      'AVIF cut off': await cutOff('avif'),
      'first bytes of a JPEG, then an SVG': Buffer.concat([good.subarray(0, 4), crafted.svgUses]),
      HEIC: crafted.heic,
      'HEIC that a photo follows': Buffer.concat([crafted.heic, good]),
    },
    ofPeople: { GIF, AVIF: avif },
    odd: {
      'a page behind a JPEG': Buffer.concat([good, Buffer.from(page)]),
      'an SVG in the comment of a JPEG': await crafted.jpegWith(0xfe, Buffer.from(`<svg>${page}</svg>`)),
      'a GIF by name, a WebP by its bytes': await crafted.webpAnimation(500),
      'a colour profile that inflates to 8 MB': await crafted.pngProfile(),
    },
  };
});

const hang = 60_000; // a slow answer is no fault here
const isBusy = () => (loadavg()[0] ?? 0) > availableParallelism();

/** What is wrong with how a door answers to a file; sent again where others keep the machine busy and it asks for that. */
async function faultsOf(send: Send, bytes: Buffer, isTaken: boolean): Promise<string[]> {
  const [before, start] = [resident(), performance.now()];
  let most = 0;
  const look = setInterval(() => (most = Math.max(most, resident() - before)), 10);
  let answer = await send(bytes);
  if (isBusy() && answer?.includes('busy')) answer = await setTimeout(2_000).then(() => send(bytes));
  clearInterval(look);
  const faults = [];
  if (isTaken ? answer !== null : !/^\p{Lu}[^{}<>]{15,200}[.!]?$/u.test(answer ?? ''))
    faults.push(`answers ${answer}`);
  const took = performance.now() - start;
  if (took > hang) faults.push(`after ${Math.round(took)} ms`);
  if (most > 300_000_000) faults.push(`grows by ${Math.round(most / 1_000_000)} MB`);
  return faults;
}
const resident = () => (existsSync('/proc/self/task') ? crafted.residentOfAll() : 0);

it.each(Object.entries(doors))('%s', async (_name, { open, ofShops = false }) => {
  const send = await open();
  const faults: Record<string, string[]> = {};
  const attempt = async (name: string, bytes: Buffer, isTaken: boolean) => {
    const own = await faultsOf(send, bytes, isTaken);
    if (own.length > 0) faults[name] = own;
  };
  for (const [name, bytes] of Object.entries(files.hostile)) {
    await attempt(name, bytes, false);
    await attempt(`a good one after ${name}`, good, true);
  }
  for (const [name, bytes] of Object.entries(files.ofPeople)) await attempt(name, bytes, ofShops);
  for (const [name, bytes] of Object.entries(files.odd)) await attempt(name, bytes, true);
  expect(faults).toEqual({});
});

it('nothing of a page that came with a picture is stored', async () => {
  const entries = await readdir(folder.dataDir, { recursive: true, withFileTypes: true });
  const pictures = entries.filter((entry) => entry.isFile());
  expect(pictures.length).toBeGreaterThan(3);
  for (const { parentPath, name } of pictures)
    expect([name, (await readFile(join(parentPath, name))).includes(page)]).toEqual([name, false]);
  const columns = await execute<{ table: string; column: string }>(db)`
    select table_name as table, column_name as column from information_schema.columns
    where data_type = 'bytea' and table_schema = 'public' and table_name like '%p%'`;
  let bytes = 0;
  for (const { table, column } of columns) {
    const { rows } = await sql<{ bytes: number; pages: number }>`
      select coalesce(sum(length(${sql.ref(column)})), 0)::int as bytes,
        count(*) filter (where position(${Buffer.from(page)} in ${sql.ref(column)}) > 0)::int as pages
      from ${sql.table(table)}`.execute(db);
    bytes += rows[0]?.bytes ?? 0;
    expect([table, rows[0]?.pages]).toEqual([table, 0]);
  }
  expect(bytes).toBeGreaterThan(1_000);
});

it('no call that takes pictures is left out', () => {
  /** They take lists of products and bank statements. */
  const others = ['deskProducts.importCsv', 'deskImports.readColumns', 'deskMoney.importStatement'];
  const files = Object.entries(calls as Record<string, Calls>).flatMap(([domain, list]) =>
    Object.entries(list).flatMap(([name, one]) => (one.takesFile ? [`${domain}.${name}`] : [])),
  );
  expect([...Object.keys(doors).filter((name) => name.includes('.')), ...others].toSorted()).toEqual(
    files.toSorted(),
  );
});

import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { testApp, testSettings } from '../../../../test/support/app.ts';
import { callsOf } from '../../../../test/support/calls-as.ts';
import { createTestDatabase } from '../../../../test/support/database.ts';
import { importFolder, kurta, type Row } from '../../../../test/support/import-files.ts';
import { startPhotoServer } from '../../../../test/support/photo-server.ts';
import { newOperatorLogin, newSellerLogin } from '../../../../test/support/staff.ts';
import { hour, minute, testClock } from '../../../platform/clock.ts';
import { execute, getValue, listValues } from '../../../platform/database.ts';
import { diskObjects } from '../../../platform/objects/disk-objects.ts';
import { fetchPublic } from '../../../platform/public-web/fetch-public.ts';
import { indexProducts } from '../../search/search-index.store.ts';
import { findProduct } from '../catalogue.store.ts';
import { fetchPhotos } from './fetch-photos.ts';
import { adoptFetches } from './photo-fetches.store.ts';

const files = importFolder();
const { db } = await createTestDatabase();
const clock = testClock('2026-11-21T06:00:00Z');
const settings = testSettings({ FETCH_PHOTOS: 'on', DRAWINGS: 'hidden', DATA_DIR: files.dataDir });
const app = await testApp(db, { clock, settings });
const call = callsOf(app);

const photos = new Map<string, Buffer>();
for (const [name, colour] of [['front', '#aa3322'], ['back', '#225588'], ['late', '#118833']] as const) // biome-ignore format: a list
  photos.set(
    name,
    await sharp({ create: { width: 300, height: 400, channels: 3, background: colour } })
      .jpeg()
      .toBuffer(),
  );
const running = new Map<string, number>();
let mostAtOnce = 0;
let isOpen = true;
const server = await startPhotoServer(
  (request, response) => {
    const { host = '' } = request.headers;
    const name = /\/(\w+)\.jpg/.exec(request.url ?? '')?.[1] ?? '';
    running.set(host, (running.get(host) ?? 0) + 1);
    mostAtOnce = Math.max(mostAtOnce, running.get(host) ?? 0);
    setTimeout(() => {
      running.set(host, (running.get(host) ?? 0) - 1);
      if (name === 'late' && !isOpen) response.writeHead(503).end();
      else if (name === 'text') response.end('no picture');
      else response.writeHead(photos.has(name) ? 200 : 404).end(photos.get(name));
    }, 5);
  },
  { 'inside.test': [['10.0.0.1']] },
);
afterAll(async () => {
  server.stop();
  await app.close();
});

const means = { db, clock, indexProducts, objects: diskObjects(files.dataDir), fetchesPhotos: true };
const work = fetchPhotos({
  ...means,
  fetchFile: (address) => fetchPublic(address, { network: server.network }),
});
const importRows = (rows: readonly Row[]) => files.run(db, rows, { fetchesPhotos: true, hidesDrawn: true });
const statusOf = (handle: string) => getValue<string>(db)`select status from products where slug = ${handle}`;
const coloursOf = async (images: readonly string[]) =>
  listValues<string>(db)`
    select left(colour, 2) from unnest(${images}::text[]) with ordinality as i(image, at)
    join pictures on image = '/pictures/' || key || '.webp' order by at`;
const shopOf = (handle: string) =>
  getValue<string>(db)`select seller_id from products where slug = ${handle}`;
const jobs = () => listValues<string>(db)`
  select task_identifier from graphile_worker.jobs where task_identifier = 'fetch_photos'`;
const images = async (handle: string) => [
  ...(await getValue<string[]>(db)`select images from products where slug = ${handle}`),
];

describe('photos that an import names by address', () => {
  const rows = [
    { ...kurta, 'Image Src': 'https://photos.test/back.jpg', 'Image Position': '2' },
    { Handle: kurta.Handle, 'Image Src': 'https://photos.test/front.jpg', 'Image Position': '1' },
  ] as Row[];

  it('are fetched afterwards, in the order of the file; until then the product is hidden', async () => {
    const report = await importRows(rows);
    expect(report).toMatchObject({ photos: { toFetch: 2 }, hiddenDrawn: 1, remarks: { count: 0 } });
    expect([await statusOf('blue-kurta'), await jobs()]).toEqual(['hidden', ['fetch_photos']]);
    await work();
    expect(await statusOf('blue-kurta')).toBe('active');
    expect(await coloursOf((await findProduct(db, 'blue-kurta'))?.images ?? [])).toEqual(['#a', '#2']);
  });

  it('are known when the same file is imported again', async () => {
    const before = await images('blue-kurta');
    const visits = server.dialed.length;
    expect(await importRows(rows)).toMatchObject({
      products: { unchanged: 1, updated: 0 },
      photos: { toFetch: 0 },
      remarks: { count: 0 },
    });
    await work();
    expect([await images('blue-kurta'), server.dialed.length]).toEqual([before, visits]);
  });

  it('stay hidden with a product that staff hid meanwhile', async () => {
    const operator = await newOperatorLogin(db, clock.now());
    await importRows([
      { ...kurta, Handle: 'hidden-kurta', 'Image Src': 'https://photos.test/front.jpg?hidden' },
    ]);
    const [product] = await execute<{ id: string; version: number }>(db)`
      select id, version from products where slug = 'hidden-kurta'`;
    const body = { version: product?.version, status: 'hidden', shop: await shopOf('hidden-kurta') };
    clock.advance(minute);
    expect((await call(operator, 'POST', `/desk/products/${product?.id}/status`, body)).status).toBe(200);
    await work();
    expect(await statusOf('hidden-kurta')).toBe('hidden');
    expect(await coloursOf(await images('hidden-kurta'))).toEqual(['#a']);
  });

  it('of a closed shop are shown when it opens again', async () => {
    const row = { ...kurta, Handle: 'closed-kurta', Vendor: 'Closed Lane' };
    await importRows([{ ...row, 'Image Src': 'https://photos.test/front.jpg?closed' }]);
    await execute(db)`update sellers set closed_at = ${clock.now()} where shop_name = 'Closed Lane'`;
    await work();
    expect(
      await execute(db)`select status, closed_with_shop from products where slug = 'closed-kurta'`,
    ).toEqual([{ status: 'hidden', closed_with_shop: true }]);
  });

  it('come a few at a time from one server, and join the photos that the product has', async () => {
    mostAtOnce = 0;
    const many = Array.from({ length: 5 }, (_, at) => ({
      ...kurta,
      Handle: `many-${at}`,
      'Image Src': `https://photos.test/front.jpg?${at}`,
    }));
    await importRows(many);
    await work();
    expect(mostAtOnce).toBe(2);
    await importRows([{ ...kurta, Handle: 'many-3', 'Image Src': 'https://photos.test/back.jpg?more' }]);
    await work();
    expect(await coloursOf(await images('many-3'))).toEqual(['#a', '#2']);
  });
});

describe('photos that cannot be had', () => {
  const sources = {
    gone: 'https://photos.test/none.jpg',
    text: 'https://photos.test/text.jpg',
    late: 'https://photos.test/late.jpg',
    inside: 'https://inside.test/front.jpg',
  };

  it('are listed with the reason, those that may come later only after four tries', async () => {
    isOpen = false;
    await importRows(
      Object.entries(sources).map(([name, source]) => ({
        ...kurta,
        Handle: name,
        Title: name,
        Vendor: 'Missing Lane',
        'Image Src': source,
      })),
    );
    await work();
    const shop = await shopOf('gone');
    const seller = await newSellerLogin(db, shop, clock.now());
    const list = async () => (await call(seller, 'GET', '/desk/photo-fetches')).body;
    expect(await list()).toMatchObject({ waiting: 1, missing: 3, canRetry: false });
    for (let hours = 0; hours < 3; hours += 1) {
      clock.advance(hour);
      await work();
    }
    const { photos: listed, ...counts } = await list();
    expect(counts).toEqual({ waiting: 0, missing: 4, canRetry: false });
    expect((listed as { product: string; reason: string }[]).map(({ product, reason }) => [product, reason])).toEqual([
      ['gone', expect.stringMatching(/nothing at its address/)],
      ['inside', expect.stringMatching(/not one of the public internet/)],
      ['late', expect.stringMatching(/out of order or too busy/)],
      ['text', expect.stringMatching(/not a picture/)],
    ]); // biome-ignore format: a table
    expect(await statusOf('late')).toBe('hidden');
  });

  it('come when an operator has them tried again, and leave the list', async () => {
    isOpen = true;
    const shop = await shopOf('late');
    const operator = await newOperatorLogin(db, clock.now());
    expect(await call(operator, 'POST', '/desk/photo-fetches/retry', { shop })).toMatchObject({
      status: 200,
      body: { photos: 4 },
    });
    await work();
    expect([await statusOf('late'), await coloursOf(await images('late'))]).toEqual(['active', ['#1']]);
    const other = await newSellerLogin(db, await shopOf('blue-kurta'), clock.now());
    await call(other, 'POST', '/desk/photo-fetches/forget', {});
    expect((await call(operator, 'GET', `/desk/photo-fetches?shop=${shop}`)).body).toMatchObject({
      missing: 3,
      canRetry: true,
    });
    await call(operator, 'POST', '/desk/photo-fetches/forget', { shop });
    expect((await call(operator, 'GET', `/desk/photo-fetches?shop=${shop}`)).body).toMatchObject({
      missing: 0,
    });
  });

  it('by a lost job are fetched an hour later', async () => {
    await importRows([{ ...kurta, Handle: 'lost-job', 'Image Src': 'https://photos.test/front.jpg?lost' }]);
    await execute(db)`select graphile_worker.remove_job('fetch_photos:all')`;
    await adoptFetches(db, new Date(clock.now().getTime() - 48 * hour));
    expect(await jobs()).toEqual([]);
    await adoptFetches(db, new Date(clock.now().getTime() + hour));
    expect(await jobs()).toEqual(['fetch_photos']);
  });
});

describe('at the desk', () => {
  const csv = (handle: string) =>
    `Handle,Title,Type,Variant Price,Image Src\n${handle},Kurta,Kurtas,499,https://photos.test/front.jpg?${handle}`;
  const send = async (by: { cookie: string }, shop: string, handle: string) =>
    (
      await app.inject({
        method: 'POST',
        url: `/api/desk/products/import?shop=${shop}`,
        headers: { cookie: by.cookie, 'content-type': 'application/octet-stream' },
        payload: csv(handle),
      })
    ).json<{ notes: string[]; remarks: { reason: string }[] }>();

  it('an operator’s import fetches photos, a seller’s says that it does not', async () => {
    const shop = await shopOf('blue-kurta');
    const byOperator = await send(await newOperatorLogin(db, clock.now()), shop, 'of-operator');
    expect(byOperator.notes).toContain('Photos that are fetched from the internet after the import: 1');
    const bySeller = await send(await newSellerLogin(db, shop, clock.now()), shop, 'of-seller');
    expect(bySeller.remarks.map(({ reason }) => reason)).toEqual([
      expect.stringContaining('is on the internet and was not fetched'),
    ]);
    clock.advance(hour); // the import's process has a clock of its own, which went on
    await work();
    expect([await statusOf('of-operator'), await statusOf('of-seller')]).toEqual(['active', 'hidden']);
    expect(await coloursOf(await images('of-operator'))).toEqual(['#a']);
  });

  it('nothing is fetched while the setting is off', async () => {
    expect(testSettings().fetchesPhotos).toBe(false);
    await importRows([{ ...kurta, Handle: 'off', 'Image Src': 'https://photos.test/front.jpg?off' }]);
    await fetchPhotos({ ...means, fetchesPhotos: false })();
    expect(await statusOf('off')).toBe('hidden');
  });
});

import { execFileSync } from 'node:child_process';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { stopReading } from '../../../../packages/picture-encoder/src/read-sent-picture.ts';
import { jpegScans } from '../../../../packages/picture-encoder/src/testing.ts';
import { createTestDatabase } from '../../../../test/support/database.ts';
import { importFolder, kurta, type Row } from '../../../../test/support/import-files.ts';
import { change } from '../../../../test/support/listed.ts';
import { findProduct } from '../catalogue.store.ts';
import { photoName } from '../pictures/photo-name.ts';
import { execute } from '../../../platform/database.ts';

const files = importFolder();

describe('photos', async () => {
  const { db } = await createTestDatabase();

  it('are stored once by content, in order, followed by the colours', async () => {
    await files.photo('front.jpg', '#aa3322');
    await files.photo('back.jpg', '#225588');
    await files.photo('rose.jpg', '#dd8899');
    const report = await files.run(
      db,
      [
        {
          ...kurta,
          'Image Src': 'back.jpg',
          'Image Position': '2',
          'Option1 Name': 'Color',
          'Option1 Value': 'Red',
        },
        { Handle: 'blue-kurta', 'Image Src': 'front.jpg', 'Image Position': '1' },
        {
          Handle: 'blue-kurta',
          'Option1 Value': 'Rose',
          'Variant Price': '499',
          'Variant Compare At Price': '999',
          'Variant Image': 'rose.jpg',
        },
        { ...kurta, Handle: 'same-photo', 'Image Src': './front.jpg' },
      ],
      { images: files.images },
    );
    expect(report).toMatchObject({ photos: { new: 3, known: 1 }, drawn: 0, remarks: { count: 0 } });
    const rows = await execute<{ key: string; colour: string; kind: string; alt: string; width: number }>(db)`
      select key, colour, kind, alt, width from pictures where kind = 'photo'`;
    const shown = (await findProduct(db, 'blue-kurta'))?.images ?? [];
    const found = shown.map((address) => rows.find(({ key }) => address === `/pictures/${key}.webp`));
    expect(found.map((row) => row?.alt)).toEqual(['Blue Kurta', 'Blue Kurta', 'Blue Kurta, Rose']);
    expect(found[0]).toMatchObject({
      kind: 'photo',
      width: 300,
      colour: expect.stringMatching(/^#a[89ab]3\d2\d$/),
    });
    const stored = readFileSync(join(files.dataDir, photoName(rows[0]?.key ?? '')));
    expect((await sharp(stored).metadata()).format, 'encoded anew').toBe('webp');
    expect((await findProduct(db, 'same-photo'))?.images).toEqual([shown[0]]);
  });

  it('name the one colour whose variants show them, wherever the file lists them', async () => {
    for (const [name, colour] of [
      ['teal.jpg', '#117777'],
      ['plum.jpg', '#772266'],
      ['both.jpg', '#999999'],
    ] as const)
      await files.photo(name, colour);
    const variant = (colour: string, image: string) => ({
      'Option1 Name': 'Color',
      'Option1 Value': colour,
      'Variant Price': '499',
      'Variant Compare At Price': '999',
      'Variant Image': image,
    });
    await files.run(
      db,
      [
        { ...kurta, Handle: 'dyed', ...variant('Teal', 'teal.jpg'), 'Image Src': 'both.jpg' },
        { Handle: 'dyed', ...variant('Plum', 'plum.jpg'), 'Image Src': 'teal.jpg' },
        { Handle: 'dyed', ...variant('Grey', 'both.jpg'), 'Image Src': 'plum.jpg' },
        { Handle: 'dyed', ...variant('Ash', 'both.jpg') },
      ],
      { images: files.images },
    );
    const product = await findProduct(db, 'dyed');
    const [both, teal, plum] = product?.images ?? [];
    expect(product?.variants.map(({ colour, image }) => [colour, image])).toEqual([
      ['Teal', teal],
      ['Plum', plum],
      ['Grey', ''],
      ['Ash', ''],
    ]);
    expect(both).toMatch(/^\/pictures\//);
  });

  it('come from inside the folder only, complete and of a supported type; else the product is drawn', async () => {
    writeFileSync(join(files.folder, 'secret.jpg'), 'secret');
    symlinkSync(join(files.folder, 'secret.jpg'), join(files.images, 'link.jpg'));
    writeFileSync(join(files.images, 'text.jpg'), 'no picture at all');
    writeFileSync(
      join(files.images, 'vector.png'),
      '<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"/>',
    );
    const sources = [
      '../secret.jpg',
      '/etc/hostname',
      'link.jpg',
      'text.jpg',
      'vector.png',
      'none.jpg',
      'https://example.com/x.jpg',
      '.',
    ];
    const report = await files.run(
      db,
      sources.map((source, at) => ({ ...kurta, Handle: `picture-${at}`, 'Image Src': source })),
      { images: files.images },
    );
    expect(report.products).toMatchObject({ made: sources.length, refused: 0 });
    expect(report.drawn).toBe(sources.length);
    expect(report.remarks.rows.map(({ line, reason }) => [line, reason])).toEqual([
      [2, 'The picture "../secret.jpg" is not inside the pictures\' folder'],
      [3, 'The picture "/etc/hostname" is not inside the pictures\' folder'],
      [4, 'The picture "link.jpg" is not inside the pictures\' folder'],
      [
        5,
        'The picture "text.jpg" is not a complete JPEG, PNG, WebP, AVIF or GIF: save it as a JPEG and choose it again',
      ],
      [
        6,
        'The picture "vector.png" is not a complete JPEG, PNG, WebP, AVIF or GIF: save it as a JPEG and choose it again',
      ],
      [7, 'There is no picture "none.jpg"'],
      [8, 'The picture "https://example.com/x.jpg" is on the internet and was not fetched'],
      [9, 'The picture "." is not inside the pictures\' folder'],
    ]);
    expect((await findProduct(db, 'picture-0'))?.images).toHaveLength(5);
  });

  it('are ignored without --images', async () => {
    const report = await files.run(db, [{ ...kurta, Handle: 'no-folder', 'Image Src': 'front.jpg' }]);
    expect(report.remarks.rows[0]?.reason).toMatch(/was not sent.*--images/);
  });
});

describe('pictures that a product has', async () => {
  const { db } = await createTestDatabase();
  const imagesOf = async (slug: string) => (await findProduct(db, slug))?.images ?? [];
  const photos = { images: files.images };
  const withPhotos: Row[] = [
    { ...kurta, Handle: 'photographed', 'Image Src': 'kept-a.jpg', 'Variant Inventory Qty': '3' },
    { Handle: 'photographed', 'Image Src': 'kept-b.jpg' },
  ];

  it('stay when the same file comes without its folder, and what was edited since with them', async () => {
    await files.photo('kept-a.jpg', '#102030');
    await files.photo('kept-b.jpg', '#302010');
    await files.run(db, withPhotos, photos);
    const before = await imagesOf('photographed');
    expect(before).toHaveLength(2);
    await change(db, sql`update products set name = 'Corrected' where slug = 'photographed'`);
    expect((await files.run(db, withPhotos)).products).toMatchObject({ unchanged: 1, updated: 0 });
    expect(await findProduct(db, 'photographed')).toMatchObject({ name: 'Corrected', images: before });
    const [first] = withPhotos;
    const report = await files.run(db, [{ ...first, Title: 'Renamed' }]);
    expect(report).toMatchObject({ products: { updated: 1 }, drawn: 0 });
    expect(await findProduct(db, 'photographed')).toMatchObject({ name: 'Renamed', images: before });
  });

  it('stay when one of the named photos cannot be read', async () => {
    const before = await imagesOf('photographed');
    await files.photo('fresh.jpg', '#445566');
    const rows = [
      { ...withPhotos[0], 'Image Src': 'fresh.jpg' },
      { Handle: 'photographed', 'Image Src': 'gone.jpg' },
    ];
    await files.run(db, rows, photos);
    const after = await imagesOf('photographed');
    expect(after.slice(1)).toEqual(before);
    await files.run(db, [{ ...withPhotos[0], 'Image Src': 'fresh.jpg' }], photos);
    expect(await imagesOf('photographed'), 'fresh.jpg is no other').toEqual(after);
  });

  it('give way to others that the file names', async () => {
    await files.photo('another.jpg', '#998877');
    await files.run(db, [{ ...withPhotos[0], 'Image Src': 'another.jpg' }], photos);
    expect(await imagesOf('photographed')).toHaveLength(1);
  });

  it('stay when they were added at the desk and the file names none', async () => {
    const drawn: Row = { ...kurta, Handle: 'drawn', 'Variant Inventory Qty': '3' };
    await files.run(db, [drawn]);
    const [photo] = await imagesOf('photographed');
    const shown = [photo, ...(await imagesOf('drawn'))];
    await change(db, sql`update products set images = ${shown} where slug = 'drawn'`);
    await files.run(db, [{ ...drawn, Title: 'Blue Kurta, new' }]);
    expect(await findProduct(db, 'drawn')).toMatchObject({ name: 'Blue Kurta, new', images: shown });
  });

  it('are drawn anew where they are all drawings', async () => {
    const drawn: Row = { ...kurta, Handle: 'redrawn' };
    await files.run(db, [drawn]);
    const before = await imagesOf('redrawn');
    await files.run(db, [{ ...drawn, Title: 'Red saree', Type: 'Sarees' }]);
    expect(await imagesOf('redrawn')).not.toEqual(before);
  });
});

describe('a picture’s file', async () => {
  const { db } = await createTestDatabase();

  it('may be AVIF or GIF, whatever its name', async () => {
    const plain = sharp({ create: { width: 90, height: 120, channels: 3, background: '#336699' } });
    writeFileSync(join(files.images, 'one.jpg'), await plain.clone().avif().toBuffer());
    writeFileSync(join(files.images, 'two.gif'), await plain.clone().gif().toBuffer());
    const rows = ['one.jpg', 'two.gif'].map((name) => ({ ...kurta, Handle: name, 'Image Src': name }));
    expect(await files.run(db, rows, { images: files.images })).toMatchObject({
      photos: { new: 2 },
      drawn: 0,
    });
  });

  it('is refused when it is a pipe, which nobody may ever write to', async () => {
    execFileSync('mkfifo', [join(files.images, 'pipe.jpg')]);
    const report = await files.run(db, [{ ...kurta, 'Image Src': 'pipe.jpg' }], { images: files.images });
    expect(report.remarks.rows[0]?.reason).toBe('The picture "pipe.jpg" cannot be read');
  }, 10_000);

  it('is left out when the machine is too busy to read it; the import goes on', async () => {
    writeFileSync(join(files.images, 'slow.jpg'), await jpegScans(8_000));
    const rows = [
      { ...kurta, Handle: 'slow', 'Image Src': 'slow.jpg' },
      { ...kurta, Handle: 'after-slow' },
    ];
    // What is being read is given up, as after twelve seconds.
    const givenUp = setInterval(stopReading, 100);
    const { remarks, products } = await files
      .run(db, rows, { images: files.images })
      .finally(() => clearInterval(givenUp));
    expect(remarks.rows.map(({ reason }) => reason)).toEqual([
      'The picture "slow.jpg" was not read, since this machine was too busy: import the file again',
    ]);
    expect(products.made).toBe(2);
  });
});

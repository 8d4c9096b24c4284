import { existsSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../test/support/database.ts';
import { importFolder, kurta } from '../../../../test/support/import-files.ts';
import { findProduct } from '../catalogue.store.ts';
import { photoName } from '../pictures/photo-name.ts';

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
    const { rows } = await sql<{ key: string; colour: string; kind: string; alt: string; width: number }>`
      select key, colour, kind, alt, width from pictures where kind = 'photo'`.execute(db);
    const shown = (await findProduct(db, 'blue-kurta'))?.images ?? [];
    const found = shown.map((address) => rows.find(({ key }) => address === `/pictures/${key}.webp`));
    expect(found.map((row) => row?.alt)).toEqual(['Blue Kurta', 'Blue Kurta', 'Blue Kurta, Rose']);
    expect(found[0]).toMatchObject({
      kind: 'photo',
      width: 300,
      colour: expect.stringMatching(/^#a[89ab]3\d2\d$/),
    });
    expect(existsSync(join(files.dataDir, photoName(rows[0]?.key ?? '')))).toBe(true);
    expect((await findProduct(db, 'same-photo'))?.images).toEqual([shown[0]]);
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
      [5, 'The picture "text.jpg" is not a complete JPEG, PNG or WebP'],
      [6, 'The picture "vector.png" is not a complete JPEG, PNG or WebP'],
      [7, 'There is no picture "none.jpg"'],
      [8, 'The picture "https://example.com/x.jpg" is on the internet and was not fetched'],
      [9, 'The picture "." is not inside the pictures\' folder'],
    ]);
    expect((await findProduct(db, 'picture-0'))?.images).toHaveLength(4);
  });

  it('are ignored without --images', async () => {
    const report = await files.run(db, [{ ...kurta, Handle: 'no-folder', 'Image Src': 'front.jpg' }]);
    expect(report.remarks.rows[0]?.reason).toMatch(/is a file beside the CSV.*--images/);
  });
});

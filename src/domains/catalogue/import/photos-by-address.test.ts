import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../../test/support/database.ts';
import { importFolder, kurta } from '../../../../test/support/import-files.ts';
import { kindsOf } from './report-kinds.ts';

const files = importFolder();

it('photos with an address that is not fetched are one kind of the report, each with what is wrong', async () => {
  const { db } = await createTestDatabase();
  const sources = ['http://photos.test/x.jpg', 'https://127.0.0.1/x.jpg', 'https://photos.test:22/x.jpg'];
  const report = await files.run(
    db,
    sources.map((source, at) => ({ ...kurta, Handle: `odd-${at}`, 'Image Src': source })),
    { fetchesPhotos: true },
  );
  expect(report.photos.toFetch).toBe(0);
  expect(report.remarks.rows.map(({ reason }) => reason)).toEqual([
    expect.stringContaining('does not begin with https'),
    expect.stringContaining('public internet'),
    expect.stringContaining('public internet'),
  ]);
  expect(kindsOf(report).map(({ title, count }) => [title, count])).toContainEqual([
    'Photos with an address that is not fetched',
    3,
  ]);
});

import { createReadStream } from 'node:fs';
import { parse } from 'csv-parse';
import { buildTown } from '../../db/town/town.ts';
import type { ShelvedProduct } from './judged.ts';
import { realCatalogue } from './real-set.ts';
import { townCatalogue } from './town-set.ts';

/** The demo town's products, for judging. */
export function shelfOfTown(today: Date): ShelvedProduct[] {
  const town = buildTown({ today });
  const descriptions = new Map(town.products.map(({ slug, description }) => [slug, description]));
  return townCatalogue(town).map((product) => ({
    ...product,
    text: `${product.name} ${product.made.join(' ')} ${descriptions.get(product.slug) ?? ''}`.replaceAll(
      /<[^>]*>/g,
      ' ',
    ),
  }));
}

interface Row {
  Handle: string;
  Title: string;
  'Body (HTML)': string;
}

/** The products of a real shop's export, for judging. The audience is read from its column, or from the title. */
export async function shelfOfReal(file: string): Promise<ShelvedProduct[]> {
  const descriptions = new Map<string, string>();
  const rows = createReadStream(file).pipe(parse({ columns: true, bom: true, relax_column_count: true }));
  for await (const row of rows as AsyncIterable<Row>)
    if (row.Title)
      descriptions.set(row.Handle, `${row.Title} ${row['Body (HTML)']}`.replaceAll(/<[^>]*>/g, ' '));
  return (await realCatalogue(file)).map((product) => {
    const text = `${descriptions.get(product.slug) ?? ''} ${product.brand} ${product.made.join(' ')} ${product.colours.join(' ')}`;
    return { ...product, text, audience: audienceOf(product.audience, product.name) };
  });
}

function audienceOf(audienceText: string, title: string): string {
  if (/\b(girl'?s?)\b/i.test(title)) return 'girls';
  if (/\b(boy'?s?)\b/i.test(title)) return 'boys';
  if (/\b(kids?|baby|infant|child)/i.test(title)) return 'kids';
  if (/\b(women|ladies)/i.test(title)) return 'women';
  if (/\b(men)('?s)?\b/i.test(title)) return 'men';
  return audienceText;
}

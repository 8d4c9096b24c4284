import { sql } from 'kysely';
import { type Database, execute, listValues } from '../../../platform/database.ts';
import { type Attributes, reading } from './attribute.ts';
import type { AttributeTexts } from './read-attributes.ts';

/** Longest part of a description that is read, in characters. */
const maxDescription = 6_000;

/** The texts of these products, with their current attributes. */
export function readTexts(
  trx: Database,
  ids: readonly string[],
): Promise<(AttributeTexts & { id: string; attributes: Attributes })[]> {
  return execute<AttributeTexts & { id: string; attributes: Attributes }>(trx)`
    select p.id, p.name, p.brand, left(p.description, ${sql.lit(maxDescription)}) as description, p.material, p.tags, c.name as category, p.attributes,
           coalesce(made.sizes, '{}') as sizes,
           coalesce(made.colours, case when p.colour = '' then '{}' else array[p.colour] end) as colours
    from products p join categories c on c.id = p.category_id
    cross join lateral (
      select array_agg(distinct size) as sizes, array_agg(distinct colour) filter (where colour <> '') as colours
      from variants where product_id = p.id) made
    where p.id = any(${ids}::text[])`;
}

/** Writes the attributes that were read; skips rows that already have them. */
export async function writeAttributes(
  trx: Database,
  read: readonly { id: string; attributes: Attributes; kindHsn: string }[],
): Promise<void> {
  await execute(trx)`
    update products set attributes = given.attributes, kind_hsn = given."kindHsn", attributes_read = ${sql.lit(reading)}
    from json_to_recordset(${JSON.stringify(read)}::json) as given(id text, attributes jsonb, "kindHsn" text)
    where products.id = given.id and (products.attributes, products.kind_hsn, products.attributes_read) is distinct from (given.attributes, given."kindHsn", ${sql.lit(reading)}::smallint)`;
}

/** Locks some products read with an older version of the words, or never read. Skips rows locked by other transactions. */
export function holdUnread(trx: Database, limit: number): Promise<string[]> {
  return listValues<string>(trx)`
    select id from products where attributes_read < ${sql.lit(reading)} order by attributes_read, id limit ${limit} for no key update skip locked`;
}

import { type RawBuilder, sql } from 'kysely';
import { type Database, execute } from '../../src/platform/database.ts';
import { writeQuickly } from './quick-writes.ts';

/** Tables that grow with the catalogue. */
const growing = ['products', 'variants', 'stock', 'listed_products', 'product_search'];

/**
 * Adds `size` products made from the town's own: each copies one of them with another price, discount, rating and age,
 * in up to three of its sizes and colours, with its pictures and texts. The same size gives the same catalogue; only
 * the age counts from today. Derived rows are written in bulk.
 *
 * @param say gets each finished step and its duration
 */
export async function fillCatalogue(db: Database, size: number, say: (line: string) => void): Promise<void> {
  const began = performance.now();
  const step = (what: string) =>
    say(`${((performance.now() - began) / 1_000).toFixed(0).padStart(5)} s  ${what}`);
  await db.connection().execute(async (one) => {
    await writeQuickly(one, growing, step, async () => {
      await insertProducts(one, size);
      step(`${size.toLocaleString('en-IN')} products`);
      await insertVariants(one);
      step('their sizes, colours and stock');
      await insertListed(one);
      step('their slim rows');
      await insertWords(one);
      step('their words');
    });
    await execute(one)`vacuum (analyze)`;
    step('vacuumed');
  });
}

const idOf = (n: RawBuilder<unknown>) => sql`'big' || lpad(${n}::text, 9, '0')`;
/** A reproducible pseudo-random number from 0 to `below` - 1. */
const die = (below: number, seed: number) =>
  sql`(hashint8extended(n, ${sql.raw(String(seed))}) & 2147483647) % ${sql.raw(String(below))}`;

async function insertProducts(db: Database, size: number): Promise<void> {
  await execute(db)`
    create temporary table model as
    select row_number() over (order by slug) - 1 as at, products.* from products where id not like 'big%'`;
  await execute(db)`analyze model`;
  const rows = await execute<{ models: number }>(db)`select count(*)::int as models from model`;
  // The number is a literal, so that each product finds its model by a hash join.
  const model = (n: RawBuilder<unknown>) => sql`${n} % ${sql.lit(rows[0]?.models ?? 1)}`;
  await execute(db)`
    insert into products (id, slug, seller_id, category_id, name, brand, description, price, discount, images,
                          rating_tenths, rating_count, rating_sum, colour, attributes, attributes_read, created_at, updated_at)
    select ${idOf(sql`n`)}, slug || '-' || n, seller_id, category_id, name || ' ' || n, brand, description,
           greatest(1, (price * (60 + ${die(90, 1)}) / 100))::int, (array[0, 0, 0, 10, 15, 20, 25, 30, 40, 50, 60, 70])[1 + ${die(12, 2)}],
           images, rated, case when rated = 0 then 0 else 1 + ${die(400, 4)} end, 0, colour, attributes, attributes_read,
           date_trunc('second', now()) - ${die(100_000_000, 5)} * interval '1 second', now()
    from generate_series(0, ${size}::int - 1) n
    join model on at = ${model(sql`n`)}
    cross join lateral (select case when ${die(5, 6)} = 0 then 0 else 25 + ${die(26, 3)} end as rated) stars
    order by n`;
  await execute(db)`create temporary table made as
    select ${idOf(sql`n`)} as id, model.id as model
    from generate_series(0, ${size}::int - 1) n join model on model.at = ${model(sql`n`)} order by n`;
  await execute(db)`analyze made`;
}

async function insertVariants(db: Database): Promise<void> {
  await execute(db)`
    insert into variants (id, product_id, size, colour, sku, position)
    select made.id || '-' || v.position, made.id, v.size, v.colour, v.sku, v.position
    from made join variants v on v.product_id = made.model and v.position < 3 order by 1`;
  await execute(db)`
    insert into stock (variant_id, product_id, quantity)
    select id, product_id, greatest(0, (hashtextextended(id, 7) & 2147483647) % 24 - 3)
    from variants where product_id like 'big%'`;
}

/** Does what list_products does, for all products at once. */
async function insertListed(db: Database): Promise<void> {
  await execute(db)`
    insert into listed_products (product_id, active, category_id, seller_id, brand, final_price, discount, rating_tenths,
                                 rating_count, in_stock, sizes, sizes_in_stock, pairs_in_stock, colours, size_keys, colour_keys, attributes, created_at)
    select p.id, true, p.category_id, p.seller_id, p.brand, p.final_price, p.discount, p.rating_tenths, p.rating_count,
           left_of.in_stock, shown.sizes, left_of.sizes, left_of.pairs, shown.colours, shown.size_keys, shown.colour_keys, like_it.attributes, p.created_at
    from made join products p on p.id = made.id
    join (
      select m.id,
             coalesce(array_agg(distinct v.size) filter (where v.size not in ('', 'One Size')), '{}') as sizes,
             coalesce(array_agg(distinct lower(v.size)) filter (where v.size not in ('', 'One Size')), '{}') as size_keys,
             coalesce(array_agg(distinct named) filter (where named <> ''), '{}') as colours,
             coalesce(array_agg(distinct lower(named)) filter (where named <> ''), '{}') as colour_keys
      from model m join variants v on v.product_id = m.id and v.position < 3
      cross join lateral (select coalesce(nullif(v.colour, ''), m.colour)) as called(named)
      group by m.id) shown on shown.id = made.model
    join listed_products like_it on like_it.product_id = made.model
    join (
      select v.product_id, bool_or(quantity > 0) as in_stock,
             coalesce(array_agg(distinct v.size) filter (where quantity > 0 and v.size not in ('', 'One Size')), '{}') as sizes,
             coalesce(array_agg(distinct case v.size when 'One Size' then '' else v.size end || chr(31) || coalesce(nullif(v.colour, ''), p.colour))
                        filter (where quantity > 0), '{}') as pairs
      from variants v join stock on stock.variant_id = v.id join products p on p.id = v.product_id group by v.product_id) left_of on left_of.product_id = p.id`;
}

async function insertWords(db: Database): Promise<void> {
  await execute(db)`
    insert into product_search (product_id, document, words)
    select made.id, s.document, s.words from made join product_search s on s.product_id = made.model`;
  await execute(db)`
    update search_words set products = counted.products
    from (select word, count(*) as products from product_search cross join unnest(words) as word group by word) counted
    where counted.word = search_words.word`;
}

import { create, insertMultiple, search } from '@orama/orama';
import MiniSearch from 'minisearch';
import { type Database, execute } from '../../src/platform/database.ts';

/** Returns slugs for a query, the best first. */
export type Ask = (query: string) => Promise<readonly string[]>;

interface Texts {
  readonly id: string;
  readonly name: string;
  readonly brand: string;
  readonly category: string;
  readonly colours: string;
  readonly description: string;
}

/** Weights: a word in a name counts more than one in the description, which counts 1. */
const boost = { name: 4, brand: 2, category: 2, colours: 2 };
/** How many results are judged. */
const limit = 5;

/**
 * Other engines over the products of a shop's database, by their own means: the texts that the shop's search reads,
 * with typos and prefixes allowed. Any of the words may match, since with all of them most queries of several words
 * find nothing.
 */
export async function plainEngines(db: Database): Promise<ReadonlyMap<string, Ask>> {
  const goods = await execute<Texts>(db)`
    select p.slug as id, p.name, p.brand, c.name as category, array_to_string(l.colours, ' ') as colours,
           search_plain(p.description) as description
    from products p join categories c on c.id = p.category_id join listed_products l on l.product_id = p.id where l.active`;
  return new Map([
    ['MiniSearch', miniSearch(goods)],
    ['Orama', await orama(goods)],
    ['PostgreSQL', await fullText(db, goods)],
  ]);
}

function miniSearch(goods: readonly Texts[]): Ask {
  const index = new MiniSearch<Texts>({
    fields: ['name', 'brand', 'category', 'colours', 'description'],
    searchOptions: { boost, fuzzy: 0.2, prefix: true },
  });
  index.addAll(goods);
  return (query) =>
    Promise.resolve(
      index
        .search(query)
        .slice(0, limit)
        .map(({ id }) => String(id)),
    );
}

async function orama(goods: Texts[]): Promise<Ask> {
  const index = create({
    schema: {
      name: 'string',
      brand: 'string',
      category: 'string',
      colours: 'string',
      description: 'string',
    },
  });
  await insertMultiple(index, goods);
  return async (query) => {
    const { hits } = await search(index, { term: query, boost, tolerance: 1, limit });
    return hits.map(({ id }) => id);
  };
}

/** PostgreSQL's full text search in English, with trigrams of the name for typos. */
async function fullText(db: Database, goods: readonly Texts[]): Promise<Ask> {
  await execute(db)`drop table if exists bench_goods`;
  await execute(db)`
    create table bench_goods as
    select id, name, setweight(to_tsvector('english', name), 'A') || setweight(to_tsvector('english', brand), 'B') ||
           setweight(to_tsvector('english', category), 'B') || setweight(to_tsvector('english', colours), 'B') ||
           setweight(to_tsvector('english', description), 'D') as document
    from json_to_recordset(${JSON.stringify(goods)}::json)
      as given(id text, name text, brand text, category text, colours text, description text)`;
  return async (query) => {
    const rows = await execute<{ id: string }>(db)`
      select id from bench_goods
      cross join (select replace(plainto_tsquery('english', ${query})::text, '&', '|')::tsquery) as any_word(asked)
      where document @@ asked or word_similarity(${query}, name) > 0.3
      order by ts_rank(document, asked) + word_similarity(${query}, name) desc, id limit ${limit}`;
    return rows.map(({ id }) => id);
  };
}

import { type RawBuilder, sql } from 'kysely';
import type { SizeTable } from './size-guide.ts';

/** A column with the size tables of a product's shop for its category and audience, for other domains to query. */
export const sizeTablesOf = (productId: RawBuilder<unknown>): RawBuilder<SizeTable[]> => sql<SizeTable[]>`(
  select coalesce(json_agg(json_build_object('audience', t.audience, 'kind', t.kind, 'rows', t.rows)), '[]')
  from products p join size_tables t on t.seller_id = p.seller_id and t.category_id = p.category_id
  where p.id = ${productId} and (t.audience = '' or p.attributes -> 'audience' -> 'values' ? t.audience))`;

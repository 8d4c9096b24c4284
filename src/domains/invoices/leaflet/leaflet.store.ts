import { hasDearerVariant, productRows, stockRows, variantRows } from '../../catalogue/readable.store.ts';
import { type Database, execute } from '../../../platform/database.ts';
import { sql } from 'kysely';

/** A product as a leaflet shows it. Money in whole rupees. */
export interface LeafletRow {
  readonly name: string;
  readonly slug: string;
  /** Its first picture's address; '' for none. */
  readonly image: string;
  /** MRP, and what it is sold at. */
  readonly price: number;
  readonly finalPrice: number;
  /** Whether another size costs more. */
  readonly isFrom: boolean;
  /** The sizes that are in stock, in the shop's order. */
  readonly sizes: string[];
  readonly inStock: boolean;
}

/** Those of these products that are on sale, in the order of their ids. */
export const listLeaflet = (db: Database, ids: readonly string[]): Promise<LeafletRow[]> => execute(db)`
  select p.name, p.slug, coalesce(p.images[1], '') as image, p.price, p.final_price as "finalPrice",
         ${hasDearerVariant(sql`p`)} as "isFrom",
         coalesce((select array_agg(of.size order by of.position) from (
           select v.size, min(v.position) as position from ${variantRows} v join ${stockRows} k on k.variant_id = v.id and k.quantity > 0
           where v.product_id = p.id and v.size not in ('', 'One Size') group by v.size) of), '{}') as sizes,
         exists (select from ${stockRows} k where k.product_id = p.id and k.quantity > 0) as "inStock"
  from ${productRows} p
  where p.id = any(${ids}::text[]) and p.status = 'active' order by array_position(${ids}::text[], p.id)`;

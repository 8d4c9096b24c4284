import type { Attributes } from '../../../src/domains/catalogue/attributes/attribute.ts';
import { type Database, execute } from '../../../src/platform/database.ts';
import type { InPieces } from './pieces.ts';

/** A product, read from its rows. */
export interface Plain extends InPieces {
  id: string;
  name: string;
  category: string;
  categoryName: string;
  /** Its id, slug and name in lower case. */
  categoryNames: string[];
  categoryStems: string[];
  shop: string;
  shopSlug: string;
  shopName: string;
  picture: string | null;
  brand: string;
  brandStems: string[];
  sizes: string[];
  colours: string[];
  attributes: Attributes;
  price: number;
  discount: number;
  tenths: number;
  ratings: number;
  inStock: boolean;
  createdAt: string;
  /** Stems with the weights (A to D) of their positions. */
  terms: [stem: string, weights: string[]][];
}

export async function readPlain(db: Database): Promise<Plain[]> {
  const rows = await execute<Plain>(db)`
    select p.id, p.name, c.id as category, c.name as "categoryName", array[c.id, c.slug, lower(c.name)] as "categoryNames", tsvector_to_array(search_vector(c.name)) as "categoryStems",
      s.id as shop, s.slug as "shopSlug", s.shop_name as "shopName", p.images[1] as picture, p.brand, tsvector_to_array(search_vector(p.brand)) as "brandStems", l.sizes, l.colours,
      (select json_agg(json_build_object('size', v.size, 'colour', v.colour, 'stock', stock.quantity)) from variants v join stock on stock.variant_id = v.id where v.product_id = p.id) as variants, p.colour as dyed, array(select jsonb_array_elements_text(p.attributes -> 'colourFamily' -> 'values')) as families, p.attributes, shown.price, shown.discount, p.rating_tenths as tenths,
      p.rating_count as ratings, l.in_stock as "inStock", to_char(p.created_at, 'YYYYMMDDHH24MISSUS') as "createdAt",
      (select coalesce(json_agg(json_build_array(lexeme, weights)), '[]') from unnest(d.document)) as terms
    from products p join categories c on c.id = p.category_id join sellers s on s.id = p.seller_id
    cross join lateral (
      select coalesce(v.price, p.final_price) as price, coalesce(v.discount, p.discount) as discount
      from variants v join stock on stock.variant_id = v.id where v.product_id = p.id
      order by quantity = 0, case when quantity > 0 then coalesce(v.price, p.final_price) end, position, v.id limit 1) shown
    join listed_products l on l.product_id = p.id left join product_search d on d.product_id = p.id
    where p.status = 'active'`;
  return rows;
}

import { sql } from 'kysely';
import { type Database, execute } from '../../../platform/database.ts';
import { sellerRows } from '../../sellers/readable.store.ts';
import type { FactColumns, StoredVariant } from '../products/fields.ts';
import { factsByColumn, variantMembers } from '../products/fields.store.ts';
import { pictureOfColour } from '../readable.store.ts';

/** A product for export. `price` is the MRP in whole rupees, for variants that have none of their own. */
export interface ExportedProduct extends FactColumns {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly material: string;
  readonly tags: string;
  readonly brand: string;
  readonly category: string;
  readonly shop: string;
  /** The shop is closed: none of its products are on sale. */
  readonly shop_closed: boolean;
  /** Products hidden only because their shop is closed are exported as `active`. */
  readonly status: 'active' | 'hidden';
  readonly price: number;
  readonly discount: number;
  readonly images: string[];
  readonly variants: ExportedVariant[];
}

export interface ExportedVariant extends StoredVariant {
  readonly stock: number;
  /** The picture that shows its colour; '' where none does. */
  readonly image: string;
}

const perPage = 500;

/** A page of products after this id, of one shop, or of all (null). */
export function readExportPage(
  db: Database,
  after: string,
  sellerId: string | null,
): Promise<ExportedProduct[]> {
  return execute<ExportedProduct>(db)`
    select p.id, p.slug, p.name, p.description, p.material, p.tags, ${factsByColumn}, p.brand, c.name as category, s.shop_name as shop, s.closed_at is not null as shop_closed,
           case when p.closed_with_shop then 'active' else p.status end as status, p.price,
           p.discount, array_to_json(p.images) as images,
           (select coalesce(json_agg(json_build_object(${variantMembers}, 'stock', coalesce(k.quantity, 0), 'image', ${pictureOfColour(sql`v.colour`)}) order by v.position, v.id), '[]')
            from variants v left join stock k on k.variant_id = v.id where v.product_id = p.id) as variants
    from products p join categories c on c.id = p.category_id join ${sellerRows} s on s.id = p.seller_id
    where p.id > ${after} and (${sellerId}::text is null or p.seller_id = ${sellerId}) order by p.id limit ${perPage}`;
}

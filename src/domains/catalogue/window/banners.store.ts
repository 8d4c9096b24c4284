import { sql } from 'kysely';
import { type Database, execute, findRow, getValue, hasRow } from '../../../platform/database.ts';

/** A banner as edited. Its button leads to a product or category; its picture to `buttonLink`, or else there too. */
export interface BannerContent {
  readonly picture: string;
  readonly heading: string;
  readonly buttonText: string;
  readonly buttonLink: string;
  readonly targetType: 'product' | 'category' | '';
  readonly productId: string | null;
  readonly categoryId: string | null;
  /** Hidden banners are in preparation and not shown. */
  readonly status: 'active' | 'hidden';
}

export interface DeskBanner extends BannerContent {
  readonly id: string;
  readonly version: number;
  /** Name and slug of the target, for display and links. */
  readonly productName: string | null;
  readonly productSlug: string | null;
  readonly categoryName: string | null;
}

const columns = sql`
  b.id, b.version, b.picture, b.heading, b.button_text as "buttonText", b.button_link as "buttonLink",
  b.target_type as "targetType", b.product_id as "productId", b.category_id as "categoryId", b.status`;

/** All banners in order, including hidden ones. */
export function listDeskBanners(db: Database): Promise<DeskBanner[]> {
  return execute<DeskBanner>(db)`
    select ${columns}, p.name as "productName", p.slug as "productSlug", c.name as "categoryName"
    from banners b left join products p on p.id = b.product_id left join categories c on c.id = b.category_id
    order by b.position, b.id limit 100`;
}

/** Locks a banner until the transaction ends and returns it. */
export function holdBanner(trx: Database, id: string) {
  return findRow<BannerContent & { id: string; version: number }>(trx)`
    select ${columns} from banners b where id = ${id} for update`;
}

export function countBanners(trx: Database): Promise<number> {
  return getValue<number>(trx)`select count(*) as count from banners`;
}

/** Appends a banner. */
export async function insertBanner(trx: Database, id: string, banner: BannerContent): Promise<void> {
  await execute(trx)`
    insert into banners (id, picture, heading, button_text, button_link, target_type, product_id, category_id, status, position)
    select ${id}, ${banner.picture}, ${banner.heading}, ${banner.buttonText}, ${banner.buttonLink}, ${banner.targetType},
           ${banner.productId}, ${banner.categoryId}, ${banner.status}, coalesce(max(position), 0) + 1 from banners`;
}

export async function updateBanner(trx: Database, id: string, banner: BannerContent): Promise<void> {
  await execute(trx)`
    update banners set picture = ${banner.picture}, heading = ${banner.heading}, button_text = ${banner.buttonText},
      button_link = ${banner.buttonLink}, target_type = ${banner.targetType}, product_id = ${banner.productId},
      category_id = ${banner.categoryId}, status = ${banner.status}, version = version + 1
    where id = ${id}`;
}

export async function deleteBannerRow(trx: Database, id: string): Promise<void> {
  await execute(trx)`delete from banners where id = ${id}`;
}

/** Whether this product (on sale) or category exists. */
export function hasTarget(trx: Database, type: 'product' | 'category', id: string): Promise<boolean> {
  return type === 'product'
    ? hasRow(trx)`select from products where id = ${id} and status = 'active'`
    : hasRow(trx)`select from categories where id = ${id}`;
}

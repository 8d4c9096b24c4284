import { type Database, execute, findRow, listValues } from '../../platform/database.ts';

/** The public facts of a shop on its own page; empty if unknown. */
export interface ShopFront {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  /** Its name in Devanagari. */
  readonly sign: string;
  readonly story: string;
  readonly picture: string;
  /** The year it opened, which may be long before this market. */
  readonly since: number | null;
  readonly place: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
}

/** The open shop with this slug or id, or null. */
export function findShopFront(db: Database, slugOrId: string): Promise<ShopFront | null> {
  return findRow<ShopFront>(db)`
    select id, shop_name as name, slug, sign, story, coalesce(picture, '') as picture, since_year as since,
           concat_ws(', ', nullif(address, ''), nullif(city, '')) as place,
           concat_ws(', ', nullif(address, ''), nullif(city, ''),
                     nullif(concat_ws(' ', nullif(state, ''), nullif(pincode, '')), '')) as address, phone, email
    from sellers where (slug = ${slugOrId} or id = ${slugOrId}) and closed_at is null
    order by slug = ${slugOrId} desc limit 1`;
}

/** The sign above a shop's door. */
export type ShopSign = Pick<ShopFront, 'id' | 'name' | 'slug' | 'sign'>;

/** The open ones of these shops, in no particular order. */
export function listShopSigns(db: Database, ids: readonly string[]): Promise<ShopSign[]> {
  return execute<ShopSign>(db)`
    select id, shop_name as name, slug, sign from sellers
    where id = any(${ids}::text[]) and closed_at is null`;
}

/** The slugs of open shops, for the sitemap. */
export function listOpenSlugs(db: Database, limit: number): Promise<string[]> {
  return listValues<string>(db)`
    select slug from sellers where closed_at is null order by id limit ${limit}`;
}

/** The seller's own texts about the shop. */
export type ShopStory = Pick<ShopFront, 'sign' | 'story' | 'picture'>;

export function findShopStory(db: Database, id: string) {
  return findRow<ShopStory & { slug: string }>(db)`
    select slug, sign, story, coalesce(picture, '') as picture from sellers where id = ${id}`;
}

/** Locks a shop until the transaction ends and returns its story. */
export function holdShopStory(trx: Database, id: string): Promise<ShopStory | null> {
  return findRow<ShopStory>(trx)`
    select sign, story, coalesce(picture, '') as picture from sellers where id = ${id} for no key update`;
}

export async function saveShopStory(trx: Database, id: string, story: ShopStory): Promise<void> {
  await execute(trx)`
    update sellers set sign = ${story.sign}, story = ${story.story}, picture = ${story.picture} where id = ${id}`;
}

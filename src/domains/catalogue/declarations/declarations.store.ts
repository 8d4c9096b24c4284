import { sql } from 'kysely';
import { type Database, findRow, getRow } from '../../../platform/database.ts';
import { sellerRows } from '../../sellers/readable.store.ts';
import { type HsnSources, hsnOfProduct } from '../attributes/hsn-of.ts';
import { hsnSources } from '../readable.store.ts';
import type { DeclarationsScore, DeclaredOfShop } from './declared.ts';

/** What the law requires a product's page to state. A product without a country or maker takes its shop's. */
export async function readDeclared(db: Database, productId: string): Promise<DeclaredOfShop | null> {
  const found = await findRow<Omit<DeclaredOfShop, 'hsn'> & { hsn: HsnSources }>(db)`
    select s.slug as "shopSlug", coalesce(nullif(p.country_of_origin, ''), s.country_of_origin) as "countryOfOrigin",
           coalesce(nullif(p.maker, ''), s.maker) as maker, p.importer, p.net_quantity as "netQuantity", ${hsnSources} as hsn,
           json_build_object(
             'name', s.shop_name,
             'address', concat_ws(', ', nullif(s.address, ''), nullif(s.city, ''),
                                  nullif(concat_ws(' ', nullif(s.state, ''), nullif(s.pincode, '')), '')),
             'phone', s.phone, 'email', s.email) as seller
    from products p join ${sellerRows} s on s.id = p.seller_id join categories c on c.id = p.category_id
    where p.id = ${productId}`;
  return found && { ...found, hsn: hsnOfProduct(found.hsn) };
}

const emptyCountry = sql`coalesce(nullif(p.country_of_origin, ''), s.country_of_origin) = ''`;
const emptyMaker = sql`p.importer = '' and coalesce(nullif(p.maker, ''), s.maker) = ''`;
const emptyQuantity = sql`p.net_quantity = ''`;
const emptyAddress = sql`s.address = ''`;
const emptyContact = sql`s.phone = '' and s.email = ''`;

/** True when a product (`p`) of a shop (`s`) lacks a fact that the law requires. */
const isUndeclared = sql`(${emptyCountry} or (${emptyMaker}) or ${emptyQuantity} or ${emptyAddress} or (${emptyContact}))`;

/** The same for a product alone. */
export const isProductUndeclared = sql`exists (select from ${sellerRows} s where s.id = p.seller_id and ${isUndeclared})`;

/** Of the products on sale of a shop, or of all shops (null): how many state everything, and how many lack each fact. */
export function scoreDeclarations(db: Database, shopId: string | null): Promise<DeclarationsScore> {
  return getRow<DeclarationsScore>(db)`
    select count(*) as products, count(*) filter (where not ${isUndeclared}) as complete,
           json_build_object(
             'countryOfOrigin', count(*) filter (where ${emptyCountry}),
             'maker', count(*) filter (where ${emptyMaker}),
             'netQuantity', count(*) filter (where ${emptyQuantity}),
             'address', count(*) filter (where ${emptyAddress}),
             'contact', count(*) filter (where ${emptyContact})) as missing
    from products p join ${sellerRows} s on s.id = p.seller_id
    where p.status = 'active' and (${shopId}::text is null or p.seller_id = ${shopId})`;
}

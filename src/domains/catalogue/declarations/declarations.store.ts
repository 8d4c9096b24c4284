import { type RawBuilder, sql } from 'kysely';
import { asName, columnOf } from '../../../platform/columns.store.ts';
import { type Database, findRow, getRow } from '../../../platform/database.ts';
import { sellerRows } from '../../sellers/readable.store.ts';
import { type HsnSources, hsnOfProduct } from '../attributes/hsn-of.ts';
import { hsnSources } from '../readable.store.ts';
import { type FactName, factNames, factOf, type RequiredFact } from '../products/fields.ts';
import { type DeclarationsScore, type DeclaredOfShop, requiredFacts } from './declared.ts';

/** What the law requires a product's page to state. A product without a country or maker takes its shop's. */
export async function readDeclared(db: Database, productId: string): Promise<DeclaredOfShop | null> {
  const facts = sql.join(factNames.map((name) => sql`${statedOf(name)} ${asName(name)}`));
  const row = await findRow<DeclaredOfShop & { hsnSources: HsnSources }>(db)`
    select s.slug as "shopSlug", ${facts}, ${hsnSources} as "hsnSources",
           json_build_object(
             'name', s.shop_name,
             'address', concat_ws(', ', nullif(s.address, ''), nullif(s.city, ''),
                                  nullif(concat_ws(' ', nullif(s.state, ''), nullif(s.pincode, '')), '')),
             'phone', s.phone, 'email', s.email) as seller
    from products p join ${sellerRows} s on s.id = p.seller_id join categories c on c.id = p.category_id
    where p.id = ${productId}`;
  if (!row) return null;
  const { hsnSources: sources, ...declared } = row;
  return { ...declared, hsn: hsnOfProduct(sources) };
}

/** A fact of the product `p`, or what its shop `s` states for all its products. */
function statedOf(name: FactName) {
  const { column, ofShop } = factOf(name);
  const own = columnOf('p', column);
  return ofShop ? sql`coalesce(nullif(${own}, ''), ${columnOf('s', column)})` : own;
}

function isMissing(name: RequiredFact) {
  const { orElse } = factOf(name);
  const another = orElse && sql`${statedOf(orElse)} = '' and`;
  return sql`(${another ?? sql``} ${statedOf(name)} = '')`;
}

/** What a product (`p`) of a shop (`s`) may lack of what the law requires. */
const missing: readonly (readonly [name: string, isMissing: RawBuilder<unknown>])[] = [
  ...requiredFacts.map((name) => [name, isMissing(name)] as const),
  ['address', sql`s.address = ''`],
  ['contact', sql`(s.phone = '' and s.email = '')`],
];
const isUndeclared = sql`(${sql.join(
  missing.map(([, isMissing]) => isMissing),
  sql` or `,
)})`;

/** The same for a product alone. */
export const isProductUndeclared = sql`exists (select from ${sellerRows} s where s.id = p.seller_id and ${isUndeclared})`;

/** Of the products on sale of a shop, or of all shops (null): how many state everything, and how many lack each fact. */
export function scoreDeclarations(db: Database, shopId: string | null): Promise<DeclarationsScore> {
  return getRow<DeclarationsScore>(db)`
    select count(*) as products, count(*) filter (where not ${isUndeclared}) as complete,
           json_build_object(${sql.join(
             missing.map(([name, isMissing]) => sql`${sql.lit(name)}, count(*) filter (where ${isMissing})`),
           )}) as missing
    from products p join ${sellerRows} s on s.id = p.seller_id
    where p.status = 'active' and (${shopId}::text is null or p.seller_id = ${shopId})`;
}

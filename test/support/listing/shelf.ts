import fc from 'fast-check';
import { sql } from 'kysely';
import type { AttributeKind } from '../../../src/domains/catalogue/attributes/attribute-kinds.ts';
import { priceSteps } from '../../../src/domains/search/facets.ts';
import { type Database, execute } from '../../../src/platform/database.ts';
import { againAfterDeadlock } from '../../../src/platform/transaction.ts';

/** A product of a random catalogue, for plain code. */
export interface ShelfProduct {
  id: string;
  category: number;
  brand: string;
  price: number;
  discount: number;
  tenths: number;
  shop: number;
  /** The product's colours, for variants that name none. */
  dyed: string;
  /** Its attributes. */
  attributes?: Partial<Record<AttributeKind, readonly string[] | undefined>>;
  variants: { size: string; colour: string; stock: number; own?: number | null }[];
  age: number;
  hidden: boolean;
}

/** The categories and shops of every random catalogue. */
export const categories = [
  { id: 'k0', name: 'Womens Kurtas', slug: 'womens-kurtas' },
  { id: 'k1', name: 'Mens Jeans', slug: 'mens-jeans' },
];
const brands = ['Ankuri', 'ANKURI', 'Fab & Co', 'Fab, Co', ''];
export const shops = [
  { id: 's0', name: 'Zari House', slug: 'zari-house' },
  { id: 's1', name: 'Anar', slug: 'anar' },
];

const anyProduct = fc.record({
  category: fc.nat(1),
  brand: fc.constantFrom(...brands),
  price: fc.oneof(
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 40 }) },
    // On both sides of the price steps that the filter offers.
    { weight: 1, arbitrary: fc.constantFrom(...priceSteps.flatMap((step) => [step, step + 1])) },
  ),
  discount: fc.constantFrom(0, 0, 10, 33, 100),
  tenths: fc.constantFrom(0, 19, 20, 30, 44, 50),
  shop: fc.nat(1),
  dyed: fc.constantFrom('', 'Indigo'),
  attributes: fc.record(
    {
      fabric: fc.subarray(['Cotton', 'Silk'], { minLength: 1 }),
      occasion: fc.subarray(['Party', 'Wedding', 'Casual'], { minLength: 1 }),
      colourFamily: fc.subarray(['Blue', 'Red'], { minLength: 1 }),
    },
    { requiredKeys: [] },
  ),
  variants: fc.uniqueArray(
    fc.record({
      size: fc.constantFrom('One Size', 'S', 'M', 'm'),
      colour: fc.constantFrom('', 'Red', 'indigo', 'Sky, Blue'),
      stock: fc.nat(2),
      own: fc.constantFrom(null, null, 1, 40, ...priceSteps),
    }),
    { minLength: 1, maxLength: 3, selector: ({ size, colour }) => `${size} ${colour}` },
  ),
  age: fc.nat(5),
  hidden: fc.constantFrom(false, false, false, true),
});
/** Up to 25 products with few different values, so that many are equal. */
export const aCatalogue = fc
  .array(anyProduct, { maxLength: 25 })
  .map((rows) => rows.map((row, n): ShelfProduct => ({ ...row, id: `p${String(n).padStart(3, '0')}` })));

/** The product with its attributes in the form of the database. */
const toRow = ({ attributes = {}, ...rest }: ShelfProduct) => ({
  ...rest,
  attributes: Object.fromEntries(
    Object.entries(attributes).map(([kind, values]) => [kind, { values, from: 'title' }]),
  ),
});

/** Empties the shop and adds these products. */
export async function stockUp(db: Database, catalogue: readonly ShelfProduct[], now: Date): Promise<void> {
  // A search whose test has ended may still be reading its index, and locks the same tables in the opposite order.
  await againAfterDeadlock(() => sql`truncate sellers, categories, products cascade`.execute(db));
  await execute(db)`insert into search_changes (product_id) values ('')`;
  for (const { id, name, slug } of shops)
    await execute(
      db,
    )`insert into sellers (id, shop_name, slug, invoice_code, created_at) values (${id}, ${name}, ${slug}, ${id}, ${now})`;
  for (const { id, name, slug } of categories)
    await execute(db)`insert into categories (id, name, slug) values (${id}, ${name}, ${slug})`;
  await execute(db)`
    insert into products (id, slug, seller_id, category_id, name, brand, price, discount, rating_tenths, colour, attributes, status, created_at, updated_at)
    select id, 'slug-' || id, 's' || shop, 'k' || category, 'x', brand, price, discount, tenths, dyed, attributes, case when hidden then 'hidden' else 'active' end,
           ${now}::timestamptz - age * interval '1 hour', ${now}
    from json_to_recordset(${JSON.stringify(catalogue.map(toRow))}::json)
      as p(id text, category int, brand text, price int, discount int, tenths int, shop int, dyed text, attributes jsonb, age int, hidden boolean)
    order by md5(id)`;
  const variants = catalogue.flatMap(({ id, variants: variantsOfOne }) =>
    variantsOfOne.map(({ stock, own = null, ...rest }, n) => ({
      ...rest,
      price: own,
      id: `${id}-${n}`,
      product: id,
      position: n,
      quantity: stock,
    })),
  );
  const rows = sql`json_to_recordset(${JSON.stringify(variants)}::json)
    as v(id text, product text, size text, colour text, position int, quantity int, price int)`;
  await execute(db)`insert into variants (id, product_id, size, colour, position, price, discount)
     select id, product, size, colour, position, price, price * 0 from ${rows}`;
  await execute(
    db,
  )`insert into stock (variant_id, product_id, quantity) select id, product, quantity from ${rows}`;
  await execute(db)`select list_products(array(select id from products))`;
}

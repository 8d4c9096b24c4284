import { type RawBuilder, sql } from 'kysely';

/** Products, for other domains to query. The price is the one shown: of the cheapest variant that can be bought. */
export const productRows = sql`(
  select p.id, p.slug, p.name, p.brand, p.description, coalesce(l.price, p.price) as price, coalesce(l.discount, p.discount) as discount,
         coalesce(l.final_price, p.final_price) as final_price, p.images, p.picture_colours, p.category_id, p.seller_id, p.status,
         p.rating_tenths, p.rating_count, p.updated_at, p.attributes, p.hsn, p.kind_hsn
  from products p left join listed_products l on l.product_id = p.id)`;

/** What decides the HSN code of the product `p` in the category `c`, for `hsnOfProduct`. */
export const hsnSources = sql`json_build_object('own', p.hsn, 'kind', p.kind_hsn, 'category', c.hsn)`;

/** Size and colour of a variant or line in the format of `variantText`: 'M · Indigo'; '' when there was no choice. */
export const variantWords = (of: RawBuilder<unknown>) =>
  sql`concat_ws(' · ', nullif(nullif(${of}.size, 'One Size'), ''), nullif(${of}.colour, ''))`;

/** Variants, with what each is sold at: its own price, or the product's. `price` is the MRP. */
export const variantRows = sql`(
  select v.id, v.product_id, v.size, v.colour, v.sku, v.position, coalesce(v.price, p.price) as price, coalesce(v.discount, p.discount) as discount,
         coalesce(v.price - v.price * v.discount / 100, p.final_price) as final_price
  from variants v left join products p on p.id = v.product_id)`;

/** Whether another variant of the product (a row of `productRows`) that can be bought costs more. */
export const hasDearerVariant = (product: RawBuilder<unknown>) => sql<boolean>`exists (
  select from ${variantRows} v join stock on stock.variant_id = v.id and stock.quantity > 0
  where v.product_id = ${product}.id and v.final_price > ${product}.final_price)`;

/**
 * Whether an `image`, with its row in `pictures`, shows `colour` of the product `p`: by the shop's choice at the desk,
 * else by the end of its alt text, as in 'Cotton Kurta, Sky Blue'.
 */
export const showsColour = (colour: RawBuilder<unknown>) => sql<boolean>`
  coalesce(p.picture_colours ->> image = ${colour}, right(pictures.alt, length(${colour}) + 2) = ', ' || ${colour})`;

/** The first picture of the product `p` that shows `colour`; '' when none does, or the colour is ''. */
export const pictureOfColour = (colour: RawBuilder<unknown>) => sql<string>`
  case ${colour} when '' then '' else coalesce((
    select image from unnest(p.images) with ordinality as shown(image, at)
    join pictures on pictures.key = substring(image from '^/pictures/(.*)\\.webp$')
    where ${showsColour(colour)} order by at limit 1), '') end`;

/** Free stock by variant. */
export const stockRows = sql`(select variant_id, product_id, quantity from stock)`;

export const categoryRows = sql`(select id, name, slug, hsn from categories)`;

/**
 * Listing rows. `attributes` holds entries such as 'fabric:Cotton', with the kinds and values of
 * `attributes/attribute.ts`. It is the whole table, because search reads it by physical position and by whole rows.
 */
export const listedProducts = sql`listed_products`;

/** The same table's oid, to ask for its size. */
export const listedProductsId = sql`'listed_products'::regclass`;

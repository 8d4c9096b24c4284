import { viewsOf } from '../../packages/garment-art/src/draw-garment.ts';
import { shop as market } from '../../src/shop.ts';
import { dyes } from './dyes.ts';
import { townId } from './ids.ts';
import { netQuantityOf } from './net-quantity.ts';
import { saidAudiences } from './size-tables.ts';
import type { TownProduct } from './make-product.ts';
import type { PictureBook } from '../../src/domains/catalogue/pictures/picture-book.ts';
import type { Town } from './town.ts';

const shopFronts = [dyes.terracotta, dyes.gulabi, dyes.peach, dyes.mustard, dyes.rose, dyes.sand];

export function sellerRows({ shops }: Town, book: PictureBook, today: Date) {
  return shops.map((shop, at) => {
    const colours: [string, string, string] = [
      shopFronts[at % shopFronts.length]!,
      shopFronts[(at + 2) % shopFronts.length]!,
      dyes.maroon,
    ];
    return {
      id: townId('seller', shop.slug),
      shop_name: shop.name,
      slug: shop.slug,
      address: shop.lane,
      city: market.city,
      state: market.state,
      state_code: market.stateCode,
      pincode: shop.pincode,
      gstin: shop.gstin,
      invoice_code: `J${String(at + 1).padStart(2, '0')}`,
      since_year: shop.since,
      sign: shop.sign,
      story: shop.story,
      country_of_origin: market.country,
      maker: `${shop.name}, ${shop.lane}, ${market.city}, ${market.state} ${shop.pincode}`,
      // Visibly invented, like the market's own number.
      phone: `+91 90000 1${String(at + 1).padStart(4, '0')}`,
      email: `${shop.slug}@chowk.example`,
      picture: book.add('shop-drawing', { seed: at + 1, colours }, colours[0], shop.name),
      created_at: today,
    };
  });
}

export function categoryRows({ categories }: Town, book: PictureBook) {
  return categories.map(({ slug, name, hsn, art }, position) => ({
    id: townId('category', slug),
    name,
    slug,
    image: book.add('category-drawing', { art }, art.colours[0], name),
    hsn,
    position,
  }));
}

export function productRows(town: Town, book: PictureBook, today: Date) {
  const audiences = saidAudiences(town.products);
  const ratings = Map.groupBy(town.reviews, (review) => review.product);
  return town.products.map((product) => {
    const stars = (ratings.get(product.slug) ?? []).map((review) => review.rating);
    const sum = stars.reduce((total, rating) => total + rating, 0);
    const audience = audiences.get(product.slug);
    const place = town.featured.indexOf(product.slug);
    return {
      id: townId('product', product.slug),
      slug: product.slug,
      seller_id: townId('seller', product.shop),
      category_id: townId('category', product.category),
      name: product.name,
      brand: product.brand,
      description: product.description,
      price: product.mrp,
      discount: product.discountPercent,
      attributes: audience ? { audience: { values: audience, from: 'seller' } } : {},
      net_quantity: netQuantityOf(product.name),
      images: picturesOf(product, book),
      rating_tenths: stars.length ? Math.round((sum * 10) / stars.length) : 0,
      rating_count: stars.length,
      rating_sum: sum,
      // Shown newest first: one second apart keeps the chosen order.
      featured_at: place < 0 ? null : new Date(today.getTime() - place * 1000),
      status: 'active',
      version: 1,
      // A product of several colours names them on its variants.
      colour: product.colourways[0]?.colour ?? '',
      created_at: product.createdAt,
      updated_at: product.createdAt,
    };
  });
}

/** The product's first colour is shown from all sides, a further colour only from the front. */
function picturesOf({ name, colourways }: TownProduct, book: PictureBook): string[] {
  return colourways.flatMap(({ colour, art }, at) =>
    (at === 0 ? viewsOf(art.garment) : [0]).map((view) =>
      book.add('product-drawing', { art, view }, art.colours[0], at === 0 ? name : `${name}, ${colour}`),
    ),
  );
}

export function variantRows({ products }: Town) {
  return products.flatMap((product) =>
    product.variants.map(({ sku, size, colour }, position) => ({
      id: townId('variant', sku),
      product_id: townId('product', product.slug),
      size,
      colour,
      sku,
      position,
    })),
  );
}

export function stockRows({ products }: Town) {
  return products.flatMap((product) =>
    product.variants.map(({ sku, stock }) => ({
      variant_id: townId('variant', sku),
      product_id: townId('product', product.slug),
      quantity: stock,
    })),
  );
}

export function bannerRows({ banners }: Town, book: PictureBook) {
  return banners.map(({ scene, heading, btnText, target }, position) => ({
    id: townId('banner', heading),
    picture: book.add('banner-drawing', scene, scene.colours[0], heading),
    heading,
    button_text: btnText,
    button_link:
      target.type === 'product' ? `/product/details/${target.slug}` : `/product/category/${target.slug}`,
    target_type: target.type,
    product_id: target.type === 'product' ? townId('product', target.slug) : null,
    category_id: target.type === 'category' ? townId('category', target.slug) : null,
    position,
  }));
}

export function groupRows({ homeGroups }: Town) {
  return homeGroups.map(({ title }, position) => ({ id: townId('group', title), title, position }));
}

export function groupProductRows({ homeGroups }: Town) {
  return homeGroups.flatMap(({ title, products }) =>
    products.map((slug, position) => ({
      group_id: townId('group', title),
      product_id: townId('product', slug),
      position,
    })),
  );
}

/** Review ids are unordered; reviews are sorted by date. */
export function reviewRows({ reviews }: Town) {
  return reviews.map(({ product, customer, name, rating, review, fit, date }) => ({
    id: townId('review', `${product} ${customer}`),
    product_id: townId('product', product),
    customer_id: townId('customer', customer),
    name,
    review,
    rating,
    fit,
    // Only an order paid in this shop verifies a review, and there are none yet.
    verified: false,
    created_at: date,
  }));
}

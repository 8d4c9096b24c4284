import { banners, type TownBanner } from './banners.ts';
import { type Category, categories } from './categories.ts';
import { featuredSlugs, fixedProduct, type HomeGroup, homeGroups } from './home-groups.ts';
import { makeProduct, slugOf, type TownProduct } from './make-product.ts';
import { customers, type DeskLogin, demoCustomer, operator, sellers, type TownCustomer } from './people.ts';
import { recipes } from './products/all.ts';
import { type TownReview, writeReviews } from './reviews.ts';
import { type Shop, shops } from './shops.ts';
import { dealShelves } from './stock.ts';

/** The whole demo shop as plain data. It depends only on the day it is built for. */
export interface Town {
  shops: readonly Shop[];
  operator: DeskLogin;
  sellers: readonly DeskLogin[];
  demoCustomer: TownCustomer;
  customers: readonly TownCustomer[];
  categories: readonly Category[];
  products: readonly TownProduct[];
  reviews: readonly TownReview[];
  banners: readonly TownBanner[];
  homeGroups: readonly HomeGroup[];
  /** Product slugs of the Featured Items carousel. */
  featured: readonly string[];
  /** Slug of the product that the home page always shows. */
  fixedProduct: string;
}

/**
 * Builds the town. The same `today` gives exactly the same town.
 *
 * @param options.today the day from which the products' and reviews' dates count back
 */
export function buildTown({ today }: { today: Date }): Town {
  const shownOff = new Set([
    ...homeGroups.flatMap((group) => group.products),
    ...featuredSlugs,
    fixedProduct,
  ]);
  const all = categories.flatMap((category) =>
    recipes[category.slug].map((recipe, at) => ({ category, recipe, at })),
  );
  const shelves = dealShelves(
    all.map(({ recipe }) => slugOf(recipe.name)).filter((slug) => !shownOff.has(slug)),
  );
  const products = all.map(({ category, recipe, at }) =>
    makeProduct(recipe, category, at, shelves.get(slugOf(recipe.name)) ?? 'full', today),
  );
  return {
    shops,
    operator,
    sellers,
    demoCustomer,
    customers,
    categories,
    products,
    reviews: writeReviews(products, shownOff, today),
    banners,
    homeGroups,
    featured: featuredSlugs,
    fixedProduct,
  };
}

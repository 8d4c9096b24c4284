import { factsOfFile } from '#shop-file';

/** The built-in shop's, apart from `shop.ts`, which every page's scripts carry. */
const chowk = {
  welcome:
    'A chowk is the square where the lanes of a bazaar meet. Ours is where Jaipur’s clothing shops meet the whole city: one cart, one payment, one door they deliver to.',
  story:
    'Jaipur has always dressed well. Sanganer prints flowers on cotton, Bagru dyes with mud and indigo, Johari Bazaar sets stones, and Ramganj stitches juttis that soften with every step. Seeing it all took a day, good shoes and a patient scooter.',
} as const;

/** The about page's first sentences, and how the shop began; another shop without them has plainer ones. */
export const about: { readonly welcome?: string | undefined; readonly story?: string | undefined } =
  factsOfFile ? factsOfFile.about : chowk;

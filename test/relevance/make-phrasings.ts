import type { JudgedProduct, JudgedQuery } from './judge.ts';
import type { KindWords } from './make-queries.ts';
import { most } from './most.ts';

/** The words for an audience: before the product, after it, and as a phrase. */
const audiences: Record<string, { before: string[]; after: string; phrase: string }> = {
  women: { before: ['womens', "women's", 'women'], after: 'women', phrase: 'for women' },
  men: { before: ['mens', "men's", 'men'], after: 'men', phrase: 'for men' },
  girls: { before: ['girls', "girl's", 'girl'], after: 'girls', phrase: 'for girls' },
  boys: { before: ['boys', "boy's", 'boy'], after: 'boys', phrase: 'for boys' },
  kids: { before: ['kids', "kid's", 'kids'], after: 'kids', phrase: 'for kids' },
};

/**
 * The same wishes with the word orders that shoppers use (the clothing queries of Amazon's Shopping Queries data):
 * audience before or after the product without 'for' ("womens clogs", "shoes men"); brand, product and audience
 * ("carhartt pants for men"); colour, brand and product ("yellow champion hoodie"); colour, product and audience ("tan
 * heels for women"); and a product's name sent before it was typed in full.
 */
export function makePhrasings(
  catalogue: readonly JudgedProduct[],
  words: readonly KindWords[],
): JudgedQuery[] {
  const queries = new Map<string, JudgedQuery>();
  const add = (manner: string, text: string, wants: JudgedQuery['wants']) =>
    queries.has(text) || queries.set(text, { manner, text, wants });
  for (const [at, { kinds, kin, english }] of words.entries()) {
    const wants = kin ? { kinds, kin } : { kinds };
    const those = catalogue.filter(({ kind }) => kinds.includes(kind));
    const word = english[at % english.length] ?? '';
    const [audience = ''] = most(
      those.flatMap((one) => (one.audience in audiences ? one.audience : [])),
      1,
    );
    const words = audiences[audience];
    const [brand] = most(
      those.flatMap((product) => product.brand || []),
      1,
    );
    const [colour] = most(
      those.flatMap(({ colours }) => colours),
      1,
    );
    if (words) {
      add('whom before', `${words.before[at % 3]} ${word}`, { ...wants, audience });
      add('whom after', `${word} ${words.after}`, { ...wants, audience });
    }
    if (words && colour)
      add('colour and whom', `${colour} ${word} ${words.phrase}`, { ...wants, audience, colour });
    if (brand && words)
      add('brand and whom', `${brand.toLowerCase()} ${word} ${words.phrase}`, { ...wants, audience, brand });
    if (brand && colour)
      add('colour and brand', `${colour} ${brand.toLowerCase()} ${word}`, { ...wants, colour, brand });
    if (word.length >= 7 && !word.includes(' ')) add('not typed to its end', word.slice(0, -2), wants);
  }
  return [...queries.values()];
}

import { z } from 'zod';
import * as m from '#messages/forms';
import { call } from '../../platform/call.ts';
import { count, id, line, queryChoice, queryInteger, queryNames, queryText } from '../../platform/field.ts';
import { forEachKind } from '../catalogue/attributes/attribute-kinds.ts';
import { productShape } from '../catalogue/product.ts';
import { facetsShape } from './facets.ts';
import { missingShape } from './missing.ts';
import { nearestShape } from './nearest.ts';
import {
  maxSearched,
  popularSearchShape,
  suggestedProductShape,
  suggestedShopShape,
  suggestionShape,
} from './suggestion.ts';
import { understoodShape } from './understood.ts';
import { whyShape } from './why.ts';

const rupees = queryInteger(0, 1_000_000_000);
const yes = queryChoice(['true', 'false']);

export const searchCalls = {
  queryProducts: call('anyone', 'GET /home/query-products', {
    does: 'The one listing: products by category, words, price, rating, brand, size, colour, shop, discount, stock and what they are like (fabric, occasion and others), sorted, a page at a time.',
    input: z
      .object({
        category: queryText(200),
        rating: queryInteger(1, 5),
        lowPrice: rupees,
        highPrice: rupees,
        sortPrice: queryChoice(['low-to-high', 'high-to-low']),
        pageNumber: queryInteger(1, 1_000_000_000),
        searchValue: queryText(maxSearched),
        brand: queryNames(1_000),
        size: queryNames(1_000),
        colour: queryNames(1_000),
        ...forEachKind(() => queryNames(1_000)),
        shop: queryNames(1_000),
        discount: queryInteger(0, 100),
        sort: queryChoice(['newest', 'rating', 'discount', 'available']),
        inStock: yes,
        parPage: queryInteger(1, 48),
        facets: yes,
        asText: queryNames(500),
        explain: yes,
      })
      .refine(({ lowPrice = 0, highPrice = Infinity }) => lowPrice <= highPrice, {
        path: ['lowPrice'],
        error: m.prices_swapped(),
      }),
    answer: z.object({
      products: z.array(productShape),
      totalProduct: count,
      parPage: count,
      /** Set only while the process is still loading its product index: there are more products than `totalProduct`. */
      more: z.literal(true).optional(),
      facets: facetsShape.optional(),
      /** How the words were understood; only with a `searchValue`. To remove one of its filters, pass its id in `asText`. */
      understood: understoodShape.optional(),
      /** When a `searchValue` finds nothing: the results without some of its demands, and the `searchValue` for all of them. */
      nearest: nearestShape.optional(),
      /** What was asked for and is not here, in words. */
      missing: missingShape.optional(),
      /** The colours that were asked for, by the ids of products that come in others too. */
      colours: z.record(id, z.string()).optional(),
      /** With `explain=true`, in demo mode only: where each search word occurs in each product. */
      explain: z.array(whyShape).optional(),
    }),
  }),
  tell: call('anyone', 'POST /home/searched', {
    does: 'Tells that results of a search are shown, or that a product among them was opened. It is counted, and nobody with it.',
    input: z.object({ searchValue: line(maxSearched), productId: id.optional() }),
    answer: z.object({}),
  }),
  suggest: call('anyone', 'GET /home/suggest', {
    does: 'Up to eight products, categories and brands for what has been typed so far, with pictures and prices, and shops beside them. Before anything is typed what many searched for and opened.',
    input: z.object({ value: queryText(maxSearched) }),
    answer: z.object({
      suggestions: z.array(suggestionShape),
      /** Data of the products among the suggestions, by their `url`. Missing when there are none, like the shops. */
      products: z.array(suggestedProductShape).optional(),
      shops: z.array(suggestedShopShape).optional(),
      /** Only without a `value`: searches that led to opened products. */
      popular: z.array(popularSearchShape).optional(),
    }),
  }),
};

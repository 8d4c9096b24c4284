import { id } from '../../platform/field.ts';

/**
 * Input member of every seller call: the shop. A seller may omit it: `run-call.ts` fills in their own shop, and answers
 * 404 for any other. An operator who omits it means all shops. Handlers read `visit.shopId`, never this.
 */
export const inShop = { shop: id.optional() };

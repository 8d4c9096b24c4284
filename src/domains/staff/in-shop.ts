import { id } from '../../platform/field.ts';

/**
 * Member of the input of every call that sellers make: the shop it is about. A seller may leave it out (the mount puts
 * sellers into their own shop, and answers 404 to any other); an operator who leaves it out means all shops.
 * The handler reads `visit.shopId`, never this.
 */
export const inShop = { shop: id.optional() };

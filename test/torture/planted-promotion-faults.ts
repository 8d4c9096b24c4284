import type { PlantedFault } from './planted-fault.ts';

const placing = 'src/domains/orders/discounts/placing.test.ts';
const limits = 'src/domains/orders/discounts/limits.test.ts';
const pricing = 'src/domains/promotions/price-goods.test.ts';
const back = 'src/domains/invoices/discounted-orders.test.ts';
const walkBooks = 'test/torture/walk-books.test.ts';

/** Faults about offers and coupons: who may use them, how often, who bears them, and what is given back. */
export const plantedPromotionFaults: readonly PlantedFault[] = [
  {
    name: 'count a use of an offer twice',
    file: 'src/domains/promotions/uses.store.ts',
    find: 'do update set used = l.used + 1, max',
    replace: 'do update set used = l.used + 2, max',
    test: limits,
    named: 'ends at 10',
  },
  {
    name: 'leave the limit of an offer to what was read before',
    file: 'src/domains/promotions/uses.store.ts',
    find: '  where limited.max is not null`;',
    replace: '  where false`;',
    test: limits,
    named: 'ends at 10',
  },
  {
    name: 'keep what a cancelled order used',
    file: 'src/domains/orders/move-order.ts',
    find: 'if (order.discount > 0) await giveBackUses(',
    replace: 'if (order.discount < 0) await giveBackUses(',
    test: placing,
    named: 'is free again',
  },
  {
    name: 'use a coupon again for money that comes late',
    file: 'src/domains/orders/move-order.ts',
    find: 'if (order.discount > 0 && !(await tryTakeUsesAgain(trx, order.id))) {',
    replace: 'if (order.discount < 0) {',
    test: 'src/domains/orders/discounts/late-money.test.ts',
    named: 'goes back when its coupon was used meanwhile',
  },
  {
    name: 'use somebody else’s coupon',
    file: 'src/domains/promotions/offered.store.ts',
    find: 'and coalesce(c.customer_id, ${customerId}) = ${customerId}))`',
    replace: '))`',
    test: placing,
    named: 'is nobody else’s',
  },
  {
    name: 'take something off for who named no discount',
    file: 'src/domains/orders/draft-order.ts',
    find: '  if (seen.discount === undefined) return null;\n',
    replace: '',
    test: placing,
    named: 'as if there were no offers',
  },
  {
    name: 'let the seller bear what the shop takes off',
    file: 'src/domains/promotions/take-off.ts',
    find: "const isSellers = promotion.bearer === 'seller';",
    replace: "const isSellers = promotion.bearer !== 'seller';",
    test: pricing,
    named: 'is borne by its seller',
  },
  {
    name: 'reckon the seller’s share from the price before the seller’s own discount',
    file: 'src/domains/orders/book-sale.ts',
    find: 'sellerShare(goods - offSellerPaise / 100, commissionPercent)',
    replace: 'sellerShare(goods, commissionPercent)',
    test: walkBooks,
  },
  {
    name: 'forget in the books what the shop takes off',
    file: 'src/domains/ledger/entries.ts',
    find: 'sum + offPaise - offSellerPaise, 0',
    replace: 'sum + 0 * (offPaise - offSellerPaise), 0',
    test: 'src/domains/ledger/sale.test.ts',
    named: 'the parts of a sale',
  },
  {
    name: 'bring the price before the discount back with returned pieces',
    file: 'src/domains/returns/price-pieces.ts',
    find: '  goodsPaise - offPaise + feePaise;',
    replace: '  goodsPaise + 0 * offPaise + feePaise;',
    test: back,
  },
  {
    name: 'round each piece’s discount by itself',
    file: 'src/domains/returns/price-pieces.ts',
    find: 'shareUpTo(paise, before + quantity, line.quantity) - shareUpTo(paise, before, line.quantity)',
    replace: 'shareUpTo(paise, quantity, line.quantity) + 0 * before',
    test: back,
  },
  {
    name: 'forget the discount in a credit note',
    file: 'src/domains/invoices/credit-lines.ts',
    find: 'line.unitPricePaise * quantity - offPaise;',
    replace: 'line.unitPricePaise * quantity;',
    test: back,
  },
  {
    name: 'tax what was taken off',
    file: 'src/domains/invoices/invoice-lines.ts',
    find: 'const grossPaise = grossOf(line) - line.offPaise;',
    replace: 'const grossPaise = grossOf(line);',
    test: back,
  },
  {
    name: 'find the rate of tax by the price before the discount',
    file: 'src/domains/invoices/invoice-lines.ts',
    find: 'const piecePaise = roundedUp(grossPaise, line.quantity);',
    replace: 'const piecePaise = roundedUp(grossOf(line), line.quantity);',
    test: 'src/domains/invoices/compose-invoices.test.ts',
    named: 'the rate follows the price after the discount',
  },
  {
    name: 'take off the worse of two offers',
    file: 'src/domains/promotions/price-goods.ts',
    find: 'if (priced.discount > best.discount) best = priced;',
    replace: 'if (best.discount === 0) best = priced;',
    test: pricing,
    named: 'with which most is saved',
  },
];

import type { PlantedFault } from './planted-fault.ts';

const again = 'src/domains/returns/exchanged-piece.test.ts';
const changing = 'src/domains/returns/exchange-ends.test.ts';
const asking = 'src/domains/returns/ask-return.test.ts';
const deciding = 'src/domains/returns/staff/returns.test.ts';
const money = 'src/domains/returns/returns.test.ts';

/** Faults about returns: pieces, stock, the other size, the money. */
export const plantedReturnFaults: readonly PlantedFault[] = [
  {
    name: 'ask more pieces back than were bought',
    file: 'src/domains/returns/ask-return.ts',
    find: 'const remaining = pieces - asked;',
    replace: 'const left = pieces;',
    test: asking,
    named: 'for more pieces than were bought',
  },
  {
    name: 'refund a return once for each that asks',
    file: 'src/domains/returns/change-return.ts',
    find: "if (seen !== undefined && seen !== existing.state) return refuse('changed_meanwhile');\n    const outcome = await moveReturn(trx, existing, step);",
    replace: 'const outcome = await moveReturn(trx, seen ? { ...existing, state: seen } : existing, step);',
    test: deciding,
    named: 'is refunded once',
  },
  {
    name: 'give the other size back twice',
    file: 'src/domains/returns/move-return.ts',
    find: "if (isExchange && move.stock === 'gives back' && before.holdsStock)\n    await",
    replace:
      "if (isExchange && move.stock === 'gives back')\n    await giveBackStock(trx, otherPieces(before)), await",
    test: asking,
    named: 'gives the other size back once',
  },
  {
    name: 'keep the other size of an exchange that was taken back',
    file: 'src/domains/returns/move-return.ts',
    find: "if (isExchange && move.stock === 'gives back' && before.holdsStock)",
    replace: "if (!isExchange && move.stock === 'gives back' && before.holdsStock)",
    test: asking,
    named: 'gives the other size back once',
  },
  {
    name: 'keep the other size of an exchange that became a refund',
    file: 'src/domains/returns/refund-instead.ts',
    find: 'if (existing.holdsStock) await giveBackStock',
    replace: 'if (!existing.holdsStock) await giveBackStock',
    test: changing,
    named: 'with the stock of the other size',
  },
  {
    name: 'let an exchange that was sent become a refund',
    file: 'src/domains/returns/return.ts',
    find: "kind === 'exchange' && (refundsInstead[state] ?? []).includes(by)",
    replace: "kind === 'exchange' && (refundsInstead[state] ?? [by]).includes(by)",
    test: changing,
    named: 'and not after',
  },
  {
    name: 'let a seller change what an operator decides',
    file: 'src/domains/returns/return.ts',
    find: "  disputed: ['customer', 'operator'],\n  'picked up'",
    replace: "  disputed: ['customer', 'seller', 'operator'],\n  'picked up'",
    test: changing,
    named: 'where the size was sold',
  },
  {
    name: 'let a return wait for its shop for ever',
    file: 'src/domains/returns/pass-on-unanswered.ts',
    find: 'shop.answerReturnsWithinHours * hour',
    replace: '100 * shop.answerReturnsWithinHours * hour',
    test: changing,
    named: 'goes to an operator after 48 hours',
  },
  {
    name: 'take what came in exchange back for ever',
    file: 'src/domains/returns/returns.store.ts',
    find: "and r.of_return is not distinct from ${piece}.of_return and r.state <> 'cancelled'), 0)",
    replace: "and r.of_return is null and ${piece}.of_return is null and r.state <> 'cancelled'), 0)",
    test: again,
    named: 'comes back once',
  },
  {
    name: 'put what came in exchange on the shelf of the first size',
    file: 'src/domains/returns/returns.store.ts',
    find: 'where e.id = r.of_return), l.variant_id) as "variantId"',
    replace: 'where e.id = r.of_return and false), l.variant_id) as "variantId"',
    test: again,
    named: 'its own size is sold again',
  },
  {
    name: 'exchange an exchange',
    file: 'src/domains/returns/ask-return.ts',
    find: "if (ofReturn !== '' && variantId !== '')",
    replace: "if (ofReturn === '' && variantId !== '' && line.asked < 0)",
    test: again,
    named: 'no second exchange',
  },
  {
    name: 'give goodwill once for each press',
    file: 'src/domains/orders/staff/give-goodwill.ts',
    find: "if (count !== seen) return refuse('changed_meanwhile');",
    replace: '',
    test: 'src/domains/orders/staff/give-goodwill.test.ts',
    named: 'given once',
  },
  {
    name: 'forget goodwill in the books',
    file: 'src/domains/orders/staff/give-goodwill.ts',
    find: 'await postEntry(trx, goodwillEntry({ orderId, name: id, amountPaise }, now));',
    replace: '',
    test: 'src/domains/orders/staff/give-goodwill.test.ts',
    named: 'booked with its reason',
  },
  {
    name: 'put on the shelf what was found not good',
    file: 'src/domains/returns/move-return.ts',
    find: 'if (move.restocks) await',
    replace: "if (move.restocks || to === 'refunded') await",
    test: deciding,
    named: 'is decided by an operator',
  },
  {
    name: 'give the delivery fee back with every faulty piece',
    file: 'src/domains/returns/price-pieces.ts',
    find: 'const comes = parcel.back.feePaise === 0 && (',
    replace: 'const comes = (',
    test: money,
    named: 'comes back once where the shop is at fault',
  },
  {
    name: 'round each return’s tax by itself',
    file: 'src/domains/invoices/credit-lines.ts',
    find: 'shareUpTo(paise, to, line.quantity) - shareUpTo(paise, from, line.quantity)',
    replace: 'shareUpTo(paise, to - from, line.quantity)',
    test: 'src/domains/invoices/credit-lines.test.ts',
    named: 'add up to it',
  },
];

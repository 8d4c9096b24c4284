import type { PlantedFault } from './planted-fault.ts';

const settlements = 'src/domains/payments/provider-news/settlements.test.ts';
const disputes = 'src/domains/payments/provider-news/disputes.test.ts';
const largeRefund = 'src/domains/payments/staff/large-refund.test.ts';

/** Faults about a provider's payouts and refunds. */
export const plantedProviderFaults: readonly PlantedFault[] = [
  {
    name: 'take any credit of its amount for a settlement',
    file: 'src/domains/payments/provider-news/settlements.store.ts',
    find: 'and (utr = ${utr} or ${utr}::text is null and',
    replace: 'and (true or utr = ${utr} or ${utr}::text is null and',
    test: settlements,
    named: 'is no credit',
  },
  {
    name: 'book a settlement and its credit',
    file: 'src/domains/payments/provider-news/record-settlement.ts',
    find: 'if (line) await showSettlement(',
    replace: 'if (line && line.id < 0) await showSettlement(',
    test: settlements,
    named: 'names the credit that a statement showed before',
  },
  {
    name: 'let one operator send much money back by the provider',
    file: 'src/domains/orders/owe-refund.ts',
    find: "isNew && actor.kind === 'operator' &&",
    replace: "isNew && actor.kind !== 'operator' &&",
    test: largeRefund,
    named: 'leaves by the provider once',
  },
  {
    name: 'ask the provider for a refund that nobody else approved',
    file: 'src/domains/payments/send-back.ts',
    find: '(await permitSending(trx, sending)) ?? moved',
    replace: 'sending && permitSending ? moved : moved',
    test: largeRefund,
    named: 'leaves by the provider once',
  },
  {
    name: 'lose a settlement whose webhook was lost',
    file: 'src/domains/payments/providers/razorpay/razorpay.ts',
    find: '    listSettlements: (since) => listRazorpaySettlements(account, since),\n',
    replace: '    listSettlements: async () => (listRazorpaySettlements && account ? [] : []),\n',
    test: settlements,
    named: 'is looked up where its webhook was lost',
  },
  {
    name: 'match a provider’s refund by its reference only',
    file: 'src/domains/payments/refund-orders.store.ts',
    find: "for (const means of ['reference', 'id', 'amount']) {",
    replace: "for (const means of ['reference']) {",
    test: 'src/domains/payments/provider-news/provider-news.test.ts',
    named: 'is found by its receipt',
  },
  {
    name: 'send a refund again that was made at the provider',
    file: 'src/domains/orders/owe-refund.ts',
    find: '  await countClawbacks(trx, orderId, now);\n',
    replace: '',
    test: 'src/domains/payments/provider-news/provider-news.test.ts',
    named: 'nothing is sent twice',
  },
  {
    name: 'pay back while a payment is disputed',
    file: 'src/domains/orders/staff/approve-refund.ts',
    find: 'if (await hasOpenClawback(trx, orderId))',
    replace: "if (orderId === '' && (await hasOpenClawback(trx, orderId)))",
    test: disputes,
    named: 'nothing of its order is paid back',
  },
  {
    name: 'pay back again what a lost dispute took',
    file: 'src/domains/payments/provider-news/record-dispute.ts',
    find: "state: lostPaise > 0 ? 'taken' : 'returned'",
    replace: "state: lostPaise < 0 ? 'taken' : 'returned'",
    test: disputes,
    named: 'is not paid back again',
  },
  {
    name: 'hand over while a payment is disputed',
    file: 'src/domains/orders/parcels/move-parcel.ts',
    find: "if (to === 'handed over' && (",
    replace: "if (to === 'delivered' && (",
    test: disputes,
    named: 'nothing of its order is handed over',
  },
  {
    name: 'answer with a failure what is stored and cannot be worked yet',
    file: 'src/domains/payments/receive-webhook.ts',
    find: ".catch(() => 'later' as const),",
    replace: ',',
    test: 'src/domains/payments/webhooks/webhooks.test.ts',
    named: 'is acknowledged while it cannot be worked',
  },
  {
    name: 'let an offer of the market lower the tax of a seller',
    file: 'src/domains/invoices/invoice-lines.ts',
    find: 'const grossPaise = grossOf(line) - offSellerPaise;',
    replace: 'const grossPaise = grossOf(line) - offPaise;',
    test: 'src/domains/invoices/compose-invoices.test.ts',
    named: 'one of the market is paid by it',
  },
];

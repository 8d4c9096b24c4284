import type { PlantedFault } from './planted-fault.ts';

const settlements = 'src/domains/payments/provider-news/settlements.test.ts';
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
    find: "actor.kind === 'operator' && needsApproval",
    replace: "actor.kind !== 'operator' && needsApproval",
    test: largeRefund,
    named: 'leaves by the provider once',
  },
  {
    name: 'ask the provider for a refund that nobody else approved',
    file: 'src/domains/payments/send-back.ts',
    find: "(await requireApproval(trx, { refundId, amountPaise, sentBy: 'provider', now })) ?? moved",
    replace: 'amountPaise >= 0 && requireApproval ? moved : moved',
    test: largeRefund,
    named: 'leaves by the provider once',
  },
  {
    name: 'lose a settlement whose webhook was lost',
    file: 'src/domains/payments/providers/razorpay.ts',
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
    file: 'src/domains/payments/send-back.ts',
    find: 'if (!earlier) return false;',
    replace: 'if (earlier ?? true) return false;',
    test: 'src/domains/payments/provider-news/provider-news.test.ts',
    named: 'nothing is sent twice',
  },
  {
    name: 'answer with a failure what is stored and cannot be worked yet',
    file: 'src/domains/payments/receive-webhook.ts',
    find: ".catch(() => 'later' as const),",
    replace: ',',
    test: 'src/domains/payments/webhooks/webhooks.test.ts',
    named: 'is acknowledged while it cannot be worked',
  },
];

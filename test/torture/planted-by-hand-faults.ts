import type { PlantedFault } from './planted-fault.ts';

const oneCredit = 'src/domains/payments/statement/one-credit.test.ts';
const twoPersons = 'src/domains/payments/staff/two-persons.test.ts';

/** Faults about one credit in two exports, and about what one person moves by hand. */
export const plantedByHandFaults: readonly PlantedFault[] = [
  {
    name: 'keep a credit again that another export has on another day',
    file: 'src/domains/payments/statement/bank-lines.store.ts',
    find: '- ${valueDate}::date) <= 3, true)',
    replace: '- ${valueDate}::date) <= 0, true)',
    test: oneCredit,
    named: 'with its UTR on another day',
  },
  {
    name: 'keep a credit again whose UTR another export has in its narration',
    file: 'src/domains/payments/statement/bank-lines.store.ts',
    find: 'when utr is null then ${names(',
    replace: 'when utr is null then false and ${names(',
    test: oneCredit,
    named: 'with its UTR in the narration',
  },
  {
    name: 'let one operator confirm any sum that no bank line shows',
    file: 'src/domains/orders/staff/approve-refund.ts',
    find: '  if (!second) {\n    await insertApproval(',
    replace: '  if (!second || move) {\n    await insertApproval(',
    test: twoPersons,
    named: 'above the threshold is made by two persons',
  },
  {
    name: 'add up what one person moves in two halves at once one by one',
    file: 'src/domains/orders/staff/approve-refund.ts',
    find: 'if (trx.isTransaction) await lockByHand(',
    replace: 'if (!trx.isTransaction) await lockByHand(',
    test: twoPersons,
    named: 'is one sum in two halves at once',
  },
  {
    name: 'take a second login for a second person',
    file: 'src/domains/orders/staff/approvals.store.ts',
    find: '  return person ?? operatorId;',
    replace: '  return person === null ? operatorId : operatorId;',
    test: twoPersons,
    named: 'is not made by a second login',
  },
];

import { checkLedger } from '../../src/domains/payments/check-ledger.ts';
import type { Command } from './command.ts';

/** Checks the books; fails if they do not balance. */
export const checkLedgerCommand: Command = {
  words: 'ledger check',
  usage: '',
  summary: 'proves the books: sums, covered orders, refunds, stock, bank lines, money without a name',
  async run({ db, clock }) {
    const faults = await checkLedger(db, clock.now());
    const lines = faults.length === 0 ? ['The books are right'] : [`${faults.length} faults`, ...faults];
    return { lines, data: { faults }, failed: faults.length > 0 };
  },
};

import { checkLedger } from '../../src/domains/payments/check-ledger.ts';
import { countOf } from './report-text.ts';
import { type Command, readWords } from './command.ts';

/** Checks the books; fails if they do not balance. */
export const checkLedgerCommand: Command = {
  words: 'ledger check',
  usage: '',
  summary: 'proves the books: sums, covered orders, refunds, stock, bank lines, money without a name',
  prepare(args) {
    readWords(args, {}, 0);
    return async ({ db, clock }) => {
      const faults = await checkLedger(db, clock.now());
      const lines =
        faults.length === 0 ? ['The books are right'] : [countOf(faults.length, 'fault'), ...faults];
      return { lines, data: { faults }, failed: faults.length > 0 };
    };
  },
};

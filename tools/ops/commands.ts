import { backupCommand, nightlyBackupCommand, restoreCommand } from './backup.ts';
import type { Command } from './command.ts';
import { checkLedgerCommand } from './check-ledger.ts';
import { exportCommand } from './export.ts';
import { importCommand } from './import.ts';
import { confirmPaymentCommand, moveOrderCommand, rejectPaymentCommand } from './orders.ts';
import { reconcileCommand } from './reconcile.ts';
import { addOperator, renewLogin, resetSecondFactor } from './logins.ts';
import { addSeller, listSellers } from './seller.ts';
import { stats } from './stats.ts';
import { addSynonymCommand, listSynonymsCommand, removeSynonymCommand } from './synonyms.ts';

/** Every command of `npm run ops`, in the order of `help`. */
export const commands: readonly Command[] = [
  importCommand,
  exportCommand,
  addSeller,
  listSellers,
  addOperator,
  renewLogin,
  resetSecondFactor,
  confirmPaymentCommand,
  rejectPaymentCommand,
  reconcileCommand,
  checkLedgerCommand,
  moveOrderCommand,
  nightlyBackupCommand,
  backupCommand,
  restoreCommand,
  listSynonymsCommand,
  addSynonymCommand,
  removeSynonymCommand,
  stats,
];

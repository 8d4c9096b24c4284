import type { Command } from './command.ts';
import { confirmPaymentCommand, moveOrderCommand, rejectPaymentCommand } from './orders.ts';
import { stats } from './stats.ts';

/** Every command of `npm run ops`, in the order that `help` lists them. */
export const commands: readonly Command[] = [
  confirmPaymentCommand,
  rejectPaymentCommand,
  moveOrderCommand,
  stats,
];

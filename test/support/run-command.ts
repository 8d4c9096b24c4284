import type { Command, Outcome, Shop } from '../../tools/ops/command.ts';

/** Runs an operator's command in an open shop, as `npm run ops` does. */
export const runCommand = async (command: Command, shop: Shop, args: readonly string[]): Promise<Outcome> =>
  command.prepare(args)(shop);

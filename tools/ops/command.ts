import type { Clock } from '../../src/platform/clock.ts';
import type { Connection, Database } from '../../src/platform/database.ts';
import type { Settings } from '../../src/settings/settings.ts';

/** What a command has to work with. */
export interface Shop {
  readonly db: Database;
  /** For commands that open their own connection. */
  readonly connection: Connection;
  readonly settings: Settings;
  readonly clock: Clock;
  /** Reports progress to the operator. Silent with --json. */
  readonly say: (line: string) => void;
}

/** A command's result: lines for the operator, and the same as data for --json. */
export interface Outcome {
  readonly lines: readonly string[];
  readonly data: Readonly<Record<string, unknown>>;
  /** The command did nothing of what was asked, and says why. Sets the exit code. */
  readonly failed?: boolean;
}

/**
 * An operator's command. `words` is its name on the command line (`seller add`), `usage` its arguments as shown by
 * `help`. `run` gets the words after the name, and throws a Refusal if it cannot do what was asked.
 */
export interface Command {
  readonly words: string;
  readonly usage: string;
  readonly summary: string;
  /** Rules that its own help says, a line each. */
  readonly rules?: readonly string[];
  run(shop: Shop, args: readonly string[]): Promise<Outcome>;
}

/** The request cannot be carried out; the message says why and what to do. No stack is shown. */
export class Refusal extends Error {}

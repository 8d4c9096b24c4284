import type { Clock } from '../../src/platform/clock.ts';
import type { Connection, Database } from '../../src/platform/database.ts';
import type { Settings } from '../../src/settings/settings.ts';

/** What an operator's command works with. */
export interface Shop {
  readonly db: Database;
  /** For a connection of a command's own. */
  readonly connection: Connection;
  readonly settings: Settings;
  readonly clock: Clock;
  /** Tells the person who waits how far it is. Silent with --json. */
  readonly say: (line: string) => void;
}

/** What a command did: lines for a person, and the same as data for --json. */
export interface Outcome {
  readonly lines: readonly string[];
  readonly data: Readonly<Record<string, unknown>>;
  /** It did nothing of what was asked, and says why: the exit code tells it too. */
  readonly failed?: boolean;
}

/**
 * An operator's command. `words` is what is typed to call it (`seller add`), `usage` what may follow, as `help`
 * shows it. `run` gets the words after its own; it throws a Refusal where it cannot do what was asked.
 */
export interface Command {
  readonly words: string;
  readonly usage: string;
  readonly summary: string;
  run(shop: Shop, args: readonly string[]): Promise<Outcome>;
}

/** What was asked cannot be done, said in a sentence with what to do. No stack is shown. */
export class Refusal extends Error {}

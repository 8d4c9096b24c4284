import { accessSync, constants, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
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

/** An operator's command. `words` is its name on the command line (`seller add`), `usage` its arguments as shown by `help`. */
export interface Command {
  readonly words: string;
  readonly usage: string;
  readonly summary: string;
  /** Rules that its own help says, a line each. */
  readonly rules?: readonly string[];
  /**
   * Reads the words after the name, and returns the work for an open shop. What can be refused without a database is
   * refused here, since opening one may create it.
   * @throws Refusal
   */
  prepare(args: readonly string[]): Work;
}

/** @throws Refusal if the command cannot do what was asked */
export type Work = (shop: Shop) => Promise<Outcome>;

/** The request cannot be carried out; the message says why and what to do. No stack is shown. */
export class Refusal extends Error {}

/**
 * Reads a command's options and its other words, of which there are at most `most`.
 * @throws Refusal for an option that it does not have, one without its value, or a word too many
 */
export function readWords<const Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: Options,
  most: number,
) {
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
    if (positionals.length > most) throw new Refusal(`"${positionals[most]}" is a word too many.`);
    return { values, words: positionals };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(`${(error as Error).message.split(/[.\n]/, 1).join()}.`, { cause: error });
  }
}

/** Checks that a file, or a folder, can be read. @throws Refusal */
export function mustBeReadable(path: string, kind: 'file' | 'folder' = 'file'): void {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) throw new Refusal(`There is no ${path}.`);
  if (stats.isDirectory() !== (kind === 'folder'))
    throw new Refusal(`${path} is ${kind === 'file' ? 'a folder, not a file' : 'no folder'}.`);
  mustAllow(path, constants.R_OK, `${path} may not be read by this user.`);
}

/** Checks that a file can be written: its folder is there and this user's. @throws Refusal */
export function mustBeWritable(file: string): void {
  const sentence = `${file} cannot be written: is its folder there, and yours?`;
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) throw new Refusal(`${file} is a folder.`);
  mustAllow(dirname(file), constants.W_OK | constants.X_OK, sentence);
}

function mustAllow(path: string, mode: number, sentence: string): void {
  try {
    accessSync(path, mode);
  } catch (cause) {
    throw new Refusal(sentence, { cause });
  }
}

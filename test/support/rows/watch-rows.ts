import { appendFileSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Connection } from '../../../src/platform/database.ts';
import { type Answer, answers } from '../../../src/platform/tracing/channels.ts';
import { readDeclaredFile } from './declared-file.ts';
import { type DeclaredRow, type DeclaredRows, nameOfTemplate } from './declared-rows.ts';
import { type Describer, openDescriber } from './describe-statement.ts';
import { misspellAliases } from './misspell.ts';
import { Misfits } from './misfits.ts';

/** Where a test run notes which statements it executed, a file per process. */
export const executedFolder = resolve(import.meta.dirname, '../../../.build/test-results/executed');
/** Where a run with MISSPELL_ALIASES notes what became of each misspelt alias, a file per process. */
export const misspeltFolder = resolve(import.meta.dirname, '../../../.build/test-results/misspelt');
/** Rows of an answer that are looked at. */
const rowsAtMost = 100;

/** Watches every statement that the process executes from now on. */
export interface RowWatch {
  /** Ends watching: one sentence for each statement whose rows are not of the type that the code gives them. */
  readonly end: () => Promise<string[]>;
}

interface DeclaredShapes {
  readonly rows: ReadonlyMap<string, DeclaredRow>;
  readonly misfits: Misfits;
}

let current: Watcher | undefined;
let rows: DeclaredShapes | undefined;

/** Compares what the process executes with the rows declared in `file`, which `read-declared-rows.ts` writes. */
export async function watchRows(connection: Connection, file: string): Promise<RowWatch> {
  rows ??= declaredOf(await readDeclaredFile(file));
  if (!current) answers.subscribe((answer) => current?.see(answer as Answer));
  current = new Watcher(await openDescriber(connection), rows);
  return current;
}

function declaredOf(all: DeclaredRows): DeclaredShapes {
  const read = all.rows.filter(({ type }) => all.types[type] !== 'unknown');
  return { rows: new Map(read.map((row) => [row.template, row])), misfits: new Misfits(all) };
}

/** Statements that this process has described, so that each is described once. */
const places = new Set<string>();

class Watcher implements RowWatch {
  private readonly faults = new Set<string>();
  private readonly executed = new Set<string>();
  private readonly describer: Describer;
  private readonly declared: DeclaredShapes;
  private work: Promise<void> = Promise.resolve();

  constructor(describer: Describer, declaredRows: DeclaredShapes) {
    this.describer = describer;
    this.declared = declaredRows;
  }

  see({ template, text, rows }: Answer): void {
    const row = this.declared.rows.get(nameOfTemplate(template));
    if (!row) return;
    this.executed.add(row.place);
    for (const one of rows.slice(0, rowsAtMost))
      this.note(row, this.declared.misfits.ofRow(row, one as object));
    if (places.has(`${row.place} ${text}`)) return;
    places.add(`${row.place} ${text}`);
    this.work = this.work.then(() => this.describe(row, text));
  }

  async end(): Promise<string[]> {
    await this.work;
    await this.describer.end();
    mkdirSync(executedFolder, { recursive: true });
    appendFileSync(join(executedFolder, String(process.pid)), [...this.executed, ''].join('\n'));
    return [...this.faults].toSorted();
  }

  private async describe(row: DeclaredRow, text: string): Promise<void> {
    const columns = await this.describer.describe(text).catch((error: unknown) => {
      if (!isTemporary(error)) this.note(row, [`cannot be described: ${String(error)}`]);
    });
    if (!columns) return;
    this.note(row, this.declared.misfits.ofColumns(row, columns));
    if (process.env.MISSPELL_ALIASES) await this.misspell(row, text);
  }

  private async misspell(row: DeclaredRow, text: string): Promise<void> {
    const {
      describer,
      declared: { misfits },
    } = this;
    const outcomes = await misspellAliases(row, text, { describer, misfits });
    const lines = outcomes.map(({ alias, outcome }) => `${row.place}\t${alias}\t${outcome}\n`);
    mkdirSync(misspeltFolder, { recursive: true });
    appendFileSync(join(misspeltFolder, String(process.pid)), lines.join(''));
  }

  private note({ place }: DeclaredRow, faults: readonly string[]): void {
    for (const fault of faults) this.faults.add(`${place}: ${fault}`);
  }
}

/** A table that another connection cannot see: the statement's rows alone are looked at. */
const isTemporary = (error: unknown): boolean => (error as { code?: string }).code === '42P01';

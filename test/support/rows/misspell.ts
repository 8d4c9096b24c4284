import type { DeclaredRow } from './declared-rows.ts';
import type { Describer } from './describe-statement.ts';
import type { Misfits } from './misfits.ts';

/**
 * What becomes of a misspelt alias: PostgreSQL refuses the statement, the comparison with the declared row notices it,
 * the rows stay the same, or nobody notices.
 */
export type Outcome = 'refused' | 'noticed' | 'same rows' | 'missed';

/** Misspells every alias of a statement, one at a time. */
export async function misspellAliases(
  row: DeclaredRow,
  text: string,
  { describer, misfits }: { describer: Describer; misfits: Misfits },
): Promise<{ alias: string; outcome: Outcome }[]> {
  const right = namesIn(await describer.describe(text));
  const outcomes: { alias: string; outcome: Outcome }[] = [];
  for (const { 0: name, 1: alias = '', index } of text.matchAll(/\bas\s+("[^"]+"|[a-z_]\w*)/gi)) {
    const misspelt = `${name.replace(/"$/, '')}x${name.endsWith('"') ? '"' : ''}`;
    const columns = await describer
      .describe(text.slice(0, index) + misspelt + text.slice(index + name.length))
      .catch(() => null);
    const same = columns && (isUnnamed(row) || namesIn(columns) === right);
    const isNoticed = columns && misfits.ofColumns(row, columns).length > 0;
    outcomes.push({
      alias,
      outcome: !columns ? 'refused' : same ? 'same rows' : isNoticed ? 'noticed' : 'missed',
    });
  }
  return outcomes;
}

/** Whether the code reads the only column, whatever its name. */
const isUnnamed = (row: DeclaredRow) => /^(findValue|getValue|listValues)$/.test(row.function);
const namesIn = (columns: readonly { name: string }[]) => columns.map(({ name }) => name).join();

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
  declared: DeclaredRow,
  text: string,
  { describer, misfits }: { describer: Describer; misfits: Misfits },
): Promise<{ alias: string; outcome: Outcome }[]> {
  const right = namesIn(await describer.describe(text));
  const outcomes: { alias: string; outcome: Outcome }[] = [];
  for (const { 0: found, 1: alias = '', index } of text.matchAll(/\bas\s+("[^"]+"|[a-z_]\w*)/gi)) {
    const misspelt = `${found.replace(/"$/, '')}x${found.endsWith('"') ? '"' : ''}`;
    const columns = await describer
      .describe(text.slice(0, index) + misspelt + text.slice(index + found.length))
      .catch(() => null);
    const same = columns && (isUnnamed(declared) || namesIn(columns) === right);
    const noticed = columns && misfits.ofColumns(declared, columns).length > 0;
    outcomes.push({
      alias,
      outcome: !columns ? 'refused' : same ? 'same rows' : noticed ? 'noticed' : 'missed',
    });
  }
  return outcomes;
}

/** Whether the code reads the only column, whatever its name. */
const isUnnamed = (declared: DeclaredRow) => /^(findValue|getValue|listValues)$/.test(declared.function);
const namesIn = (columns: readonly { name: string }[]) => columns.map(({ name }) => name).join();

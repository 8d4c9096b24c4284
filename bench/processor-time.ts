import { readdirSync, readFileSync } from 'node:fs';

/**
 * Milliseconds of processor time that a process has used so far, with all its children or `alone`. On a machine that does other
 * things as well it tells more than a rate does. Only on Linux; NaN elsewhere.
 */
export function processorTime(root: number, { alone = false } = {}): number {
  try {
    if (alone) return (readRow(root)[0]?.own ?? Number.NaN) * 10;
    const rows = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? readRow(Number(name)) : []));
    const family = new Set([root]);
    for (const row of rows.toSorted((a, b) => a.pid - b.pid)) if (family.has(row.parent)) family.add(row.pid);
    return rows.reduce((sum, row) => sum + (family.has(row.pid) ? (row.own + row.ended) * 10 : 0), 0);
  } catch {
    return Number.NaN;
  }
}

/**
 * Of /proc/PID/stat: the parent is the 4th field, time in user and kernel mode (in hundredths of a second) the 14th and 15th, that of ended
 * children the 16th and 17th.
 */
function readRow(pid: number): { pid: number; parent: number; own: number; ended: number }[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const [own, ended] = [Number(fields[11]) + Number(fields[12]), Number(fields[13]) + Number(fields[14])];
    return [{ pid, parent: Number(fields[1]), own, ended }];
  } catch {
    return [];
  }
}

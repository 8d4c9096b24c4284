import { readdirSync, readFileSync } from 'node:fs';

/**
 * Processor time of a process so far in milliseconds, with all its children or `alone`. On a busy machine it says more
 * than a rate. Linux only; NaN elsewhere.
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
 * Reads /proc/PID/stat: field 4 is the parent, 14 and 15 are the times in user and kernel mode (in hundredths of a
 * second), 16 and 17 those of ended children.
 */
function readRow(pid: number): { pid: number; parent: number; own: number; ended: number }[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const [own, childTime] = [
      Number(fields[11]) + Number(fields[12]),
      Number(fields[13]) + Number(fields[14]),
    ];
    return [{ pid, parent: Number(fields[1]), own, ended: childTime }];
  } catch {
    return [];
  }
}

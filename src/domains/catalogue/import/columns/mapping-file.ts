import { z } from 'zod';
import * as m from '#messages/import-columns';
import { UnreadableFile } from '../unreadable-file.ts';
import { type Mapping, plainName, type Target, targetNames, targets } from './targets.ts';

const example = '{"Item": "Name", "Rate": "Selling price"}';

/** What a person calls our columns: their labels, Shopify's headers, or the names of such columns. */
const byName: ReadonlyMap<string, Target> = new Map(
  targetNames
    .toReversed()
    .flatMap((target) => {
      const { label, header, names } = targets[target];
      return [...names, header ?? '', label(), target].map((name) => [plainName(name), target] as const);
    })
    .filter(([name]) => name !== ''),
);

/**
 * Reads a mapping that a person wrote: `{"Item": "Title", "Rate": "Price", "Remarks": ""}`. Columns that it leaves out, or maps to '', are not
 * imported.
 * @returns a function that gives the mapping of a head
 * @throws UnreadableFile when it is none, or names a column that the file or the shop does not have
 */
export function readMapping(text: string): (head: readonly string[]) => Mapping {
  const columns = new Map(
    entriesOf(text).map(([name, ours]) => [plainName(name), { name, target: targetOf(ours) }]),
  );
  return (head) => {
    const names = head.map(plainName);
    const missing = [...columns].find(([plain]) => !names.includes(plain))?.[1].name;
    if (missing !== undefined)
      throw new UnreadableFile(m.no_such_column({ name: missing, names: head.join(', ') }));
    return names.map((name) => columns.get(name)?.target ?? null);
  };
}

const shape = z.record(z.string(), z.string().nullable());

function entriesOf(text: string): [string, string][] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = null;
  }
  const { data = {} } = shape.safeParse(value);
  const entries = Object.entries(data);
  if (entries.length === 0) throw new UnreadableFile(m.mapping_unreadable({ example }));
  return entries.map(([name, ours]) => [name, ours ?? '']);
}

function targetOf(name: string): Target | null {
  if (name.trim() === '') return null;
  const target = byName.get(plainName(name));
  if (!target) {
    const names = targetNames.map((one) => targets[one].label()).join(', ');
    throw new UnreadableFile(m.no_such_target({ name, names }));
  }
  return target;
}

/** A mapping as a person writes it, to be kept as a file. */
export const writtenMapping = (head: readonly string[], mapping: Mapping): string =>
  JSON.stringify(
    Object.fromEntries(
      head.map((name, at) => {
        const target = mapping[at];
        return [name, target ? targets[target].label() : ''];
      }),
    ),
  );

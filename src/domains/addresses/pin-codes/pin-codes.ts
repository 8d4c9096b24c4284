import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Place {
  readonly city: string;
  readonly state: string;
}

let table: ReadonlyMap<string, readonly Place[]> | undefined;

/**
 * The places of a PIN code, the main one first (R-PEOPLE-7).
 * @param pincode six digits
 * @returns no places for a PIN code that the table does not know, which may still exist
 */
export function placesOf(pincode: string): readonly Place[] {
  table ??= readTable(readFileSync(join(import.meta.dirname, 'pin-codes.txt'), 'utf8'));
  return table.get(pincode) ?? [];
}

/** Parses lines of city, state and runs of PIN codes. */
function readTable(text: string): Map<string, Place[]> {
  const places = new Map<string, Place[]>();
  for (const line of text.trimEnd().split('\n')) {
    const [city = '', state = '', runs = ''] = line.split('|');
    const place = { city, state };
    for (const run of runs.split(',')) {
      const [from, to = from] = run.split('-').map(Number);
      for (let code = from as number; code <= (to as number); code += 1) {
        const those = places.get(String(code));
        if (those) those.push(place);
        else places.set(String(code), [place]);
      }
    }
  }
  return places;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Place {
  readonly city: string;
  readonly state: string;
}

let table: ReadonlyMap<string, readonly Place[]> | undefined;
let circles: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/**
 * The places of a PIN code, the main one first (R-PEOPLE-7).
 * @param pincode six digits
 * @returns no places for a PIN code that the table does not know, which may still exist
 */
export function placesOf(pincode: string): readonly Place[] {
  table ??= readTable(readFileSync(join(import.meta.dirname, 'pin-codes.txt'), 'utf8'));
  return table.get(pincode) ?? [];
}

/**
 * The states in which a PIN code can lie (R-PEOPLE-7). One that the table lacks is read by its first two digits, the
 * postal circle, or by its first, the zone. Those of the Army Post Service (first digit 9) follow the army to any state.
 * @param pincode six digits
 * @returns none for a PIN code that India cannot have
 */
export function statesOf(pincode: string): readonly string[] | 'any' {
  if (pincode.startsWith('9')) return 'any';
  const states = placesOf(pincode).map(({ state }) => state);
  if (states.length > 0) return [...new Set(states)];
  circles ??= readCircles();
  return [...(circles.get(pincode.slice(0, 2)) ?? circles.get(pincode.slice(0, 1)) ?? [])];
}

/** The states by the first one and two digits of their PIN codes. */
function readCircles(): Map<string, Set<string>> {
  const states = new Map<string, Set<string>>();
  for (const [pincode, places] of table ?? [])
    for (const beginning of [pincode.slice(0, 1), pincode.slice(0, 2)]) {
      const those = states.get(beginning) ?? new Set();
      for (const { state } of places) those.add(state);
      states.set(beginning, those);
    }
  return states;
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

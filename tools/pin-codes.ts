/**
 * Writes src/domains/addresses/pin-codes/pin-codes.txt from the All India Pincode Directory:
 *
 *     npm run generate -- pin-codes DIRECTORY.csv
 *
 * The CSV has the columns pincode, delivery, district and state, with a row per post office. A PIN code in several
 * districts is listed in each, first in the one where most of its offices deliver.
 */
import { createReadStream, writeFileSync } from 'node:fs';
import { parse } from 'csv-parse';
import { readState } from '../src/domains/addresses/read-state.ts';

interface Office {
  readonly pincode: string;
  readonly delivery: string;
  readonly district: string;
  readonly state: string;
}

/** Districts that have another name than their city. */
const cities: Readonly<Record<string, string>> = {
  Ahmadabad: 'Ahmedabad',
  'Bengaluru Rural': 'Bengaluru',
  'Bengaluru Urban': 'Bengaluru',
  'Gautam Buddha Nagar': 'Noida',
  'Kamrup Metro': 'Guwahati',
  'Kanpur Nagar': 'Kanpur',
  Khordha: 'Bhubaneswar',
  'Mumbai Suburban': 'Mumbai',
  Ntr: 'Vijayawada',
  'S.A.S Nagar': 'Mohali',
  'Spsr Nellore': 'Nellore',
  Visakhapatanam: 'Visakhapatnam',
  'Y.S.R.': 'Kadapa',
};

const [path] = process.argv.slice(2);
if (!path) throw new Error('Name the directory: npm run generate -- pin-codes DIRECTORY.csv');

const offices = new Map<string, Map<string, number>>();
for await (const office of createReadStream(path).pipe(parse({ columns: true })) as AsyncIterable<Office>) {
  const state = readState(office.state);
  if (state === undefined) continue; // "NA": an office without a place
  const place = `${cityOf(office.district, state)}|${state}`;
  const places = offices.get(office.pincode) ?? new Map<string, number>();
  places.set(place, (places.get(place) ?? 0) + (office.delivery === 'Delivery' ? 1_000 : 1));
  offices.set(office.pincode, places);
}

/** First each PIN code's main place, then its further ones, as lines of district, state and ranges of PIN codes. */
const rounds: string[] = [];
for (let round = 0; ; round += 1) {
  const codes = new Map<string, number[]>();
  for (const [pincode, places] of offices) {
    const [place] = [...places].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[round] ?? [];
    if (place) codes.set(place, [...(codes.get(place) ?? []), Number(pincode)]);
  }
  if (codes.size === 0) break;
  const lines = [...codes].map(([place, some]) => `${place}|${runs(some)}`);
  rounds.push(...lines.toSorted());
}
writeFileSync('src/domains/addresses/pin-codes/pin-codes.txt', `${rounds.join('\n')}\n`);
console.log(`${offices.size} PIN codes in ${rounds.length} lines`);

/** The name that people use: "BENGALURU URBAN" → "Bengaluru", "KOTA" → "Kota". */
function cityOf(district: string, state: string): string {
  const name = district
    .toLowerCase()
    .trim()
    .replace(/(^|[\s(.-])[a-z]/g, (start) => start.toUpperCase());
  return state === 'Delhi' ? 'Delhi' : (cities[name] ?? name);
}

/** 302001, 302002, 302003, 302006 → "302001-302003,302006". */
function runs(codes: readonly number[]): string {
  const inOrder = codes.toSorted((a, b) => a - b);
  const ranges: [number, number][] = [];
  for (const code of inOrder) {
    const last = ranges.at(-1);
    if (last && code === last[1] + 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(',');
}

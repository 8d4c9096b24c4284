import { isSortOf, kindOf } from './kind-words.ts';
import { attributesIn } from './named-attributes.ts';
import { capital, type Unit } from './read-unit.ts';
import type { Term } from './term.ts';
import type { WordFilter } from './understood.ts';

/** Separates the unwanted terms: after 'without' or before 'ke bina', and those joined to them by 'or'. */
export function exclude(all: readonly Unit[], asText: readonly string[]) {
  const rest = [...all];
  const exclusions: Term[] = [];
  const filters: WordFilter[] = [];
  for (let at = rest.length - 1; at >= 0; at--) {
    const marker = rest[at];
    if (marker?.says !== 'not') continue;
    const step = marker.isBehind ? -1 : 1;
    const first = thingFrom(rest, at, step);
    if (!isThing(rest[first])) {
      rest.splice(at, 1);
      continue;
    }
    const onlyUnit = step < 0 ? onlyKind(rest, first) : undefined;
    let end = wholeName(rest, onlyUnit ? thingFrom(rest, first, step) : first, step);
    while (isJoined(rest, end, step)) end += rest[end + step]?.says === 'joining' ? 2 * step : step;
    const [from, to] = [Math.min(at, end), Math.max(at, end)];
    const units = rest
      .splice(from, to - from + 1, ...(onlyUnit ? [onlyUnit] : []))
      .filter((unit) => unit !== onlyUnit);
    const things = units.filter(isThing);
    const name = things.map(({ term }) => term.typed).join(' ');
    const text = units.map(({ term }) => term.typed).join(' ');
    const filter: WordFilter = { id: `not:${name}`, kind: 'not', typed: text, text: capital(name) };
    if (asText.includes(filter.id)) continue;
    filters.push(filter);
    exclusions.push(...excludedTerms(things));
  }
  return { wanted: rest, excluded: exclusions, filters };
}

/** Whether another thing belongs to the one at `at`: joined by 'or', or a colour beside a colour ('laal gulabi nahi'). */
const isJoined = (units: readonly Unit[], at: number, step: number): boolean =>
  (units[at + step]?.says === 'joining' && isThing(units[at + 2 * step])) ||
  (units[at]?.says === 'colour' && units[at + step]?.says === 'colour');

const isThing = (unit: Unit | undefined): boolean =>
  unit?.says === 'word' || unit?.says === 'colour' || unit?.says === 'size';

/** The index of the next thing from `at` on, skipping filler words. */
function thingFrom(units: readonly Unit[], at: number, step: number): number {
  let end = at + step;
  while (units[end]?.says === 'nothing') end += step;
  return end;
}

/**
 * The only kind named before 'nahi chahiye', if it is described: the kind is wanted, the description is not ('check
 * wali shirt nahi').
 */
function onlyKind(units: readonly Unit[], at: number): Unit | undefined {
  const unit = units[at];
  const kind = unit && kindOf(unit.term);
  const kinds = units
    .flatMap((one) => (isThing(one) ? (kindOf(one.term)?.own[0] ?? []) : []))
    .filter((own) => !kind || !isSortOf(own, kind)); // a tote is told of a bag
  const isTold = isThing(units[thingFrom(units, at, -1)]);
  return kind && new Set(kinds).size === 1 && isTold ? unit : undefined;
}

/** The index at which the unwanted name ends: 'half sleeve' has two words. */
function wholeName(units: readonly Unit[], at: number, step: number): number {
  const [one, other] = [units[at]?.term, units[at + step]?.term];
  return one && other && cutOf(step > 0 ? [one, other] : [other, one]) ? at + step : at;
}

const cutOf = (terms: readonly Term[]): Term | undefined => {
  const text = terms.map((term) => term.typed).join(' ');
  const [first] = terms;
  const whole = first && {
    ...first,
    typed: text,
    stems: terms.flatMap(({ stems }) => stems),
    synonyms: [],
    meant: [],
    products: Math.min(...terms.map(({ products }) => products)),
    isColour: false,
  };
  const isName =
    finishes.has(terms.at(-1)?.typed ?? '') ||
    (whole && attributesIn(whole, ['sleeve', 'neck', 'fit', 'pattern']).length > 0);
  return isName ? whole : undefined;
};

/** What a metal's name goes with: 'gold plated' excludes no gold. */
const finishes = new Set(['plated', 'polish', 'tone']);

/** Each thing as a term of its own; a name of two words is one term, since 'half' alone does not mean half sleeves. */
function excludedTerms(things: readonly Unit[]): Term[] {
  const terms = things.map(({ term }) => term);
  const cut = terms.length === 2 ? cutOf(terms) : undefined;
  return cut ? [cut] : terms;
}

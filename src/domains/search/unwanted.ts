import { kindOf } from './kind-words.ts';
import { attributesIn } from './named-attributes.ts';
import { capital, type Unit } from './read-unit.ts';
import type { Term } from './term.ts';
import type { WordFilter } from './understood.ts';

/** Takes out what is not wanted: the thing behind a 'without', or before a 'ke bina', and those joined to it by an 'or'. */
export function exclude(all: readonly Unit[], asText: readonly string[]) {
  const wanted = [...all];
  const excluded: Term[] = [];
  const filters: WordFilter[] = [];
  for (let at = wanted.length - 1; at >= 0; at--) {
    const marker = wanted[at];
    if (marker?.says !== 'not') continue;
    const step = marker.isBehind ? -1 : 1;
    const first = thingFrom(wanted, at, step);
    if (!isThing(wanted[first])) {
      wanted.splice(at, 1);
      continue;
    }
    const kept = step < 0 ? onlyKind(wanted, first) : undefined;
    let end = wholeName(wanted, kept ? thingFrom(wanted, first, step) : first, step);
    while (wanted[end + step]?.says === 'joining' && isThing(wanted[end + 2 * step])) end += 2 * step;
    const [from, to] = [Math.min(at, end), Math.max(at, end)];
    const units = wanted.splice(from, to - from + 1, ...(kept ? [kept] : [])).filter((unit) => unit !== kept);
    const things = units.filter(isThing);
    const name = things.map(({ term }) => term.typed).join(' ');
    const typed = units.map(({ term }) => term.typed).join(' ');
    const filter: WordFilter = { id: `not:${name}`, kind: 'not', typed, text: capital(name) };
    if (asText.includes(filter.id)) continue;
    filters.push(filter);
    excluded.push(...excludedTerms(things));
  }
  return { wanted, excluded, filters };
}

const isThing = (unit: Unit | undefined): boolean =>
  unit?.says === 'word' || unit?.says === 'colour' || unit?.says === 'size';

/** Where the next thing stands from `at` on, over words that say nothing. */
function thingFrom(units: readonly Unit[], at: number, step: number): number {
  let end = at + step;
  while (units[end]?.says === 'nothing') end += step;
  return end;
}

/** The kind of goods that stands before a 'nahi chahiye', where it is the only one and told what it is like: it is wanted, but not so ('check wali shirt nahi'). */
function onlyKind(units: readonly Unit[], at: number): Unit | undefined {
  const unit = units[at];
  const kinds = units.flatMap((one) => (isThing(one) ? (kindOf(one.term)?.own[0] ?? []) : []));
  const isTold = isThing(units[thingFrom(units, at, -1)]);
  return unit && kindOf(unit.term) && new Set(kinds).size === 1 && isTold ? unit : undefined;
}

/** Where the name of what is not wanted ends: 'half sleeve' has two words. */
function wholeName(units: readonly Unit[], at: number, step: number): number {
  const [one, other] = [units[at]?.term, units[at + step]?.term];
  return one && other && cutOf(step > 0 ? [one, other] : [other, one]) ? at + step : at;
}

const cutOf = (terms: readonly Term[]): Term | undefined => {
  const typed = terms.map((term) => term.typed).join(' ');
  const [first] = terms;
  const whole = first && {
    ...first,
    typed,
    stems: terms.flatMap(({ stems }) => stems),
    synonyms: [],
    meant: [],
    products: Math.min(...terms.map(({ products }) => products)),
  };
  return whole && attributesIn(whole, ['sleeve', 'neck', 'fit', 'pattern']).length > 0 ? whole : undefined;
};

/** Each thing by itself; a name of two words as one, since not all that is half has half sleeves. */
function excludedTerms(things: readonly Unit[]): Term[] {
  const terms = things.map(({ term }) => term);
  const cut = terms.length === 2 ? cutOf(terms) : undefined;
  return cut ? [cut] : terms;
}

import { digest } from './digest.ts';

/** Numbers terms in the order of their first occurrence. */
export interface TermDictionary {
  readonly terms: string[];
  /** The number of the term in this range of the text; a new term gets the next number. A look-up creates no string. */
  number(text: string, from?: number, to?: number): number;
  find(term: string): number | undefined;
  /** The numbers of all terms with this prefix. */
  withPrefix(prefix: string): number[];
}

/** @param terms the known terms; new ones are appended */
export function termDictionary(terms: string[]): TermDictionary {
  /** A hash table with open addressing: term number plus one, at the term's hash; at most half full. */
  let slots = new Uint32Array(4_096);
  let sortedNumbers: number[] | null = null;

  function slotOf(text: string, from = 0, to = text.length): number {
    const mask = slots.length - 1;
    let slot = digest(text, from, to) & mask;
    for (; slots[slot] !== 0; slot = (slot + 1) & mask) {
      const term = terms[(slots[slot] ?? 0) - 1] ?? '';
      if (term.length === to - from && isAt(term, text, from)) break;
    }
    return slot;
  }

  function rehash(): void {
    slots = new Uint32Array(2 ** Math.ceil(Math.log2(Math.max(4_096, terms.length * 4))));
    for (const [number, term] of terms.entries()) slots[slotOf(term)] = number + 1;
  }

  /** The position of the first term, in sorted order, that is not before this text. */
  function firstNotBefore(text: string): number {
    let [low, high] = [0, sortedNumbers?.length ?? 0];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((terms[sortedNumbers?.[middle] ?? 0] ?? '') < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  rehash();
  return {
    terms,
    number(text, from = 0, to = text.length) {
      const slot = slotOf(text, from, to);
      const existing = slots[slot] ?? 0;
      if (existing !== 0) return existing - 1;
      // A slice would keep the whole text in memory; a copy does not.
      const number = terms.push(Buffer.from(text.slice(from, to)).toString()) - 1;
      slots[slot] = number + 1;
      sortedNumbers = null;
      if (terms.length * 2 > slots.length) rehash();
      return number;
    },
    find(term) {
      const number = slots[slotOf(term)] ?? 0;
      return number === 0 ? undefined : number - 1;
    },
    withPrefix(prefix) {
      sortedNumbers ??= terms
        .map((_, number) => number)
        .toSorted((a, b) => ((terms[a] ?? '') < (terms[b] ?? '') ? -1 : 1));
      return sortedNumbers.slice(firstNotBefore(prefix), firstNotBefore(`${prefix}\uffff`));
    },
  };
}

function isAt(term: string, text: string, from: number): boolean {
  for (let at = 0; at < term.length; at++)
    if (term.charCodeAt(at) !== text.charCodeAt(from + at)) return false;
  return true;
}

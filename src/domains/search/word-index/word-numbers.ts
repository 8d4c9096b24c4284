import { digest } from './digest.ts';

/**
 * Numbers words in the order in which they first come. Made for hundreds of millions of words out of longer texts: none is cut out of its
 * text to be looked up, which would take longer than all the rest.
 */
export interface WordNumbers {
  /** The numbers of the words of a text, which spaces part; new words get the next. */
  each(text: string, tell: (number: number) => void): void;
  find(word: string): number | undefined;
  /** The words by number. */
  readonly words: readonly string[];
}

export function createWordNumbers(): WordNumbers {
  const words: string[] = [];
  /** Numbers, one up, at the place that the word's digest says or the next free one; at most half of the places are taken. */
  let places = new Uint32Array(4_096);

  /** Where the word from `from` up to before `to` is, or would be. */
  function placeOf(text: string, from = 0, to = text.length): number {
    const last = places.length - 1;
    let place = digest(text, from, to) & last;
    for (; places[place] !== 0; place = (place + 1) & last) {
      const word = words[(places[place] ?? 0) - 1] ?? '';
      if (word.length !== to - from) continue;
      let at = 0;
      while (at < word.length && word.charCodeAt(at) === text.charCodeAt(from + at)) at++;
      if (at === word.length) break;
    }
    return place;
  }

  function makeRoom(): void {
    places = new Uint32Array(places.length * 2);
    words.forEach((word, number) => {
      places[placeOf(word)] = number + 1;
    });
  }

  function numberOf(text: string, from: number, to: number): number {
    const place = placeOf(text, from, to);
    const known = places[place] ?? 0;
    if (known !== 0) return known - 1;
    // A part of a longer text would keep all of that text in memory: the copy does not.
    const number = words.push(Buffer.from(text.slice(from, to)).toString()) - 1;
    places[place] = number + 1;
    if (words.length * 2 > places.length) makeRoom();
    return number;
  }

  return {
    words,
    each(text, tell) {
      for (let from = 0; from < text.length; ) {
        const space = text.indexOf(' ', from);
        const to = space === -1 ? text.length : space;
        if (to > from) tell(numberOf(text, from, to));
        from = to + 1;
      }
    },
    find(word) {
      const known = places[placeOf(word)] ?? 0;
      return known === 0 ? undefined : known - 1;
    },
  };
}

/** What a code stands for. */
export interface Coded {
  /** As they are shown and counted: one brand, one shop, all sizes, all colours; none where there is nothing to show. */
  readonly names: readonly string[];
  /** By these a customer chooses it. */
  readonly keys: readonly string[];
}

/** Gives each different text a small number, in the order in which they come: a column then holds numbers only. */
export interface Dictionary {
  readonly coded: readonly Coded[];
  /** The code of a text, a new one for a new text. */
  readonly codeOf: (text: string) => number;
  /** About how much memory it takes. */
  readonly bytes: number;
}

/** Bytes that an entry takes beside its text: the map's own, two arrays, an object. */
const besideText = 250;

/** @param read says what a text stands for, once for each different text */
export function createDictionary(read: (text: string) => Coded): Dictionary {
  const codes = new Map<string, number>();
  const coded: Coded[] = [];
  let bytes = 0;
  return {
    coded,
    codeOf: (text) => {
      const known = codes.get(text);
      if (known !== undefined) return known;
      codes.set(text, coded.length);
      bytes += besideText + 6 * text.length; // the text, its names, its keys, two bytes a letter
      return coded.push(read(text)) - 1;
    },
    get bytes() {
      return bytes;
    },
  };
}

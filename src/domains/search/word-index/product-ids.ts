import { digest } from './digest.ts';

/** Products by number and by id. The ids lie together in one piece of memory: a million strings in a map would take five times as much. */
export interface ProductIds {
  /** The next number, for an id that may have had another one before. */
  add(id: string): number;
  idOf(product: number): string;
  /** The latest number of an id. */
  find(id: string): number | undefined;
  readonly amount: number;
}

/** @param expected about how many there will be; more find room as well */
export function createProductIds(expected: number): ProductIds {
  let text = Buffer.alloc(Math.max(1_024, expected * 24));
  let ends = new Uint32Array(Math.max(64, expected));
  /** Numbers, one up, at the place that their id's digest says or the next free one; at most half of the places are taken. */
  let places = new Uint32Array(2 ** Math.ceil(Math.log2(Math.max(64, expected * 2))));
  let amount = 0;

  const begin = (product: number) => (product === 0 ? 0 : (ends[product - 1] ?? 0));
  const idOf = (product: number): string => text.toString('utf8', begin(product), ends[product]);

  /** Where an id is, or would be. */
  function placeOf(id: string): number {
    const last = places.length - 1;
    let place = digest(id) & last;
    while (places[place] !== 0 && idOf((places[place] ?? 0) - 1) !== id) place = (place + 1) & last;
    return place;
  }

  function makeRoom(length: number): void {
    const from = begin(amount);
    if (from + length > text.length) text = Buffer.concat([text], Math.ceil((from + length) * 1.5));
    if (amount < ends.length) return;
    const longer = new Uint32Array(Math.ceil(amount * 1.5));
    longer.set(ends);
    ends = longer;
    const known = places.filter((place) => place !== 0);
    places = new Uint32Array(2 ** Math.ceil(Math.log2(ends.length * 2)));
    for (const number of known) places[placeOf(idOf(number - 1))] = number;
  }

  return {
    add(id) {
      const length = Buffer.byteLength(id);
      makeRoom(length);
      const from = begin(amount);
      text.write(id, from);
      ends[amount] = from + length;
      places[placeOf(id)] = amount + 1;
      return amount++;
    },
    idOf,
    find(id) {
      const number = places[placeOf(id)] ?? 0;
      return number === 0 ? undefined : number - 1;
    },
    get amount() {
      return amount;
    },
  };
}

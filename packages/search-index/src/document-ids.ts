import { digest } from './digest.ts';

/** The state of document ids: all ids in one buffer, since a million strings in a map take five times as much. */
export interface IdState {
  text: Uint8Array;
  ends: Uint32Array;
  count: number;
}

/** Documents by number and by id. */
export interface DocumentIds {
  readonly state: IdState;
  /** The next number, for an id that may have had another one before. */
  add(id: string): number;
  readonly idOf: (doc: number) => string;
  /** The latest number of an id. */
  find(id: string): number | undefined;
}

export const emptyIds = (expected: number): IdState => ({
  text: new Uint8Array(Math.max(1_024, expected * 24)),
  ends: new Uint32Array(Math.max(64, expected)),
  count: 0,
});

export function documentIds(state: IdState): DocumentIds {
  let buffer = Buffer.from(state.text.buffer, state.text.byteOffset, state.text.byteLength);
  /** Open addressing: numbers plus one at the id's digest; at most half full. */
  let slots = new Uint32Array(0);

  const start = (doc: number) => (doc === 0 ? 0 : (state.ends[doc - 1] ?? 0));
  const idOf = (doc: number): string => buffer.toString('utf8', start(doc), state.ends[doc]);

  function slotOf(id: string): number {
    const mask = slots.length - 1;
    let slot = digest(id) & mask;
    while (slots[slot] !== 0 && idOf((slots[slot] ?? 0) - 1) !== id) slot = (slot + 1) & mask;
    return slot;
  }

  /** A later number of an id takes the slot of an earlier one. */
  function rehash(): void {
    slots = new Uint32Array(2 ** Math.ceil(Math.log2(state.ends.length * 2)));
    for (let doc = 0; doc < state.count; doc++) slots[slotOf(idOf(doc))] = doc + 1;
  }

  function grow(length: number): void {
    const from = start(state.count);
    if (from + length > buffer.length) {
      const larger = new Uint8Array(Math.ceil((from + length) * 1.25));
      larger.set(state.text);
      state.text = larger;
      buffer = Buffer.from(larger.buffer);
    }
    if (state.count < state.ends.length) return;
    const longer = new Uint32Array(Math.ceil(state.count * 1.25));
    longer.set(state.ends);
    state.ends = longer;
    rehash();
  }

  rehash();
  return {
    state,
    add(id) {
      const length = Buffer.byteLength(id);
      grow(length);
      const from = start(state.count);
      buffer.write(id, from);
      state.ends[state.count] = from + length;
      slots[slotOf(id)] = state.count + 1;
      return state.count++;
    },
    idOf,
    find(id) {
      const found = slots[slotOf(id)] ?? 0;
      return found === 0 ? undefined : found - 1;
    },
  };
}

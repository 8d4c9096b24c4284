import { digestOfBytes } from './digest.ts';

const utf8 = new TextEncoder();

/** The state of document ids. All ids share one buffer, because a million strings in a map take five times the memory. */
export interface IdState {
  text: Uint8Array;
  ends: Uint32Array;
  count: number;
}

/** Documents by number and by id. */
export interface DocumentIds {
  readonly state: IdState;
  /** Assigns the next number to an id, which may have had another one before. */
  add(id: string): number;
  readonly idOf: (doc: number) => string;
  /** The latest number of an id. */
  find(id: string): number | undefined;
}

export const emptyIds = (capacity: number): IdState => ({
  text: new Uint8Array(Math.max(1_024, capacity * 24)),
  ends: new Uint32Array(Math.max(64, capacity)),
  count: 0,
});

export function documentIds(state: IdState): DocumentIds {
  let buffer = Buffer.from(state.text.buffer, state.text.byteOffset, state.text.byteLength);
  /** The bytes of the id being looked up. */
  let idBytes = new Uint8Array(64);
  /** A hash table with open addressing: document number plus one, at the id's hash; at most half full. */
  let slots = new Uint32Array(0);

  const start = (doc: number) => (doc === 0 ? 0 : (state.ends[doc - 1] ?? 0));
  const idOf = (doc: number): string => buffer.toString('utf8', start(doc), state.ends[doc]);

  /** The slot of the id with these bytes, or the free slot it would take. Compares bytes, without creating strings. */
  function slotOf(bytes: Uint8Array, from: number, to: number): number {
    const mask = slots.length - 1;
    let slot = digestOfBytes(bytes, from, to) & mask;
    for (; slots[slot] !== 0; slot = (slot + 1) & mask) {
      const doc = (slots[slot] ?? 0) - 1;
      if (isSame(buffer, start(doc), state.ends[doc] ?? 0, bytes, from, to)) break;
    }
    return slot;
  }

  /** A later number of an id replaces an earlier one in its slot. */
  function rehash(): void {
    slots = new Uint32Array(2 ** Math.ceil(Math.log2(state.ends.length * 2)));
    for (let doc = 0; doc < state.count; doc++)
      slots[slotOf(buffer, start(doc), state.ends[doc] ?? 0)] = doc + 1;
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
      slots[slotOf(buffer, from, from + length)] = state.count + 1;
      return state.count++;
    },
    idOf,
    find(id) {
      if (idBytes.length < id.length * 3) idBytes = new Uint8Array(id.length * 3);
      const slotValue = slots[slotOf(idBytes, 0, utf8.encodeInto(id, idBytes).written)] ?? 0;
      return slotValue === 0 ? undefined : slotValue - 1;
    },
  };
}

function isSame(
  bytes: Uint8Array,
  from: number,
  to: number,
  others: Uint8Array,
  otherFrom: number,
  otherTo: number,
): boolean {
  if (to - from !== otherTo - otherFrom) return false;
  for (let at = 0; at < to - from; at++) if (bytes[from + at] !== others[otherFrom + at]) return false;
  return true;
}

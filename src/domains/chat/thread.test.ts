import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Message, Stretch } from './chat.ts';
import { addMessage, addNewer, addOlder, openThread, type Thread } from './ui/thread.ts';

/** A server with pages of 3, and a device whose socket events arrive late, twice or never. */
const page = 3;
const message = (sequence: number): Message => ({
  _id: `m${sequence}`,
  message: `${sequence}`,
  text: `${sequence}`,
  senderId: 'a',
  receverId: 'b',
  receiverId: 'b',
  senderName: 'A',
  createdAt: '2026-01-01T00:00:00.000Z',
  sequence,
  clientId: '',
  automatic: false,
  picture: null,
  product: null,
  order: null,
});

function shopOf(messages: Message[]) {
  const answer = (range: Message[], more: boolean): Stretch => ({
    messages: range,
    more,
    customerRead: 0,
    sellerRead: 0,
  });
  return {
    latest: () => answer(messages.slice(-page), messages.length > page),
    after: (sequence: number) => {
      const newer = messages.filter((one) => one.sequence > sequence);
      return answer(newer.slice(0, page), newer.length > page);
    },
    before: (sequence: number) => {
      const newer = messages.filter((one) => one.sequence < sequence);
      return answer(newer.slice(-page), newer.length > page);
    },
  };
}

/** Events in any order: a message is written (its socket event arrives now or later), or the device fetches. */
const happening = fc.oneof(
  fc.record({
    kind: fc.constant('written' as const),
    gap: fc.integer({ min: 1, max: 3 }),
    live: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('late' as const), which: fc.nat() }),
  fc.record({ kind: fc.constant('asks newer' as const) }),
  fc.record({ kind: fc.constant('asks older' as const) }),
);

function catchUp(thread: Thread, shop: ReturnType<typeof shopOf>): Thread {
  let current = thread;
  for (let more = true; more; ) {
    const stretch = shop.after(current.knownUpTo);
    current = addNewer(current, stretch);
    ({ more } = stretch);
  }
  return current;
}

it('shows every message once and in order, however the socket and the answers interleave', () => {
  fc.assert(
    fc.property(fc.nat({ max: 12 }), fc.array(happening, { maxLength: 40 }), (before, happenings) => {
      const messages = Array.from({ length: before }, (_, index) => message(index + 1));
      const shop = shopOf(messages);
      let thread = openThread(shop.latest());
      for (const one of happenings) {
        if (one.kind === 'written') {
          messages.push(message((messages.at(-1)?.sequence ?? 0) + one.gap));
          if (one.live) thread = addMessage(thread, messages.at(-1) as Message);
        } else if (one.kind === 'late' && messages.length) {
          thread = addMessage(thread, messages[one.which % messages.length] as Message);
        } else if (one.kind === 'asks newer') {
          thread = addNewer(thread, shop.after(thread.knownUpTo));
        } else if (one.kind === 'asks older' && thread.older && thread.messages[0]) {
          thread = addOlder(thread, shop.before(thread.messages[0].sequence));
        }
        const sequences = thread.messages.map(({ sequence }) => sequence);
        expect(sequences).toEqual([...new Set(sequences)].toSorted((a, b) => a - b));
      }
      thread = catchUp(thread, shop);
      const first = thread.messages[0]?.sequence ?? 0;
      // No gaps after the first message shown, unless an old one arrived before it was fetched.
      const sequences = thread.messages.map(({ sequence }) => sequence);
      const firstSequence = shopOf(messages.slice(0, before)).latest().messages[0]?.sequence ?? 0;
      const certain = messages
        .map(({ sequence }) => sequence)
        .filter((sequence) => sequence >= Math.max(first, firstSequence));
      expect(sequences.filter((sequence) => sequence >= Math.max(first, firstSequence))).toEqual(certain);
    }),
    { numRuns: 500 },
  );
});

import fc from 'fast-check';
import { type Command, place } from './commands.ts';
import type { Choice } from './choice.ts';
import { confirmCash, deliver, refuse, send } from './door-commands.ts';
import { confirm } from './evidence-commands.ts';
import { type Model } from './model.ts';
import { type Offer, offerNames, sellers } from './model-offers.ts';
import type { Real } from './real-books.ts';
import { ask, move } from './return-commands.ts';

/** An order that a run begins with: how it is paid, and how far its parcels are. */
interface Beginning {
  readonly offer: Offer;
  readonly isCash: boolean;
  readonly far: readonly number[];
}

/** One of the journeys; more often one that comes back. */
const far = fc.constantFrom(0, 1, 2, 3, 4, 5, 6, 7, 7, 8);

/** Orders that a run begins with: by chance alone few would get far. */
export const beginnings: fc.Arbitrary<Beginning[]> = fc.array(
  fc.record({ offer: fc.constantFrom(...offerNames), isCash: fc.boolean(), far: fc.tuple(far, far) }),
  { maxLength: 3 },
);

const pack = (of: Choice) => send(of, 'pack');
const handOver = (of: Choice) => send(of, 'hand over');
const askOne = (of: Choice) => ask(of, { quantity: 1, isExchange: false });
const exchangeOne = (of: Choice) => ask(of, { quantity: 1, isExchange: true });
/** Some return goes its way: it is agreed, picked up, or at its end. */
const onward = (of: Choice) => move({ ...of, stray: false }, 0);
const journeys: readonly (readonly ((of: Choice) => Command)[])[] = [
  [],
  [pack],
  [pack, handOver],
  [pack, handOver, deliver],
  [pack, handOver, refuse],
  [pack, handOver, deliver, askOne],
  [pack, handOver, deliver, exchangeOne],
  [pack, handOver, deliver, askOne, onward, onward],
  [pack, handOver, deliver, askOne, onward, onward, onward],
];

/** Brings model and shop to where a run begins, by the commands of the run itself. */
export async function begin(model: Model, real: Real, orders: readonly Beginning[]): Promise<void> {
  for (const [index, { offer, isCash, far }] of orders.entries()) {
    const exactly = (pick: number): Choice => ({ pick, stray: true, killed: 0 });
    await place(offer, 0).run(model, real);
    await (isCash ? confirmCash(exactly(index)) : confirm(index, 0)).run(model, real);
    for (const seller of sellers)
      for (const command of journeys[far[seller] ?? 0] ?? [])
        await command(exactly(index * sellers.length + seller)).run(model, real);
  }
}

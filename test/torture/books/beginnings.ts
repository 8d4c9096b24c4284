import fc from 'fast-check';
import { sitDown } from './by-hand-commands.ts';
import { type Command, place, transfer } from './commands.ts';
import type { Choice } from './choice.ts';
import { cannotSupply, confirmCash, deliver, end, send } from './door-commands.ts';
import { confirm, report } from './evidence-commands.ts';
import { type Model } from './model.ts';
import { type Offer, offerNames, sellers } from './model-offers.ts';
import { issuePapers } from './papers.ts';
import type { Real } from './real-books.ts';
import { ask, move } from './return-commands.ts';
import { contest, refundAtProvider } from './settlement-commands.ts';

/** An order at the start of a run: how it is paid, how far its parcels have come, and what the provider tells of its payment. */
interface Beginning {
  readonly offer: Offer;
  readonly paid: 'at the door' | 'by hand' | 'at the provider';
  readonly news: keyof typeof evidence | null;
  readonly far: readonly number[];
}

/** Index of a journey; the one with a return is more likely. */
const far = fc.constantFrom(0, 1, 2, 3, 4, 5, 6, 7, 7, 8, 9, 10, 11, 12);

const paidHow = fc.constantFrom('at the door', 'by hand', 'at the provider', 'at the provider');
const evidence = {
  disputed: (of: number) => contest('open', [of, 'one', 0]),
  lost: (of: number) => contest('lost', [of, 'one', 0]),
  'lost in part': (of: number) => contest('lost in part', [of, 'one', 0]),
  'refunded there': (of: number) => refundAtProvider('done', [of, 'one', 0]),
};
const news = fc.constantFrom(null, ...(Object.keys(evidence) as (keyof typeof evidence)[]));

/** The initial orders of a run: random commands alone would bring few this far. */
export const beginnings: fc.Arbitrary<Beginning[]> = fc.array(
  fc.record({ offer: fc.constantFrom(...offerNames), paid: paidHow, news, far: fc.tuple(far, far) }),
  { maxLength: 3 },
);

const pack = (of: Choice) => send(of, 'pack');
const handOver = (of: Choice) => send(of, 'hand over');
const refuse = (of: Choice) => end(of, 'refused');
const lose = (of: Choice) => end(of, 'lost');
const bringBack = (of: Choice) => send(of, 'bring back');
const lackExtra = (of: Choice) => cannotSupply(of, ['extra'], 'seller');
const askOne = (of: Choice) => ask(of, { quantity: 1, isExchange: false });
const exchangeOne = (of: Choice) => ask(of, { quantity: 1, isExchange: true });
/** Moves some return a step further: agreed, picked up, or done. */
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
  [pack, handOver, lose],
  [pack, handOver, bringBack],
  [lackExtra],
  [pack, lackExtra, pack, handOver, deliver, askOne, onward, onward, onward],
];

/** Brings model and shop to the initial state of a run, through the run's own commands. */
export async function begin(model: Model, real: Real, orders: readonly Beginning[]): Promise<void> {
  for (const [index, { offer, paid, news, far }] of orders.entries()) {
    const exactly = (pick: number): Choice => ({ pick, stray: true, killed: 0 });
    if (index > 0) await sitDown(index).run(model, real);
    await place(offer, 0).run(model, real);
    if (paid === 'at the door') await confirmCash(exactly(index)).run(model, real);
    else if (paid === 'by hand') await confirm(index, 0).run(model, real);
    else await payAtProvider(model, real, index);
    // As the job does: what is cancelled afterwards has an invoice.
    await issuePapers(0).run(model, real);
    for (const seller of sellers)
      for (const journey of journeys[far[seller] ?? 0] ?? []) {
        const command = journey(exactly(index * sellers.length + seller));
        // Money that waits for a second person has not paid its order.
        if (command.check(model)) await command.run(model, real);
      }
    const of = model.payments.filter(({ by }) => by === 'gateway').length - 1;
    if (news && of >= 0) await evidence[news](of).run(model, real);
  }
}

async function payAtProvider(model: Model, real: Real, index: number): Promise<void> {
  await transfer(index, 0).run(model, real);
  await report(model.transfers.length - 1, 'captured', 'one', 0).run(model, real);
}

import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Accounts } from '../../../src/domains/accounts/accounts.ts';
import { confirmOnDelivery } from '../../../src/domains/orders/on-delivery/confirm-on-delivery.ts';
import { sendConfirmOtp } from '../../../src/domains/orders/on-delivery/send-confirm-otp.ts';
import { moveParcel } from '../../../src/domains/orders/parcels/move-parcel.ts';
import { cannotSupply as takeOut } from '../../../src/domains/orders/parcels/cannot-supply.ts';
import { endParcel, takeInParcel } from '../../../src/domains/orders/parcels/end-parcel.ts';
import { type Database, execute } from '../../../src/platform/database.ts';
import { isRefusal } from '../../../src/platform/refusal.ts';
import { inTransaction } from '../../../src/platform/transaction.ts';
import type { CustomerVisit } from '../../../src/platform/visit.ts';
import { knownOfOrders } from '../../../src/start/known-of-orders.ts';
import { nextUtr } from '../torture-shop.ts';
import { ofCash } from './cash-commands.ts';
import { type Choice, choice, choose, choiceText } from './choice.ts';
import { step } from './commands.ts';
import * as rules from './model.ts';
import * as prices from './model-offers.ts';
import * as parcels from './model-parcels.ts';
import { operatorOf, type Real } from './real-books.ts';

const accountsOf = ({ shop: { db, clock } }: Real) =>
  ({
    db,
    clock,
    sessionSecret: 'the books',
    cookies: { session: '', loginNumber: '', verifiedNumber: '' },
    numberBrowsers: { secret: 'the books', cookie: 'known' },
    smsPerHour: 1_000_000,
    smsRefused: () => {},
    canText: () => true,
    publicUrl: 'http://localhost',
  }) as unknown as Accounts;

/** The order's customer, with a mobile number and an address of their own. */
async function visitOf({ shop, orders }: Real, index: number): Promise<CustomerVisit> {
  const { customerId: id } = prices.at(orders, index);
  const mobile = `9${nextUtr().slice(-9)}`;
  const rows = await execute<{ mobile: string }>(shop.db)`
    update customers set mobile = coalesce(mobile, ${mobile}) where id = ${id} returning mobile`;
  const customer = { id, mobile: rows[0]?.mobile ?? '' };
  return {
    customer,
    address: `fd00::${index}`,
    cookies: { get: () => '', set: () => {} },
  } as unknown as CustomerVisit;
}

const isConfirmable = ({ order, payment }: rules.ModelOrder) => order === 'pending' && payment !== 'pending';

export const confirmCash = (choice: Choice) =>
  step(
    `confirm ${choiceText(choice)} to be paid at the door`,
    choice.killed,
    ({ orders }) => (choice.stray ? orders.length > 0 : orders.some(isConfirmable)),
    async (model, real, sure) => {
      const order = choose(model.orders, choice, isConfirmable);
      const index = model.orders.indexOf(order);
      const { id: orderId } = prices.at(real.orders, index);
      const visit = await visitOf(real, index);
      const accounts = accountsOf(real);
      await sendConfirmOtp(accounts, orderId, visit);
      const otp = await readOtp(real, visit.customer.mobile);
      const answer = await sure((db) => confirmOnDelivery({ ...accounts, db }, { orderId, otp }, visit));
      assert.equal(!isRefusal(answer), parcels.confirmCash(order), 'answer to a confirmation at the door');
    },
  );

async function readOtp({ shop }: Real, mobile: string | null): Promise<string> {
  const rows = await execute<{ text: string }>(shop.db)`
    select text from outbox where recipient = ${mobile} and notice = 'otp' order by id desc limit 1`;
  return /\b\d{4}\b/.exec(rows[0]?.text ?? '')?.[0] ?? '0000';
}

/** A parcel in both the model and the shop. */
interface Parcel {
  readonly index: number;
  readonly seller: number;
}
interface At {
  readonly orderId: string;
  readonly sellerId: string;
  readonly actor: { readonly kind: 'operator'; readonly id: string };
  readonly now: Date;
}

/** Lines that are not there. */
const missingLines = [
  ['extra'],
  ['main'],
  ['main', 'extra'],
] as const satisfies readonly prices.GoodsLine[][];
type Missing = (typeof missingLines)[number];

interface AtParcel {
  readonly from: readonly rules.ParcelState[];
  readonly work: (trx: Database, input: At, seller: number) => Promise<object>;
  /** Applies it to the model; returns whether it is possible. */
  readonly inModel: (model: rules.Model, parcel: Parcel) => boolean;
}

const parcelsOf = ({ orders }: Readonly<rules.Model>): Parcel[] =>
  orders.flatMap((_, index) => prices.sellers.map((seller) => ({ index, seller })));

/** An action on one parcel. */
const aboutParcel = (name: string, choice: Choice, { from, work, inModel }: AtParcel) => {
  const fits = (model: Readonly<rules.Model>) => (parcel: Parcel) => {
    const order = prices.at(model.orders, parcel.index);
    return parcels.isSold(order) && from.includes(prices.at(order.parcels, parcel.seller));
  };
  return step(
    `${name} parcel ${choiceText(choice)}`,
    choice.killed,
    (model) => parcelsOf(model).some((one) => choice.stray || fits(model)(one)),
    async (model, real, sure) => {
      const parcel = choose(parcelsOf(model), choice, fits(model));
      const { id: orderId } = prices.at(real.orders, parcel.index);
      const { sellerId } = prices.at(real.products, parcel.seller);
      const actor = { kind: 'operator', id: operatorOf(model, real) } as const;
      const input = { orderId, sellerId, actor, now: real.shop.clock.now() };
      const answer = await sure((db) => inTransaction(db, (trx) => work(trx, input, parcel.seller)));
      assert.equal(!isRefusal(answer), inModel(model, parcel), `answer to ${name}`);
    },
  );
};

export const send = (choice: Choice, by: keyof typeof parcels.steps) =>
  aboutParcel(by, choice, {
    from: parcels.steps[by].from,
    work: (trx, input) => moveParcel(trx, { ...input, step: by }),
    inModel: (model, { index, seller }) => parcels.send(model, index, seller, by),
  });

export const deliver = (choice: Choice) =>
  aboutParcel('deliver', choice, {
    from: ['handed over'],
    work: (trx, input) => moveParcel(trx, { ...input, step: 'deliver' }),
    inModel: (model, { index, seller }) => parcels.deliver(model, index, seller),
  });

export const end = (choice: Choice, to: keyof typeof parcels.ends) =>
  aboutParcel(`${to}: `, choice, {
    from: parcels.ends[to],
    work: (trx, input) => endParcel(trx, { ...input, to, reason: 'Not at home', known: knownOfOrders }),
    inModel: (model, { index, seller }) => parcels.end(model, index, seller, to),
  });

const takeIn = (choice: Choice, good: boolean) =>
  aboutParcel(`take in ${good ? 'good' : 'spoilt'}`, choice, {
    // Including those already taken in: a second time is refused.
    from: ['refused', 'lost', 'taken in'],
    work: (trx, input) => takeInParcel(trx, { ...input, good }),
    inModel: (model, { index, seller }) => parcels.takeIn(model, index, seller, good),
  });

/** A seller, or an operator for it, says that lines are not there. */
export const cannotSupply = (choice: Choice, missing: Missing, by: 'seller' | 'operator') =>
  aboutParcel(`${by} cannot supply ${missing.join(' and ')} of`, choice, {
    from: ['open', 'packed'],
    work: (trx, { actor: { id }, ...input }, seller) =>
      takeOut(trx, {
        ...input,
        lines: missing.map((line) => seller * prices.lines.length + prices.lines.indexOf(line)),
        actor: { kind: by, id },
        reason: 'Moth holes',
        ports: knownOfOrders,
      }),
    inModel: (model, { index, seller }) =>
      parcels.cannotSupply(model, index, {
        seller,
        missing,
        operator: by === 'operator' ? model.operator : null,
      }),
  });

/** A seller gets more goods. */
const restock = (seller: number) =>
  step(
    `seller ${seller} gets more goods`,
    0,
    () => true,
    async (model, { shop, products, extras }) => {
      for (const [line, all] of [['main', products] as const, ['extra', extras] as const]) {
        const pieces = prices.pieces[line];
        await execute(shop.db)`update stock set quantity = quantity + ${pieces}
          where variant_id = ${prices.at(all, seller).variantIds[0]}`;
        model.stock[line][seller] = prices.at(model.stock[line], seller) + pieces;
      }
    },
  );

const often = [1, 2, 3];

/** Actions of sellers, couriers and customers with parcels and cash. */
export const atTheDoor = [
  ...often.map(() => choice.map(confirmCash)),
  ...often.flatMap(() => [
    choice.map((of) => send(of, 'pack')),
    choice.map((of) => send(of, 'hand over')),
    choice.map(deliver),
  ]),
  choice.map((of) => end(of, 'refused')),
  choice.map((of) => end(of, 'lost')),
  choice.map((of) => send(of, 'bring back')),
  choice.map((of) => send(of, 'unpack')),
  ...often.map(() =>
    fc
      .tuple(
        choice,
        fc.constantFrom(...missingLines),
        fc.constantFrom('seller' as const, 'operator' as const),
      )
      .map(([of, missing, by]) => cannotSupply(of, missing, by)),
  ),
  ...often.map(() => fc.tuple(choice, fc.boolean()).map(([of, good]) => takeIn(of, good))),
  ...ofCash,
  fc.nat(1).map(restock),
  fc.nat(1).map(restock),
];

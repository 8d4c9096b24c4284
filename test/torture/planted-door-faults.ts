import type { PlantedFault } from './planted-fault.ts';

const confirming = 'src/domains/orders/on-delivery/confirm-on-delivery.test.ts';
const paying = 'src/domains/orders/on-delivery/pay-order.test.ts';
const inRupees = 'src/domains/orders/on-delivery/whole-rupees.test.ts';
const endings = 'src/domains/orders/parcels/ways-out.test.ts';
const refusing = 'src/domains/orders/parcels/refuse-parcel.test.ts';

/** Faults about cash on delivery. */
export const plantedDoorFaults: readonly PlantedFault[] = [
  {
    name: 'post the cash of a parcel twice',
    file: 'src/domains/orders/on-delivery/take-cash.ts',
    find: 'sellerId, amountPaise }, now));',
    replace: 'sellerId, amountPaise: 2 * amountPaise }, now));',
    test: refusing,
    named: 'is posted once a parcel',
  },
  {
    name: 'ask for paise at the door',
    file: 'src/domains/orders/orders.store.ts',
    find: " = 'delivery' then 100 else shipping_unit end",
    replace: " = 'delivery' then 1 else shipping_unit end",
    test: inRupees,
    named: 'cost whole rupees',
  },
  {
    name: 'take cash for what was paid ahead',
    file: 'src/domains/orders/on-delivery/take-cash.ts',
    find: '  if (!isDueAtDoor(order)) return;\n  const amountPaise',
    replace: '  const amountPaise',
    test: refusing,
    named: 'is not taken for an order that was paid ahead',
  },
  {
    name: 'give the stock of a refused parcel back twice',
    file: 'src/domains/orders/parcels/parcels.store.ts',
    find: ' or cancelled.refused_at is not null or',
    replace: ' or',
    test: refusing,
    named: 'ends its order when the rest was cancelled',
  },
  {
    name: 'take a refused parcel in twice',
    file: 'src/domains/orders/parcels/parcels.store.ts',
    find: ' and (refused_at is not null or lost_at is not null) and came_back_at is null',
    replace: ' and (refused_at is not null or lost_at is not null)',
    test: refusing,
    named: 'is due no more',
  },
  {
    name: 'give the stock of a lost parcel back',
    file: 'src/domains/orders/parcels/parcels.store.ts',
    find: ' or cancelled.lost_at is not null))',
    replace: '))',
    test: endings,
    named: 'is due no more where it was to be paid at the door',
  },
  {
    name: 'blame the buyer for a parcel that is lost',
    file: 'src/domains/orders/on-delivery/on-delivery.store.ts',
    find: 'and p.refused_at > ',
    replace: 'and coalesce(p.refused_at, p.lost_at) > ',
    test: endings,
    named: 'counts as no refusal',
  },
  {
    name: 'lose what was delivered',
    file: 'src/domains/orders/parcels/end-parcel.ts',
    find: 'if (!findMove(parcelMoves, parcel.state, to, actor.kind))',
    replace: "if (parcel.state === 'to pack')",
    test: endings,
    named: 'is either lost or delivered',
  },
  {
    name: 'let a parcel that was brought back be on its way still',
    file: 'src/domains/orders/parcels/parcels.store.ts',
    find: "when p.brought_back_at is not null then 'brought back'",
    replace: "when p.brought_back_at is not null then 'handed over'",
    test: endings,
    named: 'moves no money',
  },
  {
    name: 'keep an order packed when a parcel of it is not',
    file: 'src/domains/orders/parcels/follow-parcels.ts',
    find: 'if (!isPacked && order.orderStatus === orderFollows.packed)',
    replace: 'if (isPacked && order.orderStatus === orderFollows.delivered)',
    test: endings,
    named: 'can be unpacked',
  },
  {
    name: 'unpack the other parcels too',
    file: 'src/domains/orders/parcels/parcels.store.ts',
    find: 'select ${orderId}, other, ${now} from unnest(${others}::text[]) as other',
    replace: 'select ${orderId}, other, ${now} from unnest(${others.slice(others.length)}::text[]) as other',
    test: endings,
    named: 'leaves the other parcels packed',
  },
  {
    name: 'let one more order be paid at the door than the cap',
    file: 'src/domains/orders/on-delivery/why-not.ts',
    find: 'if (open >= maxOpen)',
    replace: 'if (open > maxOpen)',
    test: confirming,
    named: 'has a cap of open ones',
  },
  {
    name: 'confirm an order with a code to log in',
    file: 'src/domains/accounts/otp.ts',
    find: 'update(`${purpose}:${mobile}:${otp}`)',
    replace: 'update(`${purpose.slice(0, 1)}:${mobile}:${otp}`)',
    test: confirming,
    named: 'is good for that order only',
  },
  {
    name: 'owe back what was never paid',
    file: 'src/domains/orders/book-sale.ts',
    find: 'paidPaise === null\n    ? unpaidSaleTakenBackEntry(sale, cause)',
    replace: 'paidPaise === undefined\n    ? unpaidSaleTakenBackEntry(sale, cause)',
    test: paying,
    named: 'takes the sale back with what is due',
  },
  {
    name: 'let money pay an order that was partly paid at the door',
    file: 'src/domains/orders/on-delivery/pay-order.ts',
    find: ' || !(await isOwedWhole(trx, order.id)))',
    replace: ')',
    test: paying,
    named: 'is owed back once some of it was paid at the door',
  },
];

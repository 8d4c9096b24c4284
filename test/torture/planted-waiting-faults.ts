import type { PlantedFault } from './planted-fault.ts';

const receipts = 'src/domains/notices/whatsapp/receipts.test.ts';
const drops = 'src/domains/wishlist/price-drops.test.ts';
const waits = 'src/domains/waits/waits.test.ts';
const testOfSaved = 'src/domains/cart/saved.test.ts';
const photos = 'src/domains/reviews/photos.test.ts';
const walkModel = 'test/torture/walk-model.test.ts';

/** Faults about planned sales, stock alerts, saved lines, and what customers show each other. */
export const plantedWaitingFaults: readonly PlantedFault[] = [
  {
    name: 'take a receipt that WhatsApp did not sign',
    file: 'src/domains/notices/whatsapp/serve-receipts.ts',
    find: "      if (typeof sent !== 'string' || !isSameSecret(sent, signature)) return reply.code(401).send('');\n",
    replace: "      if (typeof sent !== 'string' || !signature) return reply.code(401).send('');\n",
    test: receipts,
  },
  {
    name: 'tell of a drop as often as somebody looks',
    file: 'src/domains/wishlist/price-drops.store.ts',
    find: 'coalesce(w.told_price, w.added_price) as price',
    replace: 'w.added_price as price',
    test: drops,
    named: 'tells once for each drop',
  },
  {
    name: 'tell that something sold out is cheaper',
    file: 'src/domains/wishlist/price-drops.store.ts',
    find: 'where s.product_id = p.id and s.quantity > 0)',
    replace: 'where s.product_id = p.id)',
    test: drops,
    named: 'sold out is back',
  },
  {
    name: 'tell everybody who waits for one piece',
    file: 'src/domains/waits/waits.store.ts',
    find: 't.variant_id = ${variantId} and t.told_at > ${since})',
    replace: 't.variant_id = ${variantId} and t.told_at > ${now})',
    test: waits,
    named: 'tells three people for each piece',
  },
  {
    name: 'tell whom nobody asked about',
    file: 'src/domains/waits/waits.store.ts',
    find: '${wait}.told_at is null and ${wait}.confirmed_at is not null',
    replace: '${wait}.told_at is null',
    test: waits,
    named: 'counts once the link',
  },
  {
    name: 'move another customer’s saved line',
    file: 'src/domains/cart/saved.store.ts',
    find: 'where s.id = ${savedId} and s.customer_id = ${customerId} for update of s',
    replace: 'where s.id = ${savedId} for update of s',
    test: testOfSaved,
    named: 'hides other customers',
  },
  {
    name: 'forget that a list of saved lines has an end',
    file: 'src/domains/cart/saved.store.ts',
    find: '    where room.left\n',
    replace: '    where room.left is not null\n',
    test: testOfSaved,
    named: 'stops at a hundred lines',
  },
  {
    name: 'show the photo of a hidden review',
    file: 'src/domains/reviews/photos.store.ts',
    find: 'where ph.id = ${photoId} and r.hidden_at is null`',
    replace: 'where ph.id = ${photoId}`',
    test: photos,
    named: 'seen by nobody while its review is hidden',
  },
  {
    name: 'take away another customer’s photo',
    file: 'src/domains/reviews/photos.store.ts',
    find: 'where ph.id = ${photoId} and r.customer_id = ${customerId}`',
    replace: 'where ph.id = ${photoId}`',
    test: photos,
  },
  {
    name: 'let a sale go on after its last day',
    file: 'src/domains/catalogue/sales/run-sales.ts',
    find: 'if (sale.endsAt <= now) await endSale(',
    replace: 'if (sale.endsAt < sale.startsAt) await endSale(',
    test: walkModel,
  },
  {
    name: 'raise the price of what was reduced by more than a sale',
    file: 'src/domains/catalogue/sales/sales.store.ts',
    find: 'set discount = greatest(discount, ${percent})',
    replace: 'set discount = ${percent}',
    test: 'src/domains/catalogue/sales/sales.test.ts',
    named: 'makes nothing dearer',
  },
  {
    name: 'give what a sale did not lower the discount of before',
    file: 'src/domains/catalogue/sales/sales.store.ts',
    find: "'product', case when p.discount < ${percent} then p.discount end",
    replace: "'product', p.discount",
    test: 'src/domains/catalogue/sales/sales.test.ts',
    named: 'leaves what it did not lower',
  },
  {
    name: 'put a product into two sales at a time',
    file: 'src/domains/catalogue/sales/sales.store.ts',
    find: 'and sales.starts_at < ${endsAt} and sales.ends_at > ${startsAt})',
    replace: 'and sales.starts_at > ${endsAt} and sales.ends_at > ${startsAt})',
    test: 'src/domains/catalogue/sales/sales.test.ts',
    named: 'leaves out products that are in another sale',
  },
];

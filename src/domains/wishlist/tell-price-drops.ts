import * as m from '#messages/notices';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { formatRupees } from '../../platform/money.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { notify } from '../notices/notify.ts';
import { type Drop, learnPrices, takeDrops } from './price-drops.store.ts';
import { tellFrom } from './wishlist.ts';

/** Notices per transaction. */
const batch = 200;

/** Notifies customers, once per drop, that a product on their wishlist has become cheaper (R-WISH-1). */
export async function tellPriceDrops({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  await learnPrices(db);
  for (let count = batch; count === batch; )
    count = await inTransaction(db, async (trx) => {
      const drops = await takeDrops(trx, { ...tellFrom, limit: batch });
      for (const drop of drops) await tell(trx, drop, clock.now());
      return drops.length;
    });
}

function tell(trx: Database, drop: Drop, now: Date): Promise<void> {
  const texts = {
    name: drop.name,
    price: formatRupees(drop.price),
    less: formatRupees(drop.addedPrice - drop.price),
  };
  return notify(trx, {
    to: { customerId: drop.customerId },
    kind: 'price_drop',
    key: `${drop.id}:${now.toISOString()}`,
    subject: m.price_drop_subject(texts),
    text: m.price_drop(texts),
    link: `/product/details/${drop.slug}`,
    goods: [{ name: drop.name, picture: drop.image, detail: texts.price }],
    now,
  });
}

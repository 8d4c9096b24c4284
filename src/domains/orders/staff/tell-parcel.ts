import * as m from '#messages/notices';
import type { Database } from '../../../platform/database.ts';
import type { Slot } from '../../delivery/delivery.ts';
import { today } from '../../delivery/schedule.ts';
import type { Parcel, ParcelState } from '../parcels/parcel.ts';
import { readPromised } from '../promised.store.ts';
import { slotsLine } from '../promised-text.ts';
import { type News, tellBuyer } from './tell-buyer.ts';

/** A parcel's courier details, and the code that its customer tells at the door. */
export interface Consignment {
  /** '' if unknown. */
  readonly courier: string;
  readonly awb: string;
  readonly code: string;
}

interface Step {
  readonly orderId: string;
  readonly parcel: Parcel;
  readonly to: ParcelState;
  readonly sent?: Consignment | undefined;
  /** What becomes of the money, in a sentence, for a parcel that will not come. */
  readonly money?: string | undefined;
  readonly now: Date;
}

/**
 * Notifies the buyer of a parcel's step once, in the caller's transaction (R-NOTICE-1). Some steps have no
 * notification.
 */
export async function tellStep(
  trx: Database,
  { orderId, parcel, to, sent, money = '', now }: Step,
): Promise<void> {
  const { shopName: shop, sellerId } = parcel;
  // A parcel can take a step again, after it was unpacked or brought back.
  const notice = { orderId, sellerId, key: `${sellerId}:${to}:${now.toISOString()}`, now };
  if (to === 'packed')
    await tellBuyer(trx, {
      ...notice,
      kind: 'packed',
      subject: m.parcel_packed_subject(),
      text: m.parcel_packed({ shop }),
    });
  if (to === 'delivered')
    await tellBuyer(trx, {
      ...notice,
      kind: 'delivered',
      subject: m.parcel_delivered_subject(),
      text: m.parcel_delivered({ shop }),
    });
  if (to === 'to pack')
    await tellBuyer(trx, {
      ...notice,
      kind: 'packed',
      subject: m.parcel_unpacked_subject(),
      text: m.parcel_unpacked({ shop }),
    });
  if (to === 'brought back')
    await tellBuyer(trx, {
      ...notice,
      kind: 'not_delivered',
      subject: m.parcel_brought_back_subject(),
      text: m.parcel_brought_back({ shop }),
    });
  if (to === 'refused')
    await tellBuyer(trx, {
      ...notice,
      kind: 'not_delivered',
      subject: m.parcel_refused_subject(),
      text: m.parcel_refused({ shop, money }),
    });
  if (to === 'lost')
    await tellBuyer(trx, {
      ...notice,
      kind: 'not_delivered',
      subject: m.parcel_lost_subject(),
      text: [m.parcel_lost({ shop }), money].join(' '),
    });
  if (to !== 'handed over' || !sent) return;
  const { promised } = await readPromised(trx, orderId);
  const slot = promised[sellerId];
  const urgent = slot?.day === today(now);
  await tellBuyer(trx, { ...notice, kind: 'on_its_way', urgent, ...onItsWay(shop, sent, slot) });
}

function onItsWay(
  shop: string,
  { courier, awb, code }: Consignment,
  slot: Slot | undefined,
): Pick<News, 'short' | 'subject' | 'text'> {
  const way = [
    slot && `${slotsLine([slot])}.`,
    courier && m.parcel_courier({ courier }),
    awb && m.parcel_awb({ awb }),
  ].filter(Boolean);
  return {
    subject: m.parcel_sent_subject(),
    text: [m.parcel_sent({ shop }), ...way, m.parcel_code({ code })].join('\n'),
    short: m.parcel_sent_short({ shop, code }),
  };
}

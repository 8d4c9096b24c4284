import { useState } from 'react';
import * as m from '#messages/desk-orders';
import { Button } from '../../../ui/button/button.tsx';
import { Radio, RadioGroup } from '../../../ui/radio/radio-group.tsx';
import { Ask } from '../../parts/ask.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { useDesk } from '../../session.tsx';
import type { ParcelAsked } from './parcel-asked.ts';

type OfParcel = ParcelAsked & { readonly parcel: { cameBackAt: string | null } };

/**
 * What can happen to a parcel besides its next step: packed by mistake, not delivered, brought back, taken in. Who packs
 * does what moves no money.
 */
export function OtherWays({ parcel }: OfParcel) {
  const { state, cameBackAt } = parcel;
  const movesMoney = useDesk().staff.duty === 'all';
  if (state === 'packed') return <Unpack parcel={parcel} />;
  if (state === 'handed over') return <NotDelivered parcel={parcel} />;
  if (!movesMoney) return null;
  if (state === 'brought back') return <BroughtBack parcel={parcel} />;
  if ((state === 'refused' || state === 'lost') && cameBackAt === null) return <TakeIn parcel={parcel} />;
  return null;
}

function Unpack({ parcel: { orderId, sellerId: shop } }: ParcelAsked) {
  const { api, reload } = useDesk();
  const [busy, run] = useAction(reload);
  return (
    <Button
      size="small"
      variant="quiet"
      loading={busy}
      onClick={() => void run(() => api.deskOrders.unpack({ orderId, shop }))}
    >
      {m.packed_by_mistake()}
    </Button>
  );
}

/** Each way in which a parcel at the courier is not delivered: its name, its consequences, and its call. */
const ways = {
  bringBack: { label: m.brought_back, hint: m.brought_back_hint },
  refuse: { label: m.refused, hint: m.refused_hint },
  lose: { label: m.lost, hint: m.lost_hint },
} as const;
type Way = keyof typeof ways;

function NotDelivered({ parcel }: ParcelAsked) {
  const { api, staff } = useDesk();
  const open = (Object.keys(ways) as Way[]).filter((one) => staff.duty === 'all' || one === 'bringBack');
  const [asking, setAsking] = useState(false);
  const [way, setWay] = useState<Way>('bringBack');
  const { orderId, sellerId: shop, shopName } = parcel;
  return (
    <>
      <Button size="small" variant="secondary" onClick={() => setAsking(true)}>
        {m.not_delivered()}
      </Button>
      {asking && (
        <Ask
          about={orderId}
          title={m.not_delivered_title({ shop: shopName })}
          doing={m.mark_as({ what: ways[way].label() })}
          danger={way !== 'bringBack'}
          reason={m.why_not_delivered()}
          work={(reason) => api.deskOrders[way]({ orderId, shop, reason })}
          onClose={() => setAsking(false)}
        >
          <RadioGroup legend={m.what_happened()}>
            {open.map((one) => (
              <Radio
                key={one}
                name="way"
                label={ways[one].label()}
                checked={way === one}
                onChange={() => setWay(one)}
              />
            ))}
          </RadioGroup>
          <p role="status">{ways[way].hint()}</p>
        </Ask>
      )}
    </>
  );
}

/** A parcel that was brought back is sent again by its next step, is damaged, or is given up. */
function BroughtBack({ parcel }: ParcelAsked) {
  const { api } = useDesk();
  const [asking, setAsking] = useState<'damaged' | 'give up' | null>(null);
  const { orderId, sellerId: shop, shopName } = parcel;
  const onClose = () => setAsking(null);
  return (
    <>
      <Button size="small" variant="secondary" onClick={() => setAsking('give up')}>
        {m.give_up()}
      </Button>
      <Button size="small" variant="quiet" onClick={() => setAsking('damaged')}>
        {m.came_back_damaged()}
      </Button>
      {asking === 'give up' && (
        <Ask
          about={orderId}
          title={m.give_up_title({ shop: shopName })}
          doing={m.give_up()}
          danger
          reason={m.why_given_up()}
          work={(reason) => api.deskOrders.giveUp({ orderId, shop, reason })}
          onClose={onClose}
        >
          <p>{m.give_up_hint()}</p>
        </Ask>
      )}
      {asking === 'damaged' && (
        <Ask
          about={orderId}
          title={m.damaged_title({ shop: shopName })}
          doing={m.mark_as({ what: m.came_back_damaged() })}
          danger
          reason={m.why_not_delivered()}
          work={(reason) => api.deskOrders.lose({ orderId, shop, reason })}
          onClose={onClose}
        >
          <p>{m.lost_hint()}</p>
        </Ask>
      )}
    </>
  );
}

/** The goods of a parcel that was refused, or was lost and turned up, are back with their seller. */
function TakeIn({ parcel: { orderId, sellerId: shop, state } }: ParcelAsked) {
  const { api, reload } = useDesk();
  const [busy, run] = useAction(reload);
  const takeIn = (good: boolean) => run(() => api.deskOrders.takeIn({ orderId, shop, good }));
  const [good, bad] =
    state === 'lost'
      ? [m.turned_up_good(), m.turned_up_damaged()]
      : [m.came_back_good(), m.came_back_damaged()];
  return (
    <>
      <Button
        size="small"
        variant={state === 'lost' ? 'secondary' : 'primary'}
        loading={busy}
        onClick={() => void takeIn(true)}
      >
        {good}
      </Button>
      <Button size="small" variant="secondary" loading={busy} onClick={() => void takeIn(false)}>
        {bad}
      </Button>
    </>
  );
}

import { useState } from 'react';
import * as m from '#messages/desk-orders';
import { Button } from '../../../ui/button/button.tsx';
import { Ask } from '../../parts/ask.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { useDesk } from '../../session.tsx';
import type { ParcelAsked } from './parcel-asked.ts';

/** A parcel refused at the door: the fact itself, and the way its goods came back. */
export function RefusedParcel({ parcel }: ParcelAsked & { readonly parcel: { cameBackAt: string | null } }) {
  const { api, reload } = useDesk();
  const [busy, run] = useAction(reload);
  const [asking, setAsking] = useState(false);
  const { orderId, sellerId: shop, state, cameBackAt } = parcel;
  if (state === 'handed over')
    return (
      <>
        <Button size="small" variant="secondary" onClick={() => setAsking(true)}>
          {m.refused()}
        </Button>
        {asking && <Refuse parcel={parcel} onClose={() => setAsking(false)} />}
      </>
    );
  if (state !== 'refused' || cameBackAt !== null) return null;
  const takeIn = (good: boolean) => run(() => api.deskOrders.takeIn({ orderId, shop, good }));
  return (
    <>
      <Button size="small" loading={busy} onClick={() => void takeIn(true)}>
        {m.came_back_good()}
      </Button>
      <Button size="small" variant="secondary" loading={busy} onClick={() => void takeIn(false)}>
        {m.came_back_damaged()}
      </Button>
    </>
  );
}

function Refuse({ parcel, onClose }: ParcelAsked & { readonly onClose: () => void }) {
  const { api } = useDesk();
  const { orderId, sellerId: shop, shopName } = parcel;
  return (
    <Ask
      title={m.refused_title({ shop: shopName })}
      doing={m.mark_as_refused()}
      danger
      reason={m.why_refused()}
      work={(reason) => api.deskOrders.refuse({ orderId, shop, reason })}
      onClose={onClose}
    >
      <p>{m.refused_hint()}</p>
    </Ask>
  );
}

import * as m from '#messages/desk-orders';
import { Button } from '../../../ui/button/button.tsx';
import { useAction } from '../../parts/use-action.ts';
import { useDesk } from '../../session.tsx';
import type { ParcelState } from './parcel-words.ts';

interface Props {
  readonly parcel: { readonly orderId: string; readonly sellerId: string; readonly state: ParcelState };
  /** Read again what the page shows: also after a refusal, since somebody was faster then. */
  readonly onDone: () => Promise<void>;
}

/** The one thing to do next with a parcel: pack it, give it to the courier, say that it arrived. Nothing where there is nothing to do. */
export function ParcelButton({ parcel: { orderId, sellerId, state }, onDone }: Props) {
  const { api } = useDesk();
  const [busy, run] = useAction();
  const next = {
    'to pack': [m.mark_as_packed, api.deskOrders.pack],
    packed: [m.give_to_courier, api.deskOrders.handOver],
    'handed over': [m.mark_as_delivered, api.deskOrders.deliver],
  } as const;
  if (state !== 'to pack' && state !== 'packed' && state !== 'handed over') return null;
  const [words, call] = next[state];
  const press = async () => {
    await run(() => call({ orderId, shop: sellerId }));
    await onDone();
  };
  return (
    <Button
      size="small"
      variant={state === 'to pack' ? 'primary' : 'secondary'}
      loading={busy}
      onClick={() => void press()}
    >
      {words()}
    </Button>
  );
}

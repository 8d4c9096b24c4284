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

/** The one thing to do next with a parcel: pack it, then give it to the courier. Nothing where there is nothing to do. */
export function ParcelButton({ parcel: { orderId, sellerId, state }, onDone }: Props) {
  const { api } = useDesk();
  const [busy, run] = useAction();
  const next = {
    'to pack': [m.mark_as_packed, api.deskOrders.pack],
    packed: [m.give_to_courier, api.deskOrders.handOver],
  } as const;
  if (state !== 'to pack' && state !== 'packed') return null;
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

import type { ReactNode } from 'react';
import * as m from '#messages/desk-orders';
import type { DeskApi } from '../../../calls.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { address } from '../../parts/address.ts';
import { FloatingBar } from '../../parts/floating-bar.tsx';
import { useDesk } from '../../session.tsx';

type Parcel = Awaited<ReturnType<DeskApi['deskOrders']['list']>>['parcels'][number];

/** Leads to the pack of parcels: labels, slips and tax invoices in one print. */
export function PrintLink({
  parcels,
  variant = 'secondary',
  children,
}: {
  parcels: readonly Parcel[];
  variant?: 'secondary' | 'quiet';
  children: ReactNode;
}) {
  const [first, ...others] = [...new Set(parcels.map(({ orderId }) => orderId))];
  return (
    <ButtonLink
      size="small"
      variant={variant}
      href={address(`/desk/orders/${first}/slip`, { with: others.join(',') })}
    >
      {children}
    </ButtonLink>
  );
}

/** What can be done to many parcels at once: pack, hand over, print. One that cannot stops no other. */
export function SelectedParcels({ parcels, onClear }: { parcels: readonly Parcel[]; onClear: () => void }) {
  const { api, reload } = useDesk();
  const [busy, run] = useAction(async () => {
    onClear();
    await reload();
  });
  const toPack = parcels.filter(({ state }) => state === 'to pack');
  const toHandOver = parcels.filter(({ state }) => state === 'packed' || state === 'brought back');
  async function mark(these: readonly Parcel[], step: 'pack' | 'handOver') {
    const failures: { order: string; reason: string }[] = [];
    for (const { orderId, sellerId: shop, number } of these)
      await api.deskOrders[step]({ orderId, shop }).catch((error: Error) =>
        failures.push({ order: number, reason: error.message }),
      );
    const count = these.length - failures.length;
    const [first] = failures;
    if (first && count === 0) throw new Error(m.n_failed({ count: failures.length, ...first }));
    const message = [m.n_done({ count }), first && m.n_failed({ count: failures.length, ...first })];
    return { message: message.filter(Boolean).join('. ') };
  }
  const button = (label: string, these: readonly Parcel[], step: 'pack' | 'handOver') =>
    these.length > 0 && (
      <Button size="small" variant="quiet" loading={busy} onClick={() => void run(() => mark(these, step))}>
        {label}
      </Button>
    );
  return (
    <FloatingBar label={m.orders()} words={m.n_selected({ count: parcels.length })} isLong>
      <Button size="small" variant="quiet" onClick={onClear}>
        {m.clear()}
      </Button>
      {button(m.pack_selected(), toPack, 'pack')}
      {button(m.hand_over_selected(), toHandOver, 'handOver')}
      <PrintLink parcels={parcels} variant="quiet">
        {m.print_selected()}
      </PrintLink>
    </FloatingBar>
  );
}

import { useState } from 'react';
import * as m from '#messages/desk-orders';
import { variantText } from '../../../domains/catalogue/variant-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { Ask } from '../../parts/ask.tsx';
import { useDesk } from '../../session.tsx';
import type { OrderData } from './order-data.ts';
import styles from './order.module.css';

type Parcel = OrderData['parcels'][number];

/** Takes items that are not there out of a parcel, before the courier has it (R-ORDER-11). */
export function CannotSupply({ parcel }: { parcel: Parcel }) {
  const { api, staff } = useDesk();
  const [asking, setAsking] = useState(false);
  const lines = parcel.lines.filter(({ shortage }) => shortage === '');
  const only = lines.length === 1 ? lines.map(({ position }) => position) : [];
  const [positions, setPositions] = useState<readonly number[]>(only);
  if (staff.duty !== 'all') return null;
  if ((parcel.state !== 'to pack' && parcel.state !== 'packed') || lines.length === 0) return null;
  const { orderId, sellerId: shop, shopName } = parcel;
  const isWhole = positions.length === lines.length;
  const choose = (position: number, isChosen: boolean) =>
    setPositions([...positions.filter((one) => one !== position), ...(isChosen ? [position] : [])]);
  return (
    <>
      <Button size="small" variant="quiet" onClick={() => setAsking(true)}>
        {m.cannot_supply()}
      </Button>
      {asking && (
        <Ask
          about={orderId}
          title={m.cannot_supply_title({ shop: shopName })}
          doing={isWhole ? m.cancel_parcel_and_refund() : m.take_out_and_refund()}
          danger
          reason={m.reason_for_customer()}
          work={(reason) => api.deskOrders.cannotSupply({ orderId, shop, lines: [...positions], reason })}
          onClose={() => setAsking(false)}
        >
          <fieldset className={styles.choice}>
            <legend>{m.what_is_not_there()}</legend>
            {lines.map((line) => (
              <Checkbox
                key={line.position}
                label={`${line.quantity} × ${line.name}`}
                hint={variantText(line)}
                checked={positions.includes(line.position)}
                onChange={({ currentTarget }) => choose(line.position, currentTarget.checked)}
              />
            ))}
          </fieldset>
          <p role="status">{isWhole ? m.cannot_supply_all_hint() : m.cannot_supply_hint()}</p>
        </Ask>
      )}
    </>
  );
}

import { useState } from 'react';
import * as m from '#messages/delivery-day';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useDevicePin } from '../../addresses/ui/device-pin.ts';
import styles from './pin-form.module.css';
import { PinForm } from './pin-form.tsx';
import { PromisedDay } from './promised-day.tsx';
import { useAnswered } from './use-answered.ts';
import { useDelivery } from './use-delivery.ts';
import { Waited, WaitForPin } from './wait-for-pin.tsx';

/**
 * When a seller's goods arrive at this device's PIN code, or the form that asks for it. Both have the same height.
 */
export function ProductDelivery({ sellerId }: { sellerId: string }) {
  const pincode = useDevicePin();
  const lastAnswer = useAnswered();
  const { delivery } = useDelivery(pincode);
  const current = delivery ?? (pincode ? undefined : lastAnswer);
  const [changing, setChanging] = useState(false);
  return (
    <section className={styles.place} aria-label={m.where_to()}>
      {changing || (!pincode && !current) ? (
        <PinForm onKept={() => setChanging(false)} />
      ) : (
        <div className={styles.answer} role="status">
          <Icon name="truck" />
          {current && (
            <PromisedDay delivery={current} sellerId={sellerId} onChange={() => setChanging(true)} />
          )}
        </div>
      )}
      {!changing && current?.served === false && (
        <WaitForPin key={current.pincode} pincode={current.pincode} />
      )}
      <Waited />
    </section>
  );
}

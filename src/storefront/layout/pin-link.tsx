import { type ReactNode, useEffect, useState } from 'react';
import * as m from '#messages/delivery-day';
import { devicePin, keepPin, useDevicePin } from '../../domains/addresses/ui/device-pin.ts';
import { dayText } from '../../domains/delivery/day-text.ts';
import { tellDays } from '../../domains/delivery/ui/device-days.ts';
import { useDelivery } from '../../domains/delivery/ui/use-delivery.ts';
import { rich } from '../../messages/rich.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { useLoaded } from '../../ui/loaded.ts';
import { useApi } from '../../web/page.tsx';
import { useShell } from '../../web/shell-context.tsx';
import styles from './header.module.css';

/** Visually hidden on a phone, so that the strip fits on one line. */
const to = (text: ReactNode) => <span>{text}</span>;

const loadDialog = () => import('./pin-dialog.tsx').then((module) => module.PinDialog);

/**
 * The PIN code to deliver to, with a dialog to change it. It also gives the product cards their delivery days. Without
 * JavaScript it links to the form in the shipping policy.
 */
export function PinLink() {
  const api = useApi();
  const { customer } = useShell();
  const pincode = useDevicePin();
  const [isOpen, setOpen] = useState(false);
  const PinDialog = useLoaded(loadDialog, isOpen);
  // A customer on a new device: use the default address instead of asking.
  useEffect(() => {
    if (!customer?.id || devicePin()) return;
    api.addresses.getDefault({}).then(
      ({ defaultAddress }) => defaultAddress && keepPin(defaultAddress.pincode, { lasting: false }),
      () => undefined,
    );
  }, [api, customer?.id]);
  const { delivery } = useDelivery(pincode);
  useEffect(() => {
    const shops = delivery?.shops ?? [];
    tellDays(Object.fromEntries(shops.map(({ sellerId, day }) => [sellerId, dayText(day)])));
  }, [delivery]);
  return (
    <>
      <Link
        href="/shipping-policy#pin"
        className={styles.pin}
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Icon name="map-pin" />{' '}
        {pincode ? rich(m.deliver_to, { pincode }, { to }) : rich(m.your_pin, {}, { to })}
      </Link>
      {PinDialog && <PinDialog open={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}

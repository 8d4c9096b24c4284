import type { OrderData } from './order-data.ts';
import styles from './order.module.css';

type Address = NonNullable<OrderData['parcels'][number]['shipTo']>;

/** An address as written on a parcel. */
export const ShipTo = ({ to }: { to: Address }) => (
  <address className={styles.address}>
    <b>{to.name}</b>
    <br />
    {[to.address, to.locality, to.landmark].filter(Boolean).join(', ')}
    <br />
    {to.cityTown}, {to.state} {to.pincode}
    <br />
    {[to.phonenumber, to.alternatephonenumber].filter(Boolean).join(', ')}
  </address>
);

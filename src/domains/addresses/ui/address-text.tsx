import styles from './address-text.module.css';

interface Lines {
  readonly name: string;
  readonly address: string;
  readonly locality?: string;
  readonly landmark?: string;
  readonly cityDistTown: string;
  readonly state: string;
  readonly pincode: string;
  readonly phonenumber: string;
}

/** An address as printed on a parcel. */
export function AddressText({ address }: { address: Lines }) {
  const { name, locality, landmark, cityDistTown, state, pincode, phonenumber } = address;
  return (
    <span className={styles.lines}>
      <b>{name}</b>
      <span>{[address.address, locality, landmark].filter(Boolean).join(', ')}</span>
      <span>
        {cityDistTown}, {state} {pincode}
      </span>
      <span>+91 {phonenumber}</span>
    </span>
  );
}

import { useState } from 'react';
import * as m from '#messages/checkout';
import * as when from '#messages/delivery-day';
import { AddressForm } from '../../domains/addresses/ui/address-form.tsx';
import { AddressText } from '../../domains/addresses/ui/address-text.tsx';
import { Badge } from '../../ui/badge/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Input } from '../../ui/field/input.tsx';
import { PressForm } from '../../ui/form/press-form.tsx';
import { useFocusOn } from '../../ui/form/use-focus-on.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import { useRefresh } from '../../web/shell-context.tsx';
import { placeOrderForm } from './form.ts';
import type { ShippingData } from './load.ts';
import styles from './view.module.css';

interface AddressChoice {
  readonly addresses: ShippingData['addresses'];
  readonly chosen: string;
  readonly onChoose: (addressId: string) => void;
}

/** The delivery address: a saved one, or a new one. */
export function AddressSection({
  search,
  outside,
  ...chosen
}: AddressChoice & {
  readonly search: URLSearchParams;
  /** The chosen PIN code, if the shop does not deliver there. */
  readonly outside: string;
}) {
  const { addresses, onChoose } = chosen;
  const refresh = useRefresh();
  const focusOn = useFocusOn();
  const [adding, setAdding] = useState(addresses.length === 0 || search.get('edit') === 'new');
  return (
    <section className={styles.box} aria-labelledby="addresses">
      <h2 id="addresses">{m.deliver_to()}</h2>
      <AddressRadios {...chosen} search={search} />
      {outside && (
        <Notice tone="warning" announce>
          {when.choose_another({ pincode: outside })}
        </Notice>
      )}
      {adding ? (
        <AddressForm
          first={addresses.length === 0}
          onCancel={addresses.length > 0 ? () => setAdding(false) : undefined}
          onSaved={async (address) => {
            await refresh();
            onChoose(address._id);
            setAdding(false);
            focusOn(address._id);
          }}
        />
      ) : (
        <PressForm
          method="get"
          values={{ ...Object.fromEntries(search), edit: 'new' }}
          onPress={() => setAdding(true)}
        >
          <Button type="submit" variant="secondary" icon="plus">
            {m.add_new_address()}
          </Button>
        </PressForm>
      )}
    </section>
  );
}

function AddressRadios({
  addresses,
  chosen,
  onChoose,
  search,
}: AddressChoice & { readonly search: URLSearchParams }) {
  if (addresses.length === 0) return null;
  return (
    <div className={styles.addresses} role="radiogroup" aria-labelledby="addresses">
      {addresses.map((address) => (
        <label key={address._id} className={styles.address}>
          <Input
            id={address._id}
            type="radio"
            name="addressId"
            form={placeOrderForm.name}
            value={address._id}
            checked={chosen === address._id}
            onChange={() => onChoose(address._id)}
          />
          <AddressText address={address} />
          {address.defaultAddress && <Badge>{m.default_address()}</Badge>}
          {address._id !== chosen && (
            <noscript>
              <a href={`?${addressQuery(search, address._id)}`}>{when.see_slots()}</a>
            </noscript>
          )}
        </label>
      ))}
    </div>
  );
}

/** This page's query with another address chosen first. */
function addressQuery(search: URLSearchParams, addressId: string): string {
  const query = new URLSearchParams(search);
  query.set('address', addressId);
  return query.toString();
}

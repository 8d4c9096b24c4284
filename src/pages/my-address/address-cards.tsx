import { useState } from 'react';
import * as m from '#messages/addresses';
import type { Address } from '../../domains/addresses/address.ts';
import { AddressText } from '../../domains/addresses/ui/address-text.tsx';
import { removeAddressForm } from '../../domains/addresses/ui/forms.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { PressForm } from '../../ui/form/press-form.tsx';
import { showOutcome } from '../../ui/use-action.ts';
import { FormButton } from '../../web/form-button.tsx';
import { useApi } from '../../web/page.tsx';
import { useRefresh } from '../../web/shell-context.tsx';
import styles from './address-cards.module.css';

/** The saved addresses, each with edit, delete and the choice of the default. */
export function AddressCards({
  addresses,
  onEdit,
}: {
  addresses: readonly Address[];
  onEdit: (address: Address) => void;
}) {
  const api = useApi();
  const refresh = useRefresh();
  // Optimistic: the default chosen here until the server confirms it; '' for none.
  const [chosenId, setChosen] = useState<string | null>(null);
  const isDefault = (address: Address) =>
    chosenId === null ? address.defaultAddress : chosenId === address._id;

  async function mark({ _id: addressId }: Address, defaultAddress: boolean) {
    setChosen(defaultAddress ? addressId : '');
    await showOutcome(() => api.addresses.markDefault({ addressId, defaultAddress }));
    await refresh();
    setChosen(null);
  }
  return (
    <ul className={styles.cards}>
      {addresses.map((address) => (
        <li key={address._id} id={address._id} tabIndex={-1}>
          <div className={styles.top}>
            <AddressText address={address} />
            {isDefault(address) && <Badge tone="good">{m.default_badge()}</Badge>}
          </div>
          <Checkbox
            label={m.default_address()}
            checked={isDefault(address)}
            onChange={(event) => void mark(address, event.target.checked)}
          />
          <div className={styles.actions}>
            <PressForm method="get" values={{ edit: address._id }} onPress={() => onEdit(address)}>
              <Button
                type="submit"
                variant="secondary"
                size="small"
                icon="edit"
                aria-label={m.edit_address_of({ address: address.name })}
              >
                {m.edit()}
              </Button>
            </PressForm>
            <FormButton
              form={removeAddressForm}
              values={{ addressId: address._id }}
              variant="quiet"
              size="small"
              icon="trash"
              aria-label={m.delete_address_of({ address: address.name })}
              ask={{
                title: m.delete_this_address(),
                keep: m.keep_it(),
                words: (
                  <>
                    <AddressText address={address} />
                    <p className={styles.note}>{m.orders_keep_address()}</p>
                  </>
                ),
              }}
            >
              {m.delete_now()}
            </FormButton>
          </div>
        </li>
      ))}
    </ul>
  );
}

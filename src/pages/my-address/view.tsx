import { useState } from 'react';
import * as m from '#messages/addresses';
import type { Address } from '../../domains/addresses/address.ts';
import { AddressForm } from '../../domains/addresses/ui/address-form.tsx';
import { addressForm } from '../../domains/addresses/ui/forms.ts';
import { DeviceList, type Device } from '../../domains/accounts/ui/device-list.tsx';
import { EmailProof } from '../../domains/accounts/ui/email-proof.tsx';
import { MobileProof } from '../../domains/accounts/ui/mobile-proof.tsx';
import { ProfileForm } from '../../domains/accounts/ui/profile-form.tsx';
import { OwnData } from '../../domains/privacy/ui/own-data.tsx';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { forgetEntries } from '../../ui/form/kept-entry.ts';
import { PressForm } from '../../ui/form/press-form.tsx';
import { useFocusOn } from '../../ui/form/use-focus-on.ts';
import { Card } from '../../ui/layout/layout.tsx';
import { toast } from '../../ui/toast/toast.ts';
import type { ViewProps } from '../../web/page.tsx';
import { useRefresh, useShell } from '../../web/shell-context.tsx';
import { DashboardFrame } from '../dashboard/frame.tsx';
import { AddressCards } from './address-cards.tsx';
import styles from './view.module.css';

interface Data {
  readonly addresses: readonly Address[];
  readonly sessions: readonly Device[];
}

/** The address being edited: `edit` in the page's address, for browsers without JavaScript. */
function editedBy(search: URLSearchParams, addresses: readonly Address[]): Address | 'new' | null {
  const edit = search.get('edit');
  return edit === 'new' ? edit : (addresses.find(({ _id }) => _id === edit) ?? null);
}

/** My Profile: name and e-mail, 'Manage Addresses', devices, and the customer's personal data. */
export default function MyAddress({ data: { addresses, sessions }, search }: ViewProps<Data>) {
  const refresh = useRefresh();
  const { customer } = useShell();
  const focusOn = useFocusOn();
  const [editing, setEditing] = useState(editedBy(search, addresses));
  return (
    <DashboardFrame title={m.my_profile()}>
      {customer && (
        <section className={styles.part} aria-labelledby="profile">
          <h2 id="profile">{m.profile()}</h2>
          <Card>
            <ProfileForm key={customer.id} {...customer} />
          </Card>
        </section>
      )}
      {customer && (
        <section className={styles.part} aria-labelledby="contact">
          <h2 id="contact">{m.contact_details()}</h2>
          <Card>
            <div className={styles.proofs}>
              <EmailProof email={customer.email} verified={customer.emailVerified} />
              <MobileProof {...customer} />
            </div>
          </Card>
        </section>
      )}
      <section className={styles.part} aria-labelledby="addresses">
        <header className={styles.head}>
          <h2 id="addresses">{m.manage_addresses()}</h2>
          <PressForm
            method="get"
            values={editing ? {} : { edit: 'new' }}
            onPress={() => {
              if (editing) forgetEntries(addressForm.name);
              setEditing(editing ? null : 'new');
            }}
          >
            <Button type="submit" variant={editing ? 'quiet' : 'secondary'}>
              {editing ? m.cancel() : m.add_new_address()}
            </Button>
          </PressForm>
        </header>
        {editing ? (
          <Card>
            <AddressForm
              key={editing === 'new' ? 'new' : editing._id}
              first={addresses.length === 0}
              {...(editing === 'new' ? {} : { address: editing })}
              onSaved={async ({ _id }) => {
                toast.success(editing === 'new' ? m.address_added() : m.address_saved());
                await refresh();
                setEditing(null);
                focusOn(_id);
              }}
            />
          </Card>
        ) : addresses.length === 0 ? (
          <EmptyState title={m.no_addresses_yet()}>{m.no_addresses_hint()}</EmptyState>
        ) : (
          <AddressCards addresses={addresses} onEdit={setEditing} />
        )}
      </section>
      <section className={styles.part} aria-labelledby="devices">
        <h2 id="devices">{m.where_you_are_logged_in()}</h2>
        <DeviceList devices={sessions} />
      </section>
      {customer && (
        <section className={styles.part} aria-labelledby="data">
          <h2 id="data">{m.your_data()}</h2>
          <OwnData {...customer} asked={search.get('delete') === 'asked'} />
        </section>
      )}
    </DashboardFrame>
  );
}

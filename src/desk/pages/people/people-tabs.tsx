import * as m from '#messages/desk-people';
import { Tabs } from '../../parts/tabs.tsx';

/** Customers and staff, one page each. */
export const PeopleTabs = ({ current }: { current: 'customers' | 'staff' }) => (
  <Tabs
    label={m.people()}
    current={current}
    tabs={[
      { value: 'customers', label: m.customers(), href: '/desk/customers' },
      { value: 'staff', label: m.staff(), href: '/desk/staff' },
    ]}
  />
);

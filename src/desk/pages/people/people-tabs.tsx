import * as m from '#messages/desk-people';
import { Tabs } from '../../parts/tabs.tsx';
import { useDesk } from '../../session.tsx';

/** Customers and staff, one page each; staff only for those who do everything. */
export function PeopleTabs({ current }: { current: 'customers' | 'staff' }) {
  if (useDesk().staff.duty !== 'all') return null;
  return (
    <Tabs
      label={m.people()}
      current={current}
      tabs={[
        { value: 'customers', label: m.customers(), href: '/desk/customers' },
        { value: 'staff', label: m.staff(), href: '/desk/staff' },
      ]}
    />
  );
}

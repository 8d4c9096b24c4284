import * as m from '#messages/desk-webhooks';
import { PageHead } from '../../parts/page-head.tsx';
import { Tabs } from '../../parts/tabs.tsx';

/** The header of the pages about the payment provider's events. */
export const EventsHead = ({
  current,
  open = 0,
}: {
  current: 'open' | 'all' | 'disputes' | 'refunds' | 'settlements';
  /** How many events are not processed yet. */
  open?: number;
}) => (
  <>
    <PageHead title={m.title()} />
    <Tabs
      label={m.title()}
      current={current}
      tabs={[
        {
          value: 'open',
          label: open > 0 ? m.counted({ label: m.not_worked(), count: open }) : m.not_worked(),
          href: '/desk/webhooks',
        },
        { value: 'all', label: m.all(), href: '/desk/webhooks?which=all' },
        { value: 'disputes', label: m.disputes(), href: '/desk/webhooks/disputes' },
        { value: 'refunds', label: m.refunds_elsewhere(), href: '/desk/webhooks/refunds' },
        { value: 'settlements', label: m.settlements(), href: '/desk/webhooks/settlements' },
      ]}
    />
  </>
);

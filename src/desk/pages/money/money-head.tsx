import * as m from '#messages/desk-money';
import type { DeskApi } from '../../../calls.ts';
import { PageHead } from '../../parts/page-head.tsx';
import { Tabs } from '../../parts/tabs.tsx';

export type Waiting = Awaited<ReturnType<DeskApi['deskMoney']['counts']>>;

const counted = (label: string, count: number) => (count > 0 ? m.counted({ label, count }) : label);

/** The header of the money pages, with the number waiting on each. */
export const MoneyHead = ({
  waiting,
  current,
}: {
  waiting: Waiting;
  current: 'claims' | 'refunds' | 'reviews' | 'cash';
}) => (
  <>
    <PageHead title={m.money()} />
    <Tabs
      label={m.money()}
      current={current}
      tabs={[
        { value: 'claims', label: counted(m.to_verify(), waiting.claims), href: '/desk/money' },
        { value: 'refunds', label: counted(m.refunds(), waiting.refunds), href: '/desk/money/refunds' },
        { value: 'reviews', label: counted(m.to_check(), waiting.reviews), href: '/desk/money/reviews' },
        { value: 'cash', label: m.cash(), href: '/desk/money/cash' },
      ]}
    />
  </>
);

import type { DeskApi } from '../../../calls.ts';
import { PageHead } from '../../parts/page-head.tsx';
import { Tabs } from '../../parts/tabs.tsx';

export type Waiting = Awaited<ReturnType<DeskApi['deskMoney']['counts']>>;

const counted = (words: string, count: number) => (count > 0 ? `${words} (${count})` : words);

/** The head of the three pages of money: what waits in each. */
export const MoneyHead = ({
  waiting,
  current,
}: {
  waiting: Waiting;
  current: 'claims' | 'refunds' | 'reviews';
}) => (
  <>
    <PageHead title="Money" />
    <Tabs
      label="Money"
      current={current}
      tabs={[
        { value: 'claims', label: counted('To verify', waiting.claims), href: '/desk/money' },
        { value: 'refunds', label: counted('Refunds due', waiting.refunds), href: '/desk/money/refunds' },
        { value: 'reviews', label: counted('To look into', waiting.reviews), href: '/desk/money/reviews' },
      ]}
    />
  </>
);

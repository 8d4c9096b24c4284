import * as m from '#messages/desk-payouts';
import type { DeskApi } from '../../../calls.ts';
import type { DeskViewProps } from '../../desk-page.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { AccountsPart } from './accounts-part.tsx';

type Data = Awaited<ReturnType<DeskApi['deskPayoutAccounts']['waiting']>>;

/** Bank accounts of shops to confirm. */
export default function PayoutsView({ data }: DeskViewProps<Data>) {
  return (
    <>
      <PageHead title={m.payouts()} />
      <AccountsPart accounts={data.accounts} />
    </>
  );
}

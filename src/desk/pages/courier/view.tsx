import * as m from '#messages/desk-courier';
import type { DeskApi } from '../../../calls.ts';
import { when } from '../../../messages/dates.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { useAction } from '../../../ui/use-action.ts';
import type { DeskViewProps } from '../../desk-page.tsx';
import { Card, Cards } from '../../parts/card.tsx';
import { MoreRows } from '../../parts/more-rows.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { useDesk } from '../../session.tsx';

type Data = Awaited<ReturnType<DeskApi['deskCourier']['list']>>;
type Update = Data['updates'][number];

const reasons = {
  unknown: m.unknown,
  ambiguous: m.ambiguous,
  lost: m.lost,
  'not moved': m.not_moved,
} satisfies Record<Update['outcome'], () => string>;

/** What a courier reported that moved no parcel, for an operator to look at. */
export default function CourierView({ data }: DeskViewProps<Data>) {
  return (
    <>
      <PageHead title={m.title()} />
      {data.updates.length === 0 && (
        <EmptyState title={m.nothing_open()} titleAs="h2">
          {m.what_comes_here()}
        </EmptyState>
      )}
      <Cards>
        {data.updates.map((update) => (
          <UpdateCard key={update.id} update={update} />
        ))}
      </Cards>
      <MoreRows next={data.next} />
    </>
  );
}

function UpdateCard({ update }: { update: Update }) {
  const { api, reload } = useDesk();
  const [busy, run] = useAction(reload);
  const { id, awb, status, courier, receivedAt, outcome, orderId, number, shopName } = update;
  return (
    <Card title={m.awb({ awb })} beside={[status, courier, when(receivedAt)].filter(Boolean).join(', ')}>
      <p>{reasons[outcome]()}</p>
      {orderId && (
        <p>
          <Link href={`/desk/orders/${orderId}`}>{m.order({ order: number })}</Link>, {shopName}
        </p>
      )}
      <div>
        <Button
          size="small"
          loading={busy}
          aria-label={m.dealt_with_named({ awb })}
          onClick={() => void run(() => api.deskCourier.settle({ id: String(id) }))}
        >
          {m.dealt_with()}
        </Button>
      </div>
    </Card>
  );
}

import * as m from '#messages/desk-webhooks';
import type { DeskApi } from '../../../calls.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import type { DeskViewProps } from '../../desk-page.tsx';
import { Card, Cards, Contents } from '../../parts/card.tsx';
import { MoreRows } from '../../parts/more-rows.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { when } from '../../../messages/dates.ts';
import { useDesk } from '../../session.tsx';
import { EventsHead } from './events-head.tsx';
import styles from './webhooks.module.css';

type Data = Awaited<ReturnType<DeskApi['deskWebhooks']['list']>> & { which: 'open' | 'all' };
type Webhook = Data['webhooks'][number];

const states = { waiting: m.waiting, done: m.done, failed: m.failed } as const;
const tones = { waiting: 'waiting', done: 'good', failed: 'bad' } as const;

/** The payment provider's webhooks with their state. An operator can have each processed again. */
export default function WebhooksView({ data }: DeskViewProps<Data>) {
  const { which, webhooks, counts, next } = data;
  return (
    <>
      <EventsHead current={which} open={counts.waiting + counts.failed} />
      {counts.failed > 0 && (
        <div className={styles.failed}>
          <Notice tone="warning">{m.out_of_tries({ count: counts.failed })}</Notice>
        </div>
      )}
      {webhooks.length === 0 && (
        <EmptyState title={which === 'open' ? m.nothing_open() : m.nothing_yet()} titleAs="h2">
          {m.what_comes_here()}
        </EmptyState>
      )}
      <Cards>
        {webhooks.map((webhook) => (
          <WebhookCard key={webhook.id} webhook={webhook} />
        ))}
      </Cards>
      <MoreRows next={next} />
    </>
  );
}

function WebhookCard({ webhook }: { webhook: Webhook }) {
  const { api, reload } = useDesk();
  const [busy, run] = useAction(reload);
  const {
    id,
    type,
    state,
    tries,
    outcome,
    error,
    orderId,
    orderNumber,
    body,
    provider,
    eventId,
    receivedAt,
  } = webhook;
  const replay = () => run(() => api.deskWebhooks.replay({ webhookId: id }));
  return (
    <Card
      title={type || m.no_type()}
      beside={
        <>
          <Badge tone={tones[state]}>{states[state]()}</Badge> {when(receivedAt)}
        </>
      }
    >
      <p className={styles.facts}>
        <span>{m.event({ provider, eventId })}</span>
        {orderNumber && <Link href={`/desk/order-book/${orderId}`}>{m.order({ orderNumber })}</Link>}
        <span>{m.tries({ count: tries })}</span>
        {outcome && <span>{m.outcome({ outcome })}</span>}
      </p>
      {error && <p className={styles.error}>{error}</p>}
      <footer className={styles.footer}>
        {body === null ? (
          <span className={styles.soft}>{m.no_longer_kept()}</span>
        ) : (
          <Contents summary={m.contents()}>{body}</Contents>
        )}
        {body !== null && (
          <Button
            size="small"
            variant={state === 'failed' ? 'primary' : 'secondary'}
            loading={busy}
            onClick={() => void replay()}
          >
            {m.replay()}
          </Button>
        )}
      </footer>
    </Card>
  );
}

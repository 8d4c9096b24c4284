import * as m from '#messages/tickets';
import { OpenNow } from '../../domains/support/ui/open-now.tsx';
import { TicketCard } from '../../domains/support/ui/ticket-card.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import type { Api } from '../../calls.ts';
import { shop } from '../../shop.ts';
import type { ViewProps } from '../../web/page.tsx';
import { DashboardFrame } from '../dashboard/frame.tsx';
import styles from './view.module.css';

type Data = Awaited<ReturnType<Api['support']['tickets']>>;

/** The customer's tickets with their numbers and answers. The one named in the address is open. */
export default function MyTickets({ data: { tickets }, search }: ViewProps<Data>) {
  const open = search.get('ticket') ?? tickets[0]?._id;
  return (
    <DashboardFrame title={m.support()}>
      <div className={styles.head}>
        <p>
          {m.answered_daily({ from: shop.supportHours.from, to: shop.supportHours.to })} <OpenNow />
        </p>
        <ButtonLink href="/contact" variant="secondary" size="small">
          {m.ask_something()}
        </ButtonLink>
      </div>
      {tickets.length === 0 ? (
        <EmptyState title={m.nothing_asked()} titleAs="h2">
          {m.shows_here()}
        </EmptyState>
      ) : (
        <div className={styles.list}>
          {tickets.map((ticket) => (
            <TicketCard key={ticket._id} ticket={ticket} isOpen={ticket._id === open} />
          ))}
        </div>
      )}
    </DashboardFrame>
  );
}

import * as m from '#messages/returns';
import { dayAndLongMonth } from '../../messages/dates.ts';
import type { Api } from '../../calls.ts';
import { OwnReturn } from '../../domains/returns/ui/own-return.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import styles from './view.module.css';

export type ReturnsOfOrder = Awaited<ReturnType<Api['returns']['read']>>;

/** An order's returns, and a link to start another while that is possible. */
export function ReturnsPart({ orderId, back }: { orderId: string; back: ReturnsOfOrder }) {
  const open = back.lines.filter((line) => line.open);
  const last = open.map(({ until }) => until).reduce((a, b) => (a > b ? a : b), '');
  if (open.length === 0 && back.returns.length === 0) return null;
  return (
    <section className={styles.ask} aria-labelledby="returns">
      <h2 id="returns">{m.returns_heading()}</h2>
      {back.returns.map((one) => (
        <OwnReturn key={one._id} back={one} cash={back.cash} />
      ))}
      {open.length > 0 && (
        <>
          <p className={styles.soft}>{m.return_until({ day: dayAndLongMonth(last) })}</p>
          <p>
            <ButtonLink variant="secondary" size="small" href={`/return/${orderId}`}>
              {m.return_or_exchange()}
            </ButtonLink>
          </p>
        </>
      )}
    </section>
  );
}

import * as m from '#messages/desk-returns';
import type { DeskApi } from '../../../calls.ts';
import { reasonWords } from '../../../domains/returns/ui/return-words.ts';
import styles from './product.module.css';

export type ReturnCounts = Awaited<ReturnType<DeskApi['deskReturns']['ofProduct']>>;

/** How often a product is returned and why. Renders nothing if it never is. */
export function Returned({ counted: { delivered, reasons } }: { counted: ReturnCounts }) {
  if (reasons.length === 0) return null;
  const pieces = reasons.reduce((sum, reason) => sum + reason.pieces, 0);
  return (
    <section className={styles.changes}>
      <h2>{m.what_comes_back()}</h2>
      <p>{m.came_back({ pieces, delivered })}</p>
      <ul className={styles.list}>
        {reasons.map((counted) => (
          <li key={counted.reason}>
            {m.reason_count({ reason: reasonWords[counted.reason](), pieces: counted.pieces })}
          </li>
        ))}
      </ul>
    </section>
  );
}

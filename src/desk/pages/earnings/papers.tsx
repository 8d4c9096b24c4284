import * as m from '#messages/desk-earnings';
import type { DeskApi } from '../../../calls.ts';
import { monthAndYear } from '../../../messages/dates.ts';
import { paiseText } from '../money/paise-text.ts';
import styles from './earnings.module.css';

export type Invoices = Awaited<ReturnType<DeskApi['deskCommission']['list']>>['invoices'];

/** The sheets of GSTR-1, as its offline tool names them. */
const sheets = ['b2cs', 'b2cl', 'cdnur', 'exemp', 'hsn', 'docs', 'supeco'] as const;

interface Props {
  readonly shop: string;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  readonly invoices: Invoices;
  /** The shop has a GSTIN. */
  readonly isRegistered: boolean;
}

/** What a shop saves for its books: statements, the market's invoices for commission, and its GST return. */
export function Papers({ shop, today, invoices, isRegistered }: Props) {
  const months = monthsUntil(today);
  const of = (month: string) => `month=${month}&shop=${encodeURIComponent(shop)}`;
  return (
    <section className={styles.payouts}>
      <h2>{m.statements()}</h2>
      <ul className={styles.statements}>
        {months.map((month) => (
          <li key={month}>
            <a href={`/api/desk/earnings/statement.pdf?${of(month)}`}>
              {m.statement_pdf({ month: monthText(month) })}
            </a>
            <a href={`/api/desk/earnings/statement.csv?${of(month)}`} download>
              {m.statement_csv({ month: monthText(month) })}
            </a>
            <a href={`/api/desk/filings/tally-of-shop.xml?${of(month)}`} download>
              {m.for_tally({ month: monthText(month) })}
            </a>
          </li>
        ))}
      </ul>
      {invoices.length > 0 && (
        <>
          <h2>{m.commission_invoices()}</h2>
          <ul className={styles.statements}>
            {invoices.map(({ month, number, amountPaise, taxPaise }) => (
              <li key={month}>
                <a href={`/api/desk/earnings/commission-invoice.pdf?${of(month)}`}>
                  {m.commission_invoice({ month: monthText(month), number })}
                </a>
                <span className={styles.soft}>
                  {m.amount_with_gst({ amount: paiseText(amountPaise), gst: paiseText(taxPaise) })}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {isRegistered && (
        <details>
          <summary>{m.gst_return()}</summary>
          <p className={styles.soft}>{m.gst_return_hint()}</p>
          <ul className={styles.statements}>
            {months.map((month) => (
              <li key={month}>
                {monthText(month)}
                {sheets.map((section) => (
                  <a
                    key={section}
                    href={`/api/desk/filings/gstr-1.csv?section=${section}&${of(month)}`}
                    download
                  >
                    {section}
                  </a>
                ))}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

const monthText = (month: string) => monthAndYear(`${month}-02`);

/** A day's month and the two before it, `YYYY-MM`, the latest first. */
export const monthsUntil = (day: string): string[] =>
  [0, 1, 2].map((back) => {
    const at = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
    at.setUTCMonth(at.getUTCMonth() - back);
    return at.toISOString().slice(0, 7);
  });

import * as m from '#messages/desk-orders';
import type { DeskApi } from '../../../calls.ts';
import { mediumDate } from '../../../messages/dates.ts';
import { formatAmount } from '../../../ui/price/format-rupees.ts';
import { classes } from '../../../ui/classes.ts';
import styles from './invoice.module.css';

type Invoice = Awaited<ReturnType<DeskApi['deskInvoices']['list']>>['invoices'][number];

const rupees = (paise: number) => formatAmount(paise / 100);

/** A seller's invoice, or credit note, as it was issued, on a sheet of A4 or on the 4 by 6 inches of a label printer. */
export function InvoiceSheet({ invoice, isSmall }: { invoice: Invoice; isSmall: boolean }) {
  const { seller, buyer, lines, taxes } = invoice;
  return (
    <article className={classes(styles.invoice, isSmall && styles.small)}>
      <header>
        <h1>{m.invoice_of({ title: invoice.title, number: invoice.number })}</h1>
        <p>
          {m.invoice_date()}: {mediumDate(invoice.issuedAt)}
          <br />
          {m.order_and_date({ order: invoice.orderNumber, when: mediumDate(invoice.placedAt) })}
          <br />
          {invoice.against || `${m.payment()}: ${invoice.payment}`}
        </p>
      </header>
      <div className={styles.parties}>
        <Party title={m.sold_by()} party={seller} />
        <Party title={m.bill_to()} party={buyer} phone={buyer.phone} />
      </div>
      <p>
        {m.place_of_supply()}: {m.state_and_code({ state: buyer.state, code: buyer.stateCode })}.{' '}
        {invoice.supply}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{m.item()}</th>
            <th scope="col">{m.qty()}</th>
            <th scope="col">{m.each()}</th>
            <th scope="col">{m.taxable()}</th>
            <th scope="col">{m.tax()}</th>
            <th scope="col">{m.amount()}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <tr key={index}>
              <td>
                {line.description}
                <br />
                <small>{[m.hsn({ hsn: line.hsn }), line.variant].filter(Boolean).join(' · ')}</small>
              </td>
              <td>{line.quantity}</td>
              <td>
                {rupees(line.unitPricePaise)}
                <br />
                <small>
                  {line.offPaise > 0
                    ? `−${rupees(line.offPaise)}`
                    : line.mrpPaise > line.unitPricePaise && m.mrp({ price: rupees(line.mrpPaise) })}
                </small>
              </td>
              <td>{rupees(line.taxablePaise)}</td>
              <td>
                {rupees(line.taxPaise)}
                <br />
                <small>{taxes.length > 0 && m.rate({ rate: String(line.rate) })}</small>
              </td>
              <td>{rupees(line.grossPaise)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <Sum name={m.taxable()} paise={invoice.taxablePaise} />
          {taxes.map(({ name, paise }) => (
            <Sum key={name} name={name} paise={paise} />
          ))}
          <Sum name={m.total()} paise={invoice.grossPaise} isTotal />
        </tfoot>
      </table>
      <p>
        <b>{invoice.words}</b>
      </p>
      <p className={styles.notes}>{invoice.notes.join(' ')}</p>
      <p className={styles.notes}>{m.signed_for({ shop: seller.name })}</p>
    </article>
  );
}

const Sum = ({ name, paise, isTotal = false }: { name: string; paise: number; isTotal?: boolean }) => (
  <tr className={isTotal ? styles.total : undefined}>
    <th scope="row" colSpan={5}>
      {name}
    </th>
    <td>{rupees(paise)}</td>
  </tr>
);

const Party = ({
  title,
  party: { name, lines, gstin, state, stateCode },
  phone = '',
}: {
  title: string;
  party: Invoice['seller'];
  phone?: string;
}) => (
  <section>
    <h2>{title}</h2>
    <b>{name}</b>
    {[...lines, m.state_and_code({ state, code: stateCode }), gstin && m.gstin({ gstin }), phone]
      .filter(Boolean)
      .map((text, index) => (
        <div key={index}>{text}</div>
      ))}
  </section>
);

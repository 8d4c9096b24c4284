import { Fragment, useEffect } from 'react';
import * as m from '#messages/desk-orders';
import { variantText } from '../../../domains/catalogue/variant-text.ts';
import { shop as market } from '../../../shop.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { Wordmark } from '../../../ui/wordmark/wordmark.tsx';
import type { DeskViewProps } from '../../desk-page.tsx';
import { when } from '../../../messages/dates.ts';
import { useShortcuts } from '../../shortcuts/shortcuts.tsx';
import { Collect, ParcelLabel, SentFrom } from './parcel-label.tsx';
import { useHere } from '../../parts/address.ts';
import { ShipTo } from '../order/ship-to.tsx';
import type { DeskApi } from '../../../calls.ts';
import type { OrderData } from '../order/order-data.ts';
import { InvoiceSheet } from './invoice-sheet.tsx';
import { Unbroken } from '../../../ui/unbroken.tsx';
import styles from './slip.module.css';

type Parcel = OrderData['parcels'][number];
type PackData = OrderData & Awaited<ReturnType<DeskApi['deskInvoices']['list']>>;

const isToSend = ({ shortage }: Parcel['lines'][number]) => shortage === '';

/** What is printed for parcels: on A4 a slip and the tax invoice, on 4 by 6 inches the label and the invoice. */
export default function PackingSlipView({
  data,
  params,
  search,
}: DeskViewProps<PackData, '/desk/orders/:orderId/slip'>) {
  const here = useHere();
  const isSmall = search.get('paper') === 'label';
  const hasInvoices = search.get('invoice') !== 'no';
  useEffect(() => {
    const { dataset } = document.body;
    if (isSmall) dataset.paper = 'label';
    return () => void delete dataset.paper;
  }, [isSmall]);
  useShortcuts([{ keys: 'p', does: m.print(), run: () => print() }]);
  return (
    <>
      <p className={styles.tools} data-print="hide">
        <Button onClick={() => print()}>{m.print()}</Button>
        <ButtonLink variant="secondary" href={here({ paper: isSmall ? '' : 'label' })}>
          {isSmall ? m.slips_on_a4() : m.labels_on_4_by_6()}
        </ButtonLink>
        <ButtonLink variant="secondary" href={here({ invoice: hasInvoices ? 'no' : '' })}>
          {hasInvoices ? m.without_invoices() : m.with_invoices()}
        </ButtonLink>
        <ButtonLink variant="quiet" href={`/desk/orders/${params.orderId}`}>
          {m.back_to_order()}
        </ButtonLink>
      </p>
      {data.parcels.map((parcel) => (
        <Fragment key={parcel.orderId + parcel.sellerId}>
          {isSmall ? <ParcelLabel parcel={parcel} /> : <Slip parcel={parcel} />}
          {hasInvoices && <InvoiceOf parcel={parcel} invoices={data.invoices} isSmall={isSmall} />}
        </Fragment>
      ))}
    </>
  );
}

/** A parcel's own invoice, with the credit notes for what is not in it; one that is sold a moment ago may have none yet. */
function InvoiceOf({
  parcel: { orderId, sellerId, number, shipTo },
  invoices,
  isSmall,
}: {
  parcel: Parcel;
  invoices: PackData['invoices'];
  isSmall: boolean;
}) {
  const papers = invoices.filter((one) => one.orderId === orderId && one.sellerId === sellerId);
  if (papers.length > 0)
    return papers.map((paper) => <InvoiceSheet key={paper.number} invoice={paper} isSmall={isSmall} />);
  return shipTo && <p data-print="hide">{m.no_invoice_yet({ order: number })}</p>;
}

/** The slip that goes into the parcel: the address, the items and their quantities. No prices: a parcel may be a present. */
function Slip({ parcel }: { parcel: Parcel }) {
  return (
    <article className={styles.slip}>
      <header className={styles.head}>
        <span className={styles.mark}>
          <Wordmark name={market.name} />
        </span>
        <h1>{m.packing_slip()}</h1>
        <p className={styles.number}>
          {m.order()} <b>{parcel.number}</b>
          <br />
          {m.placed_on({ when: when(parcel.placedAt) })}
        </p>
      </header>
      <div className={styles.sides}>
        <section className={styles.to}>
          <h2>{m.to()}</h2>
          {parcel.shipTo ? <ShipTo to={parcel.shipTo} /> : <p>{m.not_paid_do_not_send()}</p>}
        </section>
        <section>
          <h2>{m.from()}</h2>
          <SentFrom parcel={parcel} />
        </section>
      </div>
      <Collect parcel={parcel} />
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">{m.packed()}</th>
            <th scope="col">{m.item()}</th>
            <th scope="col">{m.size_colour()}</th>
            <th scope="col" className={styles.sku}>
              {m.sku()}
            </th>
            <th scope="col">{m.pieces()}</th>
          </tr>
        </thead>
        <tbody>
          {parcel.lines.filter(isToSend).map((line) => (
            <tr key={line.position}>
              <td>
                <span className={styles.box} />
                <VisuallyHidden>{m.not_packed_yet()}</VisuallyHidden>
              </td>
              <td>
                <Unbroken text={line.name} />
                <span className={styles.skuBelow}>
                  <Unbroken text={line.sku} />
                </span>
              </td>
              <td>
                <Unbroken text={variantText(line)} />
              </td>
              <td className={styles.sku}>{line.sku}</td>
              <td>{line.quantity}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {m.pieces_in_parcel({ count: parcel.pieces })}
            </th>
            <td colSpan={2}>{parcel.pieces}</td>
          </tr>
        </tfoot>
      </table>
      <p className={styles.foot}>
        {parcel.shared && `${m.rest_in_another_parcel()} `}
        {m.does_not_fit({
          shop: parcel.shopName,
          email: market.supportEmail,
          days: market.returnDays,
        })}
      </p>
    </article>
  );
}

import { shop as market } from '../../../shop.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { Wordmark } from '../../../ui/wordmark/wordmark.tsx';
import type { DeskViewProps } from '../../desk-page.tsx';
import { when } from '../../parts/when.ts';
import { useShortcuts } from '../../shortcuts/shortcuts.tsx';
import { type OrderData, ShipTo } from '../order/view.tsx';
import styles from './slip.module.css';

/** What goes into the parcel: for whom, what, how many. No prices, since parcels are presents too. */
export default function PackingSlipView({
  data,
  params,
}: DeskViewProps<OrderData, '/desk/orders/:orderId/slip'>) {
  useShortcuts([{ keys: 'p', does: 'Print', run: () => print() }]);
  return (
    <>
      <p className={styles.tools} data-print="hide">
        <Button onClick={() => print()}>Print</Button>
        <ButtonLink variant="quiet" href={`/desk/orders/${params.orderId}`}>
          Back to the order
        </ButtonLink>
      </p>
      {data.parcels.map((parcel) => (
        <article key={parcel.sellerId} className={styles.slip}>
          <header className={styles.head}>
            <span className={styles.mark}>
              <Wordmark name={market.name} />
            </span>
            <h1>Packing slip</h1>
            <p className={styles.number}>
              Order <b>{params.orderId}</b>
              <br />
              placed {when(parcel.placedAt)}
            </p>
          </header>
          <div className={styles.sides}>
            <section className={styles.to}>
              <h2>To</h2>
              {parcel.shipTo ? (
                <ShipTo to={parcel.shipTo} />
              ) : (
                <p>This order has not been paid yet. Please do not send it.</p>
              )}
            </section>
            <section>
              <h2>From</h2>
              <b>{parcel.shopName}</b>
              <br />
              {market.name}, {market.city}
            </section>
          </div>
          <table className={styles.lines}>
            <thead>
              <tr>
                <th scope="col">Packed</th>
                <th scope="col">Article</th>
                <th scope="col">Size, colour</th>
                <th scope="col">Pieces</th>
              </tr>
            </thead>
            <tbody>
              {parcel.lines.map((line) => (
                <tr key={`${line.slug}${line.size}${line.colour}`}>
                  <td>
                    <span className={styles.box} />
                    <VisuallyHidden>not yet</VisuallyHidden>
                  </td>
                  <td>{line.name}</td>
                  <td>{[line.size, line.colour].filter(Boolean).join(', ')}</td>
                  <td>{line.quantity}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row" colSpan={3}>
                  {parcel.pieces === 1 ? 'One piece in this parcel' : 'Pieces in this parcel'}
                </th>
                <td>{parcel.pieces}</td>
              </tr>
            </tfoot>
          </table>
          <p className={styles.foot}>
            {parcel.shared && 'The rest of this order comes in another parcel. '}
            Something does not fit? Write to {parcel.shopName} in the order’s chat, or to{' '}
            {market.supportEmail}, within {market.returnDays} days.
          </p>
        </article>
      ))}
    </>
  );
}

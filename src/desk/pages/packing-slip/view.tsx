import { shop as market } from '../../../shop.ts';
import { Button } from '../../../ui/button/button.tsx';
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
        <Button icon="download" onClick={() => print()}>
          Print
        </Button>
      </p>
      {data.parcels.map((parcel) => (
        <article key={parcel.sellerId} className={styles.slip}>
          <header className={styles.head}>
            <Wordmark name={market.name} />
            <h1>Packing slip</h1>
          </header>
          <div className={styles.sides}>
            <section>
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
              <br />
              Order {params.orderId}
              <br />
              {when(parcel.placedAt)}
            </section>
          </div>
          <table className={styles.lines}>
            <thead>
              <tr>
                <th scope="col">Packed</th>
                <th scope="col">Pieces</th>
                <th scope="col">Article</th>
                <th scope="col">Size, colour</th>
              </tr>
            </thead>
            <tbody>
              {parcel.lines.map((line) => (
                <tr key={`${line.slug}${line.size}${line.colour}`}>
                  <td className={styles.box}>☐</td>
                  <td>{line.quantity}</td>
                  <td>{line.name}</td>
                  <td>{[line.size, line.colour].filter(Boolean).join(', ')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </article>
      ))}
    </>
  );
}

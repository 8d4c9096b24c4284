import * as m from '#messages/desk-earnings';
import type { DeskApi } from '../../../calls.ts';
import { Facts } from '../../../ui/facts.tsx';
import { paiseText } from '../money/paise-text.ts';
import styles from './earnings.module.css';

type OfOrder = Awaited<ReturnType<DeskApi['deskEarnings']['order']>>['parcels'][number];
export type Figures = Omit<OfOrder, 'lines' | 'sellerId' | 'shopName' | 'earnedOn'>;

/** An amount that is taken off: −₹20.05; left out when it is nothing. */
const less = (paise: number) => paise !== 0 && `−${paiseText(paise)}`;

/** How a price becomes what the shop gets: each step, and the result. */
export const FigureList = ({
  of,
  rates,
}: {
  of: Figures;
  rates?: { commissionRate: number; tcsRate: number; tdsRate: number };
}) => {
  const at = (label: string, rate: number | undefined) =>
    rate === undefined ? label : m.at_rate({ label, percent: rate / 100 });
  return (
    <Facts
      className={styles.facts}
      facts={[
        [m.sold_for(), paiseText(of.goodsPaise)],
        [m.your_discount(), less(of.offSellerPaise)],
        [
          m.market_discount(),
          of.offMarketPaise !== 0 && m.paid_by_market({ amount: paiseText(of.offMarketPaise) }),
        ],
        [at(m.commission(), rates?.commissionRate), less(of.commissionPaise)],
        [m.gst_inside(), of.commissionGstPaise !== 0 && paiseText(of.commissionGstPaise)],
        [at(m.tcs(), rates?.tcsRate), less(of.tcsPaise)],
        [at(m.tds(), rates?.tdsRate), less(of.tdsPaise)],
        [m.delivery(), m.delivery_costs_nothing()],
        [m.you_get(), <b key="get">{paiseText(of.amountPaise)}</b>],
      ]}
    />
  );
};

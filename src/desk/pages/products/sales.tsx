import { useState } from 'react';
import * as m from '#messages/desk-products';
import { weekday } from '../../../messages/dates.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Ask } from '../../parts/ask.tsx';
import { useDesk } from '../../session.tsx';
import styles from './products.module.css';
import type { Data } from './row.ts';

type Sale = Data['sales'][number];

/** The last moment of a sale is the midnight after its last day. */
const daysOf = ({ startsAt, endsAt }: Sale) =>
  `${weekday(startsAt)} – ${weekday(new Date(new Date(endsAt).getTime() - 1).toISOString())}`;

/** The shop's planned and running sales, each of which can be ended. */
export function Sales({ sales }: { sales: readonly Sale[] }) {
  const { api, shop } = useDesk();
  const [ending, setEnding] = useState<Sale | null>(null);
  if (sales.length === 0) return null;
  const nameOf = (sale: Sale) =>
    m.sale_of({ percent: sale.percent, count: sale.products, days: daysOf(sale) });
  return (
    <section aria-label={m.sales()}>
      <ul className={styles.sales}>
        {sales.map((sale) => (
          <li key={sale.id}>
            <Badge tone={sale.state === 'running' ? 'good' : 'waiting'}>
              {sale.state === 'running' ? m.on_sale_now() : m.planned()}
            </Badge>
            <span>{nameOf(sale)}</span>
            <Button size="small" variant="quiet" onClick={() => setEnding(sale)}>
              {m.end_sale()}
            </Button>
          </li>
        ))}
      </ul>
      {ending && (
        <Ask
          title={m.end_sale_title()}
          doing={m.end_sale()}
          danger
          work={() => api.deskSales.end({ shop: shop?.id, saleId: ending.id })}
          onClose={() => setEnding(null)}
        >
          <p>{nameOf(ending)}</p>
          <p>{m.end_sale_hint()}</p>
        </Ask>
      )}
    </section>
  );
}

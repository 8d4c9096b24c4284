import * as m from '#messages/desk-today';
import type { DeskApi } from '../../../calls.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Link } from '../../../ui/link.tsx';
import styles from './today.module.css';

/** What a new shop does first, and what of it is done. */
export interface Steps {
  readonly products: boolean;
  readonly hours: boolean;
  readonly account: boolean;
  readonly mobile: boolean;
  readonly story: boolean;
}

/** Reads the first steps of a shop; null once it has had an order. */
export async function readFirstSteps(api: DeskApi, shop: string): Promise<Steps | null> {
  const { total } = await api.deskOrders.list({ shop });
  if (total > 0) return null;
  const [products, { packing }, { current, entered }, { mobile }, { told: page }] = await Promise.all([
    api.deskProducts.list({ shop }),
    api.deskPacking.read({ shop }),
    api.deskPayoutAccounts.read({ shop }),
    api.deskAccount.read({}),
    api.deskShopPage.read({ shop }),
  ]);
  return {
    products: products.total > 0,
    hours: (packing?.version ?? 0) > 0,
    account: current !== null || (entered !== null && !entered.declined),
    mobile: mobile !== '',
    story: Boolean(page?.story),
  };
}

const list: readonly { step: keyof Steps; title: () => string; why: () => string; href: string }[] = [
  { step: 'products', title: m.add_products, why: m.why_products, href: '/desk/products/camera' },
  { step: 'hours', title: m.say_hours, why: m.why_hours, href: '/desk/packing' },
  { step: 'account', title: m.enter_bank, why: m.why_bank, href: '/desk/earnings' },
  { step: 'mobile', title: m.add_mobile, why: m.why_mobile, href: '/desk/account' },
  { step: 'story', title: m.tell_story, why: m.why_story, href: '/desk/shop-page' },
];

/** The way to the first order, in place of figures that are all zero. */
export const FirstSteps = ({ steps }: { steps: Steps }) => (
  <section className={styles.next}>
    <h2>{m.first_steps()}</h2>
    <ol className={styles.list}>
      {list.map(({ step, title, why, href }) => (
        <li key={step}>
          <span>
            <Link href={href}>{title()}</Link>
            <br />
            <small>{why()}</small>
          </span>
          <b>
            <Badge tone={steps[step] ? 'good' : 'neutral'}>{steps[step] ? m.done() : m.to_do()}</Badge>
          </b>
        </li>
      ))}
    </ol>
    <p className={styles.after}>{m.orders_come_here()}</p>
  </section>
);

import * as m from '#messages/desk-earnings';
import type { DeskApi } from '../../../calls.ts';
import { dayText } from '../../../domains/delivery/day-text.ts';
import { Link } from '../../../ui/link.tsx';
import { useDesk } from '../../session.tsx';
import { paiseText } from '../money/paise-text.ts';
import styles from './earnings.module.css';

export type Account = Awaited<ReturnType<DeskApi['deskEarnings']['account']>>;

/** What is paid next and when; on Today it leads to its orders. */
export function ToBePaid({ account, href }: { account: Account; href?: string }) {
  const { shop } = useDesk();
  const { toPayPaise, payday, isPayable } = account;
  const amount = paiseText(Math.abs(toPayPaise));
  const day = dayText(payday);
  const toPay = () =>
    isPayable || toPayPaise === 0
      ? (shop ? m.to_be_paid_to_you : m.to_be_paid_to_shops)({ day, amount })
      : m.paid_once_account_confirmed({ amount });
  const words =
    toPayPaise < 0 ? (shop ? m.more_cash_than_earned : m.shops_hold_more_cash)({ amount }) : toPay();
  return <p className={styles.next}>{href ? <Link href={href}>{words}</Link> : words}</p>;
}

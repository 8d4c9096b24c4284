import * as m from '#messages/desk-earnings';
import type { DeskApi } from '../../../calls.ts';
import { dayText } from '../../../domains/delivery/day-text.ts';
import { Link } from '../../../ui/link.tsx';
import { paiseText } from '../money/paise-text.ts';
import styles from './earnings.module.css';

export type Account = Awaited<ReturnType<DeskApi['deskEarnings']['account']>>;

/** What is paid next and when; on Today it leads to its orders. */
export function ToBePaid({ account, href }: { account: Account; href?: string }) {
  const lines = account.dueToShops ? toShops(account.payday, account.dueToShops) : [toShop(account)];
  return (
    <div className={styles.next}>
      {lines.map((words) => (
        <p key={words}>{href ? <Link href={href}>{words}</Link> : words}</p>
      ))}
    </div>
  );
}

function toShop({ toPayPaise, payday, isPayable }: Account): string {
  const amount = paiseText(Math.abs(toPayPaise));
  if (toPayPaise < 0) return m.more_cash_than_earned({ amount });
  return isPayable || toPayPaise === 0
    ? m.to_be_paid_to_you({ day: dayText(payday), amount })
    : m.paid_once_account_confirmed({ amount });
}

function toShops(payday: string, due: NonNullable<Account['dueToShops']>): string[] {
  const words = m.to_be_paid_to_shops({ day: dayText(payday), amount: paiseText(due.payablePaise) });
  return due.withoutAccountPaise > 0
    ? [words, m.more_once_accounts_confirmed({ amount: paiseText(due.withoutAccountPaise) })]
    : [words];
}

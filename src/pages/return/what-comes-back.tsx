import * as m from '#messages/returns';
import { isFault, type Reason } from '../../domains/returns/return.ts';
import type { LineToReturn } from '../../domains/returns/return-shape.ts';
import { shop } from '../../shop.ts';
import { formatAmount } from '../../ui/price/format-rupees.ts';
import styles from './view.module.css';

interface Props {
  readonly line: LineToReturn;
  readonly values: { readonly quantity: number; readonly variantId: string; readonly reason: string };
  readonly cash: boolean;
}

/** The refund in rupees, before the request is sent: for the current choice, or for every choice without JavaScript. */
export function WhatComesBack({ line, values: { quantity, variantId, reason }, cash }: Props) {
  const where = cash ? m.to_your_upi_id() : m.the_way_you_paid();
  const faultFee = line.back[0]?.faultFee ?? 0;
  return (
    <section className={styles.returned} aria-label={m.what_comes_back()} aria-live="polite">
      <h3>{m.what_comes_back()}</h3>
      <div className={styles.chosen}>
        {variantId === '' ? (
          <Money of={line.back[quantity - 1]} reason={reason as Reason} />
        ) : (
          m.nothing_to_pay()
        )}
      </div>
      <ul className={styles.every}>
        {line.back.map(({ amount, fee }, index) => (
          <li key={index + 1}>
            {m.for_pieces({ count: index + 1, amount: formatAmount(amount + fee) })}
            {fee > 0 && ` ${m.with_delivery_fee({ fee: formatAmount(fee) })}`}
          </li>
        ))}
      </ul>
      {variantId === '' && (
        <p className={styles.soft}>
          {faultFee > 0 && `${m.fee_rule({ fee: formatAmount(faultFee) })} `}
          {m.money_goes({ where, days: shop.refundWorkingDays })}
        </p>
      )}
    </section>
  );
}

function Money({ of, reason }: { of: LineToReturn['back'][number] | undefined; reason: Reason }) {
  if (!of) return null;
  const fee = isFault(reason) ? of.faultFee : of.fee;
  return (
    <>
      <b className={styles.amount}>{formatAmount(of.amount + fee)}</b>
      {fee > 0 && ` ${m.with_delivery_fee({ fee: formatAmount(fee) })}`}
    </>
  );
}

import { useState } from 'react';
import * as m from '#messages/desk-money';
import { Radio, RadioGroup } from '../../../ui/radio/radio-group.tsx';
import { formatRupees } from '../../../ui/price/format-rupees.ts';
import { Ask } from '../../parts/ask.tsx';
import { useDesk } from '../../session.tsx';
import styles from './money.module.css';
import { utrText } from './utr-text.ts';

interface Props {
  readonly claim: { readonly orderId: string; readonly utrs: readonly string[]; readonly price: number };
  readonly onClose: () => void;
}

/** Confirms that the money has arrived: the order becomes paid. */
export function ConfirmClaim({ claim: { orderId, utrs, price }, onClose }: Props) {
  const { api } = useDesk();
  const [utr, setUtr] = useState(utrs[0] ?? '');
  return (
    <Ask
      title={m.is_on_statement({ amount: formatRupees(price) })}
      doing={m.yes_paid()}
      work={() => api.deskMoney.confirmClaim({ orderId, utr, seen: 'pending' })}
      onClose={onClose}
    >
      {utrs.length > 1 ? (
        <RadioGroup legend={m.which_utr()}>
          {utrs.map((value) => (
            <Radio
              key={value}
              name="utr"
              label={utrText(value)}
              checked={utr === value}
              onChange={() => setUtr(value)}
            />
          ))}
        </RadioGroup>
      ) : (
        <p className={styles.sought}>
          {m.utr()} <b className={styles.utr}>{utrText(utr)}</b>
        </p>
      )}
      <p>{m.confirm_hint()}</p>
    </Ask>
  );
}

/** Rejects a claim without money behind it: the customer gets the reason and may send another UTR. */
export function RejectClaim({ claim: { orderId, utrs, price }, onClose }: Props) {
  const { api } = useDesk();
  return (
    <Ask
      about={orderId}
      title={m.reject_payment({ amount: formatRupees(price) })}
      doing={m.reject()}
      danger
      reason={m.reason_customer_sees()}
      work={(reason) => api.deskMoney.rejectClaim({ orderId, reason, utrs: [...utrs] })}
      onClose={onClose}
    >
      <p className={styles.sought}>
        {m.utr()} <b className={styles.utr}>{utrs.map(utrText).join(', ')}</b>
      </p>
    </Ask>
  );
}

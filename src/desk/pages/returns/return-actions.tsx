import { useState } from 'react';
import * as m from '#messages/desk-returns';
import type { DeskApi } from '../../../calls.ts';
import { Button } from '../../../ui/button/button.tsx';
import { formatAmount } from '../../../ui/price/format-rupees.ts';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { Ask } from '../../parts/ask.tsx';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { useDesk } from '../../session.tsx';
import { AddPhotos } from './add-photos.tsx';
import styles from './returns.module.css';

type Back = Awaited<ReturnType<DeskApi['deskReturns']['list']>>['returns'][number];
type To = Back['may'][number];

/** Each move's button text, and the label of the reason that the customer gets, if one is required. */
const moves: Partial<Record<To, { label: () => string; why?: () => string; good?: true }>> = {
  agreed: { label: m.agree, good: true },
  declined: { label: m.decline, why: m.why_declined },
  'picked up': { label: m.picked_up, good: true },
  refunded: { label: m.good_refund, good: true },
  exchanged: { label: m.good_exchange, good: true },
  'not good': { label: m.not_good, why: m.why_not_good },
  closed: { label: m.decline_for_good, why: m.why_declined },
  'sent back': { label: m.send_back, why: m.why_sent_back },
};

/** The moves this user can make with a return in its present state. Renders nothing if it is someone else's turn. */
export function ReturnActions({ back }: { back: Back }) {
  const { api, reload, staff } = useDesk();
  const [busy, run] = useAction(reload);
  const [step, setStep] = useState<To | null>(null);
  const { _id: returnId, state: stateSeen, sellerId: shop } = back;
  // An operator decides through a call of its own.
  const decides =
    stateSeen === 'disputed' ||
    stateSeen === 'not good' ||
    (stateSeen === 'unanswered' && staff.role === 'operator');
  const send = (to: To, why = '') => {
    const input = { returnId, seen: stateSeen, why, shop };
    return decides
      ? api.deskReturns.decide({ ...input, to: to as Decision })
      : api.deskReturns.move({ ...input, to: to as Answer });
  };
  const press = (to: To) => run(() => send(to));
  if (back.may.length === 0 && !back.mayRefundInstead) return null;
  return (
    <div className={styles.actions}>
      {back.may.includes('refunded') && (
        <p>{m.brings_back({ amount: formatAmount(back.amount + back.fee) })}</p>
      )}
      {(stateSeen === 'picked up' || decides) && <AddPhotos returnId={returnId} shop={shop} />}
      <p className={styles.buttons}>
        {back.may.map((to) => {
          const move = moves[to];
          return (
            move && (
              <Button
                key={to}
                variant={move.good ? 'primary' : 'secondary'}
                loading={busy && !move.why}
                aria-label={m.about({ doing: move.label(), name: back.name })}
                onClick={() => (move.why ? setStep(to) : void press(to))}
              >
                {move.label()}
              </Button>
            )
          );
        })}
        {back.mayRefundInstead && <RefundInstead back={back} />}
      </p>
      {step && (
        <Ask
          about={returnId}
          title={m.about({ doing: moves[step]?.label() ?? '', name: back.name })}
          doing={moves[step]?.label() ?? ''}
          danger
          reason={moves[step]?.why?.() ?? ''}
          work={(why) => send(step, why)}
          onClose={() => setStep(null)}
        />
      )}
    </div>
  );
}

/** Turns an exchange into a refund. What was paid in cash needs the customer's UPI id. */
function RefundInstead({ back }: { back: Back }) {
  const { api } = useDesk();
  const [asking, setAsking] = useState(false);
  const { _id: returnId, state: stateSeen, sellerId: shop, name } = back;
  return (
    <>
      <Button
        variant="secondary"
        onClick={() => setAsking(true)}
        aria-label={m.about({ doing: m.refund_instead(), name })}
      >
        {m.refund_instead()}
      </Button>
      {asking && (
        <FormDialog
          about={returnId}
          title={m.about({ doing: m.refund_instead(), name })}
          doing={m.refund_instead()}
          danger
          start={{ why: '', payTo: '' }}
          check={({ why }) => (why.trim() === '' ? { why: m.why_refund_instead() } : null)}
          work={({ why, payTo }) =>
            api.deskReturns.refundInstead({
              returnId,
              seen: stateSeen,
              shop,
              why: why.trim(),
              payTo: payTo.trim(),
            })
          }
          onClose={() => setAsking(false)}
        >
          {({ text }) => (
            <>
              <p>{m.refund_instead_hint()}</p>
              <TextArea label={m.why_refund_instead()} rows={3} maxLength={500} {...text('why')} />
              <TextField
                label={m.upi_id_of_customer()}
                optional
                autoComplete="off"
                maxLength={100}
                {...text('payTo')}
              />
            </>
          )}
        </FormDialog>
      )}
    </>
  );
}

type Answer = Parameters<DeskApi['deskReturns']['move']>[0]['to'];
type Decision = Parameters<DeskApi['deskReturns']['decide']>[0]['to'];

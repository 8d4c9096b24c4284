import * as m from '#messages/returns';
import { Button } from '../../../ui/button/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { FormButton } from '../../../web/form-button.tsx';
import { usePageForm } from '../../../web/page-form.ts';
import { useRefresh } from '../../../web/shell-context.tsx';
import type { Return } from '../return-shape.ts';
import { cancelReturnForm, disputeReturnForm, refundInsteadForm } from './forms.ts';
import { RefundMeter } from './refund-meter.tsx';
import { ReturnCard } from './return-card.tsx';
import styles from './return-card.module.css';
import { dayWords, nextWords } from './return-words.ts';

/**
 * A customer's own return: the next step, the refund, and while possible cancelling it or having the money instead.
 * @param cash the order was paid in cash, so that a refund needs a UPI id
 */
export function OwnReturn({ back, cash }: { back: Return; cash: boolean }) {
  const next =
    back.may.includes('disputed') && back.disputeBy
      ? m.next_declined({ day: dayWords(back.disputeBy) })
      : nextWords[back.state]();
  return (
    <ReturnCard back={back} photosAt="/api/home/customer/return-photo">
      {next && <p>{next}</p>}
      {back.refund && <RefundMeter refund={back.refund} />}
      {back.may.includes('disputed') && <Dispute back={back} />}
      {back.mayRefundInstead && <RefundInstead back={back} cash={cash} />}
      {back.may.includes('cancelled') && (
        <div className={styles.act}>
          <FormButton
            form={cancelReturnForm}
            values={{ returnId: back._id }}
            variant="secondary"
            size="small"
            aria-label={m.cancel_return_of({ name: back.name })}
            ask={{
              title: m.cancel_this_return(),
              words: m.you_keep_it({ name: back.name }),
              keep: m.keep_return(),
            }}
          >
            {m.cancel_return()}
          </FormButton>
        </div>
      )}
    </ReturnCard>
  );
}

function RefundInstead({ back: { _id: returnId, name }, cash }: { back: Return; cash: boolean }) {
  const refresh = useRefresh();
  const { form, text, busy } = usePageForm(refundInsteadForm, {
    about: { returnId },
    onDone: async ({ message }) => {
      toast.success(message);
      await refresh();
    },
  });
  return (
    <Form form={form} className={styles.act}>
      <input type="hidden" name="returnId" value={returnId} />
      {cash && <TextField label={m.upi_id()} autoComplete="off" maxLength={100} {...text('payTo')} />}
      <Button
        type="submit"
        variant="secondary"
        size="small"
        loading={busy}
        aria-label={m.refund_instead_of({ name })}
      >
        {m.refund_instead()}
      </Button>
    </Form>
  );
}

function Dispute({ back: { _id: returnId } }: { back: Return }) {
  const refresh = useRefresh();
  const { form, text, fields, busy } = usePageForm(disputeReturnForm, {
    about: { returnId },
    onDone: async ({ message }) => {
      toast.success(message);
      await refresh();
    },
  });
  return (
    <details open={!!form.error || !!fields.note}>
      <summary>{m.disagree()}</summary>
      <Form form={form} className={styles.act}>
        <input type="hidden" name="returnId" value={returnId} />
        <TextArea label={m.what_is_wrong()} rows={3} maxLength={1_000} {...text('note')} />
        <Button type="submit" size="small" loading={busy}>
          {m.let_the_market_decide()}
        </Button>
      </Form>
    </details>
  );
}

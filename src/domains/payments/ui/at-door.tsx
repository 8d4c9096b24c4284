import { useState } from 'react';
import { useNavigate } from 'react-router';
import * as m from '#messages/payment';
import type { Api } from '../../../calls.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Link } from '../../../ui/link.tsx';
import { OtpField } from '../../../ui/otp-field/otp-field.tsx';
import { formatRupees } from '../../../ui/price/format-rupees.ts';
import { refusalFrom } from '../../../ui/form/use-form.ts';
import { useOutcome } from '../../../web/form.ts';
import { usePageForm } from '../../../web/page-form.ts';
import styles from './at-door.module.css';
import { doorConfirmForm, doorNowForm, doorOtpForm } from './door-forms.ts';

type Offer = Awaited<ReturnType<Api['onDelivery']['offer']>>;

interface Props {
  readonly orderId: string;
  readonly offer: Offer;
  /** Called when the customer is about to confirm the order. */
  readonly onStart?: () => void;
}

/** The option to pay at the door, beside UPI: confirmation by OTP, or the reason why it is not possible. */
export function AtDoor({ orderId, offer, onStart }: Props) {
  const [sent, setSent] = useState(useSentOutcome());
  const [needsOtp, setNeedsOtp] = useState(offer.needsOtp);
  return (
    <section className={styles.door} aria-labelledby="at-door" onFocus={onStart}>
      <h2 id="at-door">{m.pay_on_delivery()}</h2>
      {!offer.allowed ? (
        <p className={styles.soft}>
          {m.sentence({ sentence: offer.why })}{' '}
          {offer.lastDigits === '' && <Link href="/dashboard/myaddress">{m.add_mobile_number()}</Link>}
        </p>
      ) : sent ? (
        <Confirm orderId={orderId} offer={offer} outbox={sent.outbox} onAgain={() => setSent(null)} />
      ) : needsOtp ? (
        <SendOtp orderId={orderId} offer={offer} onSent={setSent} />
      ) : (
        <ConfirmNow orderId={orderId} offer={offer} onLate={() => setNeedsOtp(true)} />
      )}
    </section>
  );
}

/** Who logged in by OTP minutes ago needs no second one. `onLate`: it was longer ago after all. */
function ConfirmNow({ orderId, offer, onLate }: Props & { readonly onLate: () => void }) {
  const navigate = useNavigate();
  const { form, busy } = usePageForm(doorNowForm, {
    start: { orderId },
    onDone: () => navigate(`/payment/confirm?orderId=${encodeURIComponent(orderId)}`),
    tell: (failure) => {
      if (failure.code === 'otp_expired') onLate();
      return refusalFrom(failure);
    },
  });
  const amount = formatRupees(offer.amount);
  return (
    <Form form={form} aria-labelledby="at-door">
      <input type="hidden" name="orderId" value={orderId} />
      <p className={styles.soft}>{m.pay_on_delivery_now({ amount, lastDigits: offer.lastDigits })}</p>
      <Button type="submit" variant="secondary" wide loading={busy}>
        {m.confirm_order({ amount })}
      </Button>
    </Form>
  );
}

interface OtpRequest {
  readonly outbox?: string | undefined;
}

/** Without JavaScript: whether an OTP was sent and must now be entered. */
function useSentOutcome(): OtpRequest | null {
  const outcome = useOutcome();
  if (outcome?.form === doorConfirmForm.name) return {};
  return outcome?.form === doorOtpForm.name && !outcome.refusal
    ? ((outcome.answer ?? {}) as OtpRequest)
    : null;
}

function SendOtp({ orderId, offer, onSent }: Props & { readonly onSent: (answer: OtpRequest) => void }) {
  const { form, busy } = usePageForm(doorOtpForm, { start: { orderId }, onDone: onSent });
  const { amount, lastDigits } = offer;
  return (
    <Form form={form} aria-labelledby="at-door">
      <input type="hidden" name="orderId" value={orderId} />
      <p className={styles.soft}>{m.pay_on_delivery_about({ amount: formatRupees(amount), lastDigits })}</p>
      <Button type="submit" variant="secondary" wide loading={busy}>
        {m.send_otp()}
      </Button>
    </Form>
  );
}

function Confirm({
  orderId,
  offer,
  outbox,
  onAgain,
}: Props & { readonly outbox: string | undefined; readonly onAgain: () => void }) {
  const navigate = useNavigate();
  const { form, text, busy } = usePageForm(doorConfirmForm, {
    start: { orderId },
    onDone: () => navigate(`/payment/confirm?orderId=${encodeURIComponent(orderId)}`),
  });
  return (
    <Form form={form} aria-labelledby="at-door">
      <input type="hidden" name="orderId" value={orderId} />
      <p className={styles.soft}>{m.otp_sent_ending({ lastDigits: offer.lastDigits })}</p>
      {outbox && (
        <p className={styles.soft}>
          <a href={outbox} target="_blank" rel="noopener">
            {m.read_demo_text()}
          </a>
        </p>
      )}
      <OtpField label={m.otp()} {...text('otp')} onComplete={(otp) => void form.submit({ otp })} />
      <Button type="submit" wide loading={busy}>
        {m.confirm_order({ amount: formatRupees(offer.amount) })}
      </Button>
      <Button type="button" variant="quiet" size="small" onClick={onAgain}>
        {m.send_new_otp()}
      </Button>
    </Form>
  );
}

import { useState } from 'react';
import * as m from '#messages/waits';
import { Button } from '../../../ui/button/button.tsx';
import { ChoiceChips } from '../../../ui/choice-chips/choice-chips.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { OtpField } from '../../../ui/otp-field/otp-field.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { useOutcome } from '../../../web/form.ts';
import { usePageForm } from '../../../web/page-form.ts';
import { useShell } from '../../../web/shell-context.tsx';
import type { Variant } from '../../catalogue/product.ts';
import { tellMeForm, type AlertAnswer } from './forms.ts';
import styles from './tell-me.module.css';

/** 'Tell me when it is back', for the sold-out sizes. Folded while other sizes are in stock. */
export function TellMe({ variants, isGone }: { variants: readonly Variant[]; isGone: boolean }) {
  const outcome = useOutcome();
  const mine = outcome?.form === tellMeForm.name ? outcome : undefined;
  const [answer, setTold] = useState(mine?.answer as AlertAnswer | undefined);
  const soldOut = variants.filter(({ stock }) => stock === 0);
  if (answer && !answer.otpTo)
    return (
      <div className={styles.place}>
        <Notice tone="good" answer>
          {answer.message}
        </Notice>
      </div>
    );
  if (soldOut.length === 0) return null;
  return (
    <details className={styles.place} open={isGone || mine !== undefined}>
      <summary>{isGone ? m.tell_me_it_is_back() : m.tell_me_of_size()}</summary>
      <TellMeForm sold={soldOut} told={answer} onTold={setTold} />
    </details>
  );
}

function TellMeForm({
  sold,
  told,
  onTold,
}: {
  sold: readonly Variant[];
  told: AlertAnswer | undefined;
  onTold: (answer: AlertAnswer) => void;
}) {
  const { customer } = useShell();
  const [first] = sold;
  const hasChoice = sold.length > 1;
  const { form, values, set, text, fields, busy } = usePageForm(tellMeForm, {
    start: hasChoice || !first ? {} : { variantId: first._id },
    onDone: onTold,
  });
  return (
    <Form form={form} className={styles.form} aria-label={m.tell_me_of_size()}>
      {hasChoice ? (
        <ChoiceChips
          legend={m.sold_out_size()}
          name="variantId"
          choices={sold.map(({ _id, size }) => ({ value: _id, label: size }))}
          value={values.variantId}
          onChange={(variantId) => set({ variantId })}
          error={fields.variantId}
        />
      ) : (
        <input type="hidden" name="variantId" value={values.variantId} />
      )}
      {!customer && (
        <TextField
          label={m.email_or_mobile()}
          autoComplete="email"
          maxLength={254}
          hint={m.used_for_this_only()}
          {...text('contact')}
        />
      )}
      {told?.otpTo && (
        <>
          <p>
            {m.otp_sent({ mobile: told.otpTo })}{' '}
            {told.outbox && (
              <a href={told.outbox} target="_blank" rel="noopener">
                {told.outbox}
              </a>
            )}
          </p>
          <OtpField label={m.otp()} {...text('otp')} error={fields.otp} />
        </>
      )}
      <Button type="submit" variant="secondary" loading={busy}>
        {m.tell_me()}
      </Button>
    </Form>
  );
}

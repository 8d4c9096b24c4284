import { useEffect, useState } from 'react';
import * as m from '#messages/desk';
import * as account from '#messages/desk-account';
import type { DeskApi } from '../../calls.ts';
import { shop } from '../../shop.ts';
import { Button } from '../../ui/button/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { refusalFrom, useForm } from '../../ui/form/use-form.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import { DigitsField } from '../../ui/text-field/digits-field.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { Wordmark } from '../../ui/wordmark/wordmark.tsx';
import styles from './login.module.css';

/** The head of every form that logs in. */
export const LoginHeading = ({ title }: { title: string }) => (
  <>
    <Wordmark name={shop.name} />
    <h1>{title}</h1>
    <p>{m.who_logs_in()}</p>
  </>
);

/** Logs in by a code to the mobile number or the e-mail: first where to, then the code. */
export function CodeLogin({
  api,
  isForgotten,
  onLogin,
  onPassword,
}: {
  api: DeskApi;
  isForgotten: boolean;
  onLogin: () => void;
  onPassword: () => void;
}) {
  const [target, setTarget] = useState<{ to: string; note: string; wait: number } | null>(null);
  const send = async (to: string) => {
    const { message, retryAfter } = await api.deskStaff.sendCode({ to });
    setTarget({ to, note: message, wait: retryAfter });
  };
  return (
    <>
      {target ? (
        <EnterCode api={api} target={target} onLogin={onLogin} onAgain={() => send(target.to)} />
      ) : (
        <AskCode isForgotten={isForgotten} send={send} onPassword={onPassword} />
      )}
    </>
  );
}

function AskCode({
  isForgotten,
  send,
  onPassword,
}: {
  isForgotten: boolean;
  send: (to: string) => Promise<void>;
  onPassword: () => void;
}) {
  const { form, text, busy } = useForm(
    { to: '' },
    {
      check: ({ to }) => (to.trim() ? undefined : { fields: { to: m.enter_mobile_or_email() } }),
      send: ({ to }) => send(to.trim()),
    },
  );
  return (
    <Form
      form={form}
      className={styles.form}
      heading={<LoginHeading title={isForgotten ? m.forgot_password() : m.log_in_by_code()} />}
    >
      {isForgotten && <p>{m.forgot_password_hint()}</p>}
      <TextField
        label={m.mobile_or_email()}
        hint={m.mobile_or_email_hint()}
        autoComplete="username"
        maxLength={254}
        {...text('to')}
      />
      <Button type="submit" wide loading={busy}>
        {m.send_code()}
      </Button>
      <Button variant="quiet" onClick={onPassword}>
        {m.use_password()}
      </Button>
    </Form>
  );
}

function EnterCode({
  api,
  target,
  onLogin,
  onAgain,
}: {
  api: DeskApi;
  target: { to: string; note: string; wait: number };
  onLogin: () => void;
  onAgain: () => Promise<void>;
}) {
  const [asksApp, setAsksApp] = useState(false);
  const wait = useCountdown(target);
  const { form, text, busy } = useForm(
    { otp: '', code: '' },
    {
      check: ({ otp }) => (otp.length === 6 ? undefined : { fields: { otp: m.code_has_six_digits() } }),
      send: async ({ otp, code }) => {
        await api.deskStaff.logInByCode({ to: target.to, otp, ...(code.trim() && { code: code.trim() }) });
        onLogin();
      },
      tell: (failure) => {
        if (failure.code === 'wrong_otp' || failure.code === 'otp_expired')
          return { fields: { otp: failure.message } };
        if (failure.code !== 'second_factor' && failure.code !== 'wrong_code') return refusalFrom(failure);
        setAsksApp(true);
        return { fields: { code: failure.message } };
      },
    },
  );
  return (
    <Form form={form} className={styles.form} heading={<LoginHeading title={m.enter_the_code()} />}>
      <Notice>{target.note}</Notice>
      <DigitsField
        label={m.code_sent_to({ to: target.to })}
        digits={6}
        autoComplete="one-time-code"
        {...text('otp')}
      />
      {asksApp && <TextField label={account.code()} hint={account.code_hint()} {...text('code')} />}
      <Button type="submit" wide loading={busy}>
        {m.log_in()}
      </Button>
      <Button variant="quiet" disabled={wait > 0} onClick={() => void onAgain()}>
        {wait > 0 ? m.send_again_in({ count: wait }) : m.send_again()}
      </Button>
    </Form>
  );
}

/** The seconds until another code may be sent. */
function useCountdown(target: { wait: number }): number {
  const [seconds, setSeconds] = useState(target.wait);
  useEffect(() => {
    setSeconds(target.wait);
    const timer = setInterval(() => setSeconds((before) => Math.max(0, before - 1)), 1_000);
    return () => clearInterval(timer);
  }, [target]);
  return seconds;
}

import { useState } from 'react';
import { isCallError } from '../../../platform/call-error.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useFaultFocus } from '../../../ui/field/use-fault-focus.ts';
import { Notice } from '../../../ui/notice/notice.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { useApi } from '../../../web/page.tsx';
import styles from './contact-form.module.css';

const missing = {
  name: 'Please tell us your name',
  email: 'Please enter an e-mail address',
  subject: 'Please give it a subject',
  message: 'Please write your message',
} as const;
type Name = keyof typeof missing;
const names = Object.keys(missing) as Name[];

/** Writes to the shop. What was typed stays until it has arrived; `name` and `email` are filled in for who is known. */
export function ContactForm({
  name = '',
  email = '',
}: {
  name?: string | undefined;
  email?: string | undefined;
}) {
  const api = useApi();
  const [values, setValues] = useState<Record<Name, string>>({ name, email, subject: '', message: '' });
  const [fields, setFields] = useState<Record<string, string>>({});
  const form = useFaultFocus(fields);
  const [error, setError] = useState<string>();
  const [thanks, setThanks] = useState<string>();
  const [sending, setSending] = useState(false);
  const text = (field: Name) => ({
    name: field,
    value: values[field],
    error: fields[field],
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [field]: event.target.value }),
  });

  async function send() {
    const faults = Object.fromEntries(
      names.flatMap((field) => (values[field].trim() ? [] : [[field, missing[field]]])),
    );
    setFields(faults);
    setError(undefined);
    if (Object.keys(faults).length > 0) return;
    setSending(true);
    try {
      const { message } = await api.support.contact(values);
      setThanks(message);
      setValues({ ...values, subject: '', message: '' });
    } catch (failure) {
      setThanks(undefined);
      if (isCallError(failure)) setFields(failure.fields);
      setError(`${(failure as Error).message}. Your message is still here.`);
    } finally {
      setSending(false);
    }
  }
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      aria-label="Write to us"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {thanks && (
        <Notice tone="good" announce>
          {thanks}
        </Notice>
      )}
      {error && (
        <Notice tone="bad" announce>
          {error}
        </Notice>
      )}
      <TextField label="Name" autoComplete="name" maxLength={100} {...text('name')} />
      <TextField label="Email" type="email" autoComplete="email" maxLength={254} {...text('email')} />
      <div className={styles.wide}>
        <TextField label="Subject" maxLength={150} {...text('subject')} />
      </div>
      <div className={styles.wide}>
        <TextArea label="Message" rows={6} maxLength={5_000} {...text('message')} />
      </div>
      <div className={styles.wide}>
        <Button type="submit" size="large" icon="send" loading={sending}>
          SEND
        </Button>
      </div>
    </form>
  );
}

import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { beside, useForm } from '../../../ui/form/use-form.ts';
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
  const [thanks, setThanks] = useState<string>();
  const { form, set, text, busy } = useForm<Record<Name, string>>(
    { name, email, subject: '', message: '' },
    {
      check: (typed) =>
        beside(
          Object.fromEntries(
            names.flatMap((field) => (typed[field].trim() ? [] : [[field, missing[field]]])),
          ),
        ),
      send: async (typed) => {
        setThanks(undefined);
        const { message } = await api.support.contact(typed);
        setThanks(message);
        set({ subject: '', message: '' });
      },
      tell: ({ message, fields = {} }) => ({ error: `${message}. Your message is still here.`, fields }),
    },
  );
  return (
    <Form
      form={form}
      className={styles.form}
      aria-label="Write to us"
      heading={
        thanks && (
          <Notice tone="good" announce>
            {thanks}
          </Notice>
        )
      }
    >
      <TextField label="Name" autoComplete="name" maxLength={100} {...text('name')} />
      <TextField label="Email" type="email" autoComplete="email" maxLength={254} {...text('email')} />
      <div className={styles.wide}>
        <TextField label="Subject" maxLength={150} {...text('subject')} />
      </div>
      <div className={styles.wide}>
        <TextArea label="Message" rows={6} maxLength={5_000} {...text('message')} />
      </div>
      <div className={styles.wide}>
        <Button type="submit" size="large" icon="send" loading={busy}>
          SEND
        </Button>
      </div>
    </Form>
  );
}
